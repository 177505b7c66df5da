-- The instant by which entries are dated: the database's own, or the one that the transaction says where the house lives by another clock,
-- as a simulated year and the weeks of a demonstration do.
CREATE FUNCTION instant_of_posting() RETURNS timestamptz LANGUAGE sql STABLE AS $$
	SELECT coalesce(nullif(current_setting('rumi.instant', true), '')::timestamptz, now())
$$;
--> statement-breakpoint
-- Today in the house's zone, or the first day after the last month that is closed.
CREATE OR REPLACE FUNCTION day_of_posting() RETURNS date LANGUAGE sql STABLE AS $$
	SELECT greatest((public.instant_of_posting() AT TIME ZONE 'America/Mexico_City')::date,
		(SELECT (max(m.month) + interval '1 month')::date FROM public.closed_months m))
$$;
--> statement-breakpoint
-- What moved on each account in each month, so that the books of years are read without their lines. It follows the entries by triggers;
-- whoever posts at the same time writes to another part of the sum, and the parts are added when they are read.
CREATE TABLE "gl_month_sums" (
	"account_id" uuid NOT NULL,
	"month" date NOT NULL,
	"part" smallint NOT NULL,
	"debit_centavos" bigint NOT NULL,
	"credit_centavos" bigint NOT NULL,
	CONSTRAINT "gl_month_sums_pkey" PRIMARY KEY("account_id","month","part"),
	CONSTRAINT "gl_month_sums_are_of_whole_months" CHECK ("gl_month_sums"."month" = date_trunc('month', "gl_month_sums"."month")::date)
);
--> statement-breakpoint
ALTER TABLE "gl_month_sums" ADD CONSTRAINT "gl_month_sums_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade;
--> statement-breakpoint
INSERT INTO "gl_month_sums" ("account_id", "month", "part", "debit_centavos", "credit_centavos")
	SELECT l.account_id, date_trunc('month', e.date)::date, 0, sum(l.debit_centavos), sum(l.credit_centavos)
	FROM "gl_lines" l JOIN "gl_entries" e ON e.id = l.entry_id WHERE e.status = 'posted' GROUP BY 1, 2;
--> statement-breakpoint
CREATE FUNCTION gl_month_sums_follow_the_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() > 1 THEN RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END; END IF;
	RAISE EXCEPTION 'sums of months follow the entries and are written by nobody'
		USING ERRCODE = 'restrict_violation', TABLE = 'gl_month_sums', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "gl_month_sums_follow_the_entries" BEFORE INSERT OR UPDATE OR DELETE ON "gl_month_sums"
	FOR EACH ROW EXECUTE FUNCTION gl_month_sums_follow_the_entries();
--> statement-breakpoint
-- The lines of an entry are all there when it is posted, and none is added later. Sums are met in one order by all who post.
CREATE FUNCTION gl_entries_add_to_their_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.gl_month_sums AS s (account_id, month, part, debit_centavos, credit_centavos)
		SELECT l.account_id, date_trunc('month', n.date)::date, pg_backend_pid() % 8, sum(l.debit_centavos), sum(l.credit_centavos)
		FROM now_posted n JOIN formerly f ON f.id = n.id AND f.status = 'draft' JOIN public.gl_lines l ON l.entry_id = n.id
		WHERE n.status = 'posted' GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT (account_id, month, part) DO UPDATE
		SET debit_centavos = s.debit_centavos + excluded.debit_centavos, credit_centavos = s.credit_centavos + excluded.credit_centavos;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "gl_entries_add_to_their_month" AFTER UPDATE ON "gl_entries"
	REFERENCING OLD TABLE AS formerly NEW TABLE AS now_posted FOR EACH STATEMENT EXECUTE FUNCTION gl_entries_add_to_their_month();
--> statement-breakpoint
-- Lines of a posted entry go with a demonstration alone, before their entry.
CREATE FUNCTION gl_lines_leave_their_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.gl_month_sums AS s (account_id, month, part, debit_centavos, credit_centavos)
		SELECT l.account_id, date_trunc('month', e.date)::date, pg_backend_pid() % 8, -sum(l.debit_centavos), -sum(l.credit_centavos)
		FROM gone l JOIN public.gl_entries e ON e.id = l.entry_id WHERE e.status = 'posted' GROUP BY 1, 2 ORDER BY 1, 2
	ON CONFLICT (account_id, month, part) DO UPDATE
		SET debit_centavos = s.debit_centavos + excluded.debit_centavos, credit_centavos = s.credit_centavos + excluded.credit_centavos;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "gl_lines_leave_their_month" AFTER DELETE ON "gl_lines"
	REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION gl_lines_leave_their_month();
--> statement-breakpoint
-- What was posted on each account before a day: whole months by their sums, the days of the last one by their lines.
CREATE FUNCTION account_sums_before(day date) RETURNS TABLE (account_id uuid, debit bigint, credit bigint) LANGUAGE sql STABLE AS $$
	SELECT d.account_id, sum(d.debit)::bigint, sum(d.credit)::bigint FROM (
		SELECT s.account_id, s.debit_centavos AS debit, s.credit_centavos AS credit
		FROM public.gl_month_sums s WHERE s.month < date_trunc('month', day::timestamp)::date
		UNION ALL SELECT l.account_id, l.debit_centavos, l.credit_centavos
		FROM public.gl_entries e JOIN public.gl_lines l ON l.entry_id = e.id
		WHERE e.status = 'posted' AND e.date >= date_trunc('month', day::timestamp)::date AND e.date < day
	) d GROUP BY d.account_id
$$;
--> statement-breakpoint
-- An account's lines of some days are found by their entries.
DROP INDEX "gl_lines_by_account";
--> statement-breakpoint
CREATE INDEX "gl_lines_by_account" ON "gl_lines" ("account_id", "entry_id");
--> statement-breakpoint
-- The audit of the sums: what the lines of each account say of a month, less what its sum says. None where they agree.
CREATE FUNCTION month_sum_differences() RETURNS TABLE (account_id uuid, code text, month date, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT a.id, a.code, d.month, (CASE WHEN sum(d.debit) <> 0 THEN sum(d.debit) ELSE sum(d.credit) END)::bigint FROM (
		SELECT l.account_id, date_trunc('month', e.date)::date AS month, l.debit_centavos AS debit, l.credit_centavos AS credit
		FROM public.gl_lines l JOIN public.gl_entries e ON e.id = l.entry_id WHERE e.status = 'posted'
		UNION ALL SELECT s.account_id, s.month, -s.debit_centavos, -s.credit_centavos FROM public.gl_month_sums s
	) d JOIN public.accounts a ON a.id = d.account_id
	GROUP BY a.id, a.code, d.month HAVING sum(d.debit) <> 0 OR sum(d.credit) <> 0
$$;

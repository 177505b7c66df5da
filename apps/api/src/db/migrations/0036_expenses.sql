-- What the house buys: who sold it, what it cost, how it was paid, and the invoice that stands behind it.
CREATE TABLE "expenses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"supplier_name" text NOT NULL,
	"supplier_rfc" text DEFAULT '' NOT NULL,
	"concept" text NOT NULL,
	"subtotal_centavos" bigint NOT NULL,
	"untaxed_centavos" bigint DEFAULT 0 NOT NULL,
	"iva_percent" integer NOT NULL,
	"iva_centavos" bigint NOT NULL,
	"total_centavos" bigint GENERATED ALWAYS AS (subtotal_centavos + iva_centavos) STORED NOT NULL,
	"account_id" uuid NOT NULL,
	"payment" text NOT NULL,
	"cash_day_id" uuid,
	"paid_on" date,
	"paid_by" uuid,
	"cfdi_uuid" uuid,
	"cfdi_xml" text,
	"entered_by" uuid NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"taken_back_at" timestamp(3) with time zone,
	"taken_back_by" uuid,
	"take_back_reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "expenses_say_who_sold" CHECK (btrim("expenses"."supplier_name") <> ''),
	CONSTRAINT "expenses_say_what_was_bought" CHECK (btrim("expenses"."concept") <> ''),
	CONSTRAINT "expenses_payment_is_known" CHECK ("expenses"."payment" in ('cash', 'bank', 'later')),
	CONSTRAINT "expenses_rfc_has_its_form" CHECK ("expenses"."supplier_rfc" ~ '^([A-Z\u00D1&]{3,4}[0-9]{6}[A-Z0-9]{3})?$'),
	CONSTRAINT "expenses_of_something" CHECK ("expenses"."subtotal_centavos" > 0 and "expenses"."iva_centavos" >= 0 and "expenses"."untaxed_centavos" between 0 and "expenses"."subtotal_centavos"),
	CONSTRAINT "expenses_iva_is_of_its_rate" CHECK ("expenses"."iva_percent" in (0, 8, 16) and abs("expenses"."iva_centavos" * 100 - ("expenses"."subtotal_centavos" - "expenses"."untaxed_centavos") * "expenses"."iva_percent") <= 1050),
	CONSTRAINT "expenses_iva_of_a_known_supplier" CHECK ("expenses"."iva_centavos" = 0 or "expenses"."supplier_rfc" <> ''),
	CONSTRAINT "expenses_only_cash_leaves_a_till" CHECK ("expenses"."cash_day_id" is null or "expenses"."payment" = 'cash'),
	CONSTRAINT "expenses_paid_later_once" CHECK (num_nulls("expenses"."paid_on", "expenses"."paid_by") in (0, 2) and ("expenses"."paid_on" is null or ("expenses"."payment" = 'later' and "expenses"."paid_on" >= "expenses"."day"))),
	CONSTRAINT "expenses_invoice_with_its_xml" CHECK (("expenses"."cfdi_uuid" is null) = ("expenses"."cfdi_xml" is null)),
	CONSTRAINT "expenses_taken_back_with_a_reason" CHECK (("expenses"."taken_back_at" is null) = ("expenses"."taken_back_by" is null) and ("expenses"."taken_back_at" is null) = (btrim("expenses"."take_back_reason") = ''))
);
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id");
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_cash_day_id_cash_days_id_fk" FOREIGN KEY ("cash_day_id") REFERENCES "public"."cash_days"("id");
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_paid_by_users_id_fk" FOREIGN KEY ("paid_by") REFERENCES "public"."users"("id");
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id");
--> statement-breakpoint
ALTER TABLE "expenses" ADD CONSTRAINT "expenses_taken_back_by_users_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id");
--> statement-breakpoint
CREATE UNIQUE INDEX "expenses_one_per_cfdi" ON "expenses" ("cfdi_uuid") WHERE "expenses"."taken_back_at" is null;
--> statement-breakpoint
CREATE INDEX "expenses_by_day" ON "expenses" ("day", "created_at", "id");
--> statement-breakpoint
CREATE INDEX "expenses_by_account" ON "expenses" ("account_id");
--> statement-breakpoint
CREATE INDEX "expenses_by_till" ON "expenses" ("cash_day_id");
--> statement-breakpoint
CREATE INDEX "expenses_by_person" ON "expenses" ("entered_by");
--> statement-breakpoint
CREATE INDEX "expenses_by_payer" ON "expenses" ("paid_by");
--> statement-breakpoint
CREATE INDEX "expenses_by_taker" ON "expenses" ("taken_back_by");
--> statement-breakpoint
-- The receipt of an expense is a file of whoever handed it in, and is shown to those who keep the books alone.
ALTER TABLE "files" ADD COLUMN "expense_id" uuid CONSTRAINT "files_expense_id_expenses_id_fk" REFERENCES "public"."expenses"("id");
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_one_receipt_per_expense" UNIQUE("expense_id");
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_receipt_is_of_no_dog" CHECK ("files"."expense_id" is null or num_nonnulls("files"."dog_id", "files"."record_id", "files"."card_id") = 0);
--> statement-breakpoint
DROP INDEX "files_one_identification_each";
--> statement-breakpoint
CREATE UNIQUE INDEX "files_one_identification_each" ON "files" ("owner_id") WHERE dog_id is null and expense_id is null;
--> statement-breakpoint
-- Cash that an expense takes out of a till, and puts back where the expense is taken back before the till is closed.
ALTER TABLE "cash_movements" ADD COLUMN "expense_id" uuid CONSTRAINT "cash_movements_expense_id_expenses_id_fk" REFERENCES "public"."expenses"("id");
--> statement-breakpoint
ALTER TABLE "cash_movements" ADD CONSTRAINT "cash_movements_once_per_expense" UNIQUE("expense_id","kind");
--> statement-breakpoint
-- One more source of entries beside those that are known by then.
DO $$
DECLARE
	known text;
BEGIN
	SELECT pg_get_constraintdef(c.oid) INTO STRICT known FROM pg_constraint c
		WHERE c.conrelid = 'public.gl_entries'::regclass AND c.conname = 'gl_entries_source_is_known';
	ALTER TABLE "gl_entries" DROP CONSTRAINT "gl_entries_source_is_known";
	EXECUTE 'ALTER TABLE "gl_entries" ADD CONSTRAINT "gl_entries_source_is_known" ' || replace(known, 'ARRAY[', 'ARRAY[''expense''::text, ');
END $$;
--> statement-breakpoint
-- What an expense moves in the till it posts itself.
CREATE OR REPLACE FUNCTION cash_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moved bigint := CASE NEW.kind WHEN 'in' THEN NEW.amount_centavos ELSE -NEW.amount_centavos END;
BEGIN
	IF NEW.expense_id IS NOT NULL THEN RETURN NULL; END IF;
	PERFORM public.post_entry('Caja: ' || NEW.reason, 'cashDay', NEW.id::text, 'moved', NULL, NULL, NULL, jsonb_build_array(
		jsonb_build_object('code', '101.01', 'centavos', moved), jsonb_build_object('code', '107.05', 'centavos', -moved)));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The account that an expense posts to; one that the house does not have is opened.
CREATE FUNCTION account_of_expense(asked text) RETURNS uuid LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO public.accounts (code, name, type, nature, sat_group)
		SELECT d.code, d.name, d.type, d.nature, d.code FROM (VALUES
			('118.01', 'IVA acreditable pagado', 'asset', 'debit'), ('119.01', 'IVA acreditable pendiente de pago', 'asset', 'debit'),
			('201.01', 'Proveedores', 'liability', 'credit')
		) AS d (code, name, type, nature) WHERE d.code = asked AND NOT EXISTS (SELECT FROM public.accounts a WHERE a.code = asked)
		ON CONFLICT (code) DO NOTHING;
	RETURN public.account_of_posting(asked);
END $$;
--> statement-breakpoint
-- What an expense moves in the books: debits above zero, credits below. IVA can be set off (118) from when it is paid, until then it waits (119).
CREATE FUNCTION lines_of_expense(asked uuid) RETURNS TABLE (event text, dated date, code text, centavos bigint) LANGUAGE sql STABLE AS $$
	WITH x AS (SELECT e.*, a.code FROM public.expenses e JOIN public.accounts a ON a.id = e.account_id WHERE e.id = asked)
	SELECT l.event, l.dated, l.code, l.centavos FROM (
		SELECT 'entered' AS event, x.day AS dated, x.code, x.subtotal_centavos AS centavos FROM x
		UNION ALL SELECT 'entered', x.day, CASE x.payment WHEN 'later' THEN '119.01' ELSE '118.01' END, x.iva_centavos FROM x
		UNION ALL SELECT 'entered', x.day, CASE x.payment WHEN 'cash' THEN '101.01' WHEN 'bank' THEN '102.01' ELSE '201.01' END, -x.total_centavos FROM x
		UNION ALL SELECT 'paid', x.paid_on, '201.01', x.total_centavos FROM x WHERE x.paid_on IS NOT NULL
		UNION ALL SELECT 'paid', x.paid_on, '102.01', -x.total_centavos FROM x WHERE x.paid_on IS NOT NULL
		UNION ALL SELECT 'paid', x.paid_on, '118.01', x.iva_centavos FROM x WHERE x.paid_on IS NOT NULL
		UNION ALL SELECT 'paid', x.paid_on, '119.01', -x.iva_centavos FROM x WHERE x.paid_on IS NOT NULL
	) l WHERE l.centavos <> 0
$$;
--> statement-breakpoint
-- Posts what of an expense is not in the books: each event once, on its own day, and the reversal of each where it was taken back.
CREATE FUNCTION post_expense(asked uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	x record;
	due record;
	written uuid;
BEGIN
	SELECT * INTO x FROM public.expenses e WHERE e.id = asked FOR NO KEY UPDATE;
	FOR due IN SELECT l.event, l.dated FROM public.lines_of_expense(asked) l
		WHERE NOT EXISTS (SELECT FROM public.gl_entries e WHERE e.source = 'expense' AND e.source_id = asked::text AND e.event = l.event)
		GROUP BY l.event, l.dated ORDER BY l.event
	LOOP
		INSERT INTO public.gl_entries (date, description, source, source_id, event)
			VALUES (due.dated, left(CASE due.event WHEN 'paid' THEN 'Pago a ' ELSE '' END || x.supplier_name || ': ' || x.concept, 200),
				'expense', asked::text, due.event) RETURNING id INTO written;
		INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos)
			SELECT written, (row_number() OVER (ORDER BY l.centavos < 0, l.code DESC)) - 1, public.account_of_expense(l.code),
				greatest(l.centavos, 0), greatest(-l.centavos, 0)
			FROM public.lines_of_expense(asked) l WHERE l.event = due.event;
		UPDATE public.gl_entries SET status = 'posted' WHERE id = written;
	END LOOP;
	IF x.taken_back_at IS NULL THEN RETURN; END IF;
	FOR due IN SELECT e.id, e.number, e.event, e.date, e.description FROM public.gl_entries e
		WHERE e.source = 'expense' AND e.source_id = asked::text AND e.reversal_of IS NULL
			AND NOT EXISTS (SELECT FROM public.gl_entries r WHERE r.reversal_of = e.id) ORDER BY e.number
	LOOP
		INSERT INTO public.gl_entries (date, description, source, source_id, event, reversal_of)
			VALUES (greatest(public.day_of_posting(), due.date), left('Reversa de la póliza ' || due.number || ': ' || x.take_back_reason, 200),
				'expense', asked::text, 'taken back ' || due.event, due.id) RETURNING id INTO written;
		INSERT INTO public.gl_lines (entry_id, position, account_id, debit_centavos, credit_centavos, memo)
			SELECT written, l.position, l.account_id, l.credit_centavos, l.debit_centavos, l.memo FROM public.gl_lines l WHERE l.entry_id = due.id;
		UPDATE public.gl_entries SET status = 'posted' WHERE id = written;
	END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION expenses_post() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM public.post_expense(NEW.id);
	INSERT INTO public.cash_movements (cash_day_id, kind, amount_centavos, reason, by, expense_id)
		SELECT NEW.cash_day_id, 'out', NEW.total_centavos, left('Gasto: ' || NEW.supplier_name || ', ' || NEW.concept, 200), NEW.entered_by, NEW.id
		WHERE NEW.cash_day_id IS NOT NULL AND NOT EXISTS (SELECT FROM public.cash_movements m WHERE m.expense_id = NEW.id AND m.kind = 'out');
	INSERT INTO public.cash_movements (cash_day_id, kind, amount_centavos, reason, by, expense_id)
		SELECT NEW.cash_day_id, 'in', NEW.total_centavos, left('Gasto retirado: ' || NEW.take_back_reason, 200), NEW.taken_back_by, NEW.id
		FROM public.cash_days d WHERE d.id = NEW.cash_day_id AND d.status <> 'closed' AND NEW.taken_back_at IS NOT NULL
			AND NOT EXISTS (SELECT FROM public.cash_movements m WHERE m.expense_id = NEW.id AND m.kind = 'in');
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "expenses_post" AFTER INSERT OR UPDATE ON "expenses" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION expenses_post();
--> statement-breakpoint
CREATE FUNCTION expenses_of_an_expense_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (SELECT FROM public.accounts a WHERE a.id = NEW.account_id AND a.type = 'expense') AND EXISTS (SELECT FROM public.accounts a WHERE a.id = NEW.account_id) THEN
		RAISE EXCEPTION 'an expense is of an account of expenses'
			USING ERRCODE = 'check_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_of_an_expense_account';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "expenses_of_an_expense_account" BEFORE INSERT ON "expenses"
	FOR EACH ROW EXECUTE FUNCTION expenses_of_an_expense_account();
--> statement-breakpoint
-- What was posted stays as it was: an expense is paid later once and taken back once, and nothing else of it changes. (Its total is made of
-- the rest, and not there yet when this is asked.)
CREATE FUNCTION expenses_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND OLD.taken_back_at IS NULL
		AND (to_jsonb(NEW) - '{paid_on,paid_by,taken_back_at,taken_back_by,take_back_reason,total_centavos}'::text[])
			= (to_jsonb(OLD) - '{paid_on,paid_by,taken_back_at,taken_back_by,take_back_reason,total_centavos}'::text[])
		AND (OLD.paid_on IS NULL OR (NEW.paid_on, NEW.paid_by) IS NOT DISTINCT FROM (OLD.paid_on, OLD.paid_by))
	THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'an expense never changes'
		USING ERRCODE = 'restrict_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_never_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "expenses_never_change" BEFORE UPDATE OR DELETE ON "expenses"
	FOR EACH ROW EXECUTE FUNCTION expenses_never_change();
--> statement-breakpoint
-- What the bank has confirmed is taken apart there first.
CREATE FUNCTION expenses_reconciled_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.bank_matches m JOIN public.gl_entries e ON e.id = m.entry_id WHERE e.source = 'expense' AND e.source_id = NEW.id::text) THEN
		RAISE EXCEPTION 'an expense that is reconciled stays'
			USING ERRCODE = 'check_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_reconciled_stay';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "expenses_reconciled_stay" BEFORE UPDATE ON "expenses"
	FOR EACH ROW WHEN (OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL) EXECUTE FUNCTION expenses_reconciled_stay();
--> statement-breakpoint
-- The audit of expenses: what each should have in the books by its document, and what it has. None where they agree.
CREATE FUNCTION expense_differences() RETURNS TABLE (expense_id uuid, code text, centavos bigint) LANGUAGE sql STABLE AS $$
	SELECT d.id, d.code, sum(d.centavos)::bigint FROM (
		SELECT x.id, l.code, l.centavos FROM public.expenses x, LATERAL public.lines_of_expense(x.id) l WHERE x.taken_back_at IS NULL
		UNION ALL SELECT x.id, a.code, l.credit_centavos - l.debit_centavos
			FROM public.expenses x JOIN public.gl_entries e ON e.source = 'expense' AND e.source_id = x.id::text AND e.status = 'posted'
				JOIN public.gl_lines l ON l.entry_id = e.id JOIN public.accounts a ON a.id = l.account_id
	) d GROUP BY d.id, d.code HAVING sum(d.centavos) <> 0
$$;
--> statement-breakpoint
CREATE TRIGGER "expenses_audited" AFTER INSERT OR UPDATE OR DELETE ON "expenses"
	FOR EACH ROW EXECUTE FUNCTION write_audit_entry('expense', 'id', '',
	'{supplier_name,concept,subtotal_centavos,iva_centavos,payment,paid_on,taken_back_at,take_back_reason}');

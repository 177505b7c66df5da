-- What the bank says, held against the books: files that were imported, their lines, and which lines of the books are the same money.
CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"imported_by" uuid NOT NULL,
	"imported_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_statements_have_a_name" CHECK (btrim("bank_statements"."file_name") <> ''),
	CONSTRAINT "bank_statements_with_their_account" UNIQUE("id","account_id")
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"statement_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"day" date NOT NULL,
	"concept" text NOT NULL,
	"reference" text NOT NULL,
	"amount_centavos" bigint NOT NULL,
	"balance_centavos" bigint,
	"ordinal" integer NOT NULL,
	CONSTRAINT "bank_lines_once" UNIQUE("account_id","day","amount_centavos","reference","ordinal"),
	CONSTRAINT "bank_lines_of_something" CHECK ("bank_lines"."amount_centavos" <> 0),
	CONSTRAINT "bank_lines_are_counted" CHECK ("bank_lines"."ordinal" >= 0 and "bank_lines"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bank_matches" (
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_id" uuid NOT NULL,
	"matched_by" uuid NOT NULL,
	"matched_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_matches_once_per_book_line" PRIMARY KEY("entry_id","position")
);
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id");
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_imported_by_users_id_fk" FOREIGN KEY ("imported_by") REFERENCES "public"."users"("id");
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_of_a_statement" FOREIGN KEY ("statement_id","account_id") REFERENCES "public"."bank_statements"("id","account_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_of_a_book_line" FOREIGN KEY ("entry_id","position") REFERENCES "public"."gl_lines"("entry_id","position") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_of_a_bank_line" FOREIGN KEY ("line_id") REFERENCES "public"."bank_lines"("id");
--> statement-breakpoint
ALTER TABLE "bank_matches" ADD CONSTRAINT "bank_matches_matched_by_users_id_fk" FOREIGN KEY ("matched_by") REFERENCES "public"."users"("id");
--> statement-breakpoint
CREATE INDEX "bank_statements_by_account" ON "bank_statements" ("account_id");
--> statement-breakpoint
CREATE INDEX "bank_statements_by_person" ON "bank_statements" ("imported_by");
--> statement-breakpoint
CREATE INDEX "bank_lines_by_statement" ON "bank_lines" ("statement_id","account_id");
--> statement-breakpoint
CREATE INDEX "bank_matches_by_bank_line" ON "bank_matches" ("line_id");
--> statement-breakpoint
CREATE INDEX "bank_matches_by_person" ON "bank_matches" ("matched_by");
--> statement-breakpoint
CREATE TRIGGER "bank_statements_audited" AFTER INSERT OR UPDATE OR DELETE ON "bank_statements"
	FOR EACH ROW EXECUTE FUNCTION write_audit_entry('bankStatement', 'id', '', '{file_name}');
--> statement-breakpoint
CREATE FUNCTION bank_lines_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'what the bank said never changes'
		USING ERRCODE = 'restrict_violation', TABLE = 'bank_lines', CONSTRAINT = 'bank_lines_never_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "bank_lines_never_change" BEFORE UPDATE ON "bank_lines" FOR EACH ROW EXECUTE FUNCTION bank_lines_never_change();
--> statement-breakpoint
-- What is matched with a line of the bank is posted, on its account, and sums to its amount; or nothing is.
CREATE FUNCTION bank_matches_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	touched uuid;
	wrong boolean;
BEGIN
	FOR touched IN SELECT DISTINCT t.id FROM (VALUES
		(CASE WHEN TG_OP <> 'INSERT' THEN OLD.line_id END), (CASE WHEN TG_OP <> 'DELETE' THEN NEW.line_id END)) AS t (id) WHERE t.id IS NOT NULL ORDER BY 1
	LOOP
		-- Whoever matches the same line waits, so that two do not add up apart from each other.
		PERFORM FROM public.bank_lines b WHERE b.id = touched FOR NO KEY UPDATE;
		SELECT count(*) > 0 AND (count(*) FILTER (WHERE e.status = 'posted' AND l.account_id = b.account_id) < count(*)
				OR sum(l.debit_centavos - l.credit_centavos) <> min(b.amount_centavos)) INTO wrong
			FROM public.bank_matches m JOIN public.bank_lines b ON b.id = m.line_id
				JOIN public.gl_lines l ON l.entry_id = m.entry_id AND l.position = m.position JOIN public.gl_entries e ON e.id = m.entry_id
			WHERE m.line_id = touched;
		IF wrong THEN
			RAISE EXCEPTION 'what is matched does not add up to the line of the bank'
				USING ERRCODE = 'check_violation', TABLE = 'bank_matches', CONSTRAINT = 'bank_matches_add_up';
		END IF;
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bank_matches_add_up" AFTER INSERT OR UPDATE OR DELETE ON "bank_matches"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bank_matches_add_up();

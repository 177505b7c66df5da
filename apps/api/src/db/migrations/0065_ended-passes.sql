-- What is left of a paid pass can be given back: its unspent credits are void and pay nothing any more.
ALTER TABLE "pass_credits" ADD COLUMN "voided" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "pass_credits" ADD CONSTRAINT "pass_credits_voided_pay_nothing" CHECK (not "pass_credits"."voided" or "pass_credits"."booking_id" is null);
--> statement-breakpoint
-- What the desk gave back of an active pass before this rule is taken off its price, so that it goes on paying.
UPDATE "passes" p SET "total_centavos" = public.net_paid(NULL, NULL, p."id"), "version" = p."version" + 1, "updated_at" = now()
	WHERE p."status" = 'active' AND public.net_paid(NULL, NULL, p."id") BETWEEN 1 AND p."total_centavos" - 1;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
--> statement-breakpoint
-- A pass pays for nothing unless it is paid whole, also where its money went back after it was.
CREATE FUNCTION pass_credits_of_a_paid_pass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF public.net_paid(NULL, NULL, NEW.pass_id) < (SELECT p.total_centavos FROM public.passes p WHERE p.id = NEW.pass_id) THEN
		RAISE EXCEPTION 'a pass pays only while it is paid whole'
			USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_of_a_paid_pass';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pass_credits_of_a_paid_pass" BEFORE UPDATE ON "pass_credits" FOR EACH ROW
	WHEN (OLD.booking_id IS NULL AND NEW.booking_id IS NOT NULL) EXECUTE FUNCTION pass_credits_of_a_paid_pass();
--> statement-breakpoint
-- With its units the share that each of them earns is another one.
DROP TRIGGER "passes_post" ON "passes";
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "passes_post" AFTER UPDATE OF status, units ON "passes" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION passes_post();

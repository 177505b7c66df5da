-- What is left of a paid pass can be given back: its unspent credits are void and pay nothing any more.
ALTER TABLE "pass_credits" ADD COLUMN "voided" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "pass_credits" ADD CONSTRAINT "pass_credits_voided_pay_nothing" CHECK (not "pass_credits"."voided" or "pass_credits"."booking_id" is null);
--> statement-breakpoint
-- What the desk gave back of an active pass before this rule ended as much of it: the unspent credits that were paid back are void, and what
-- is left of the price is what was kept. One of which nothing was kept or spent is cancelled.
DO $$
DECLARE
	one record;
	gone integer;
BEGIN
	FOR one IN SELECT p.id, p.units, p.total_centavos AS total, greatest(0, public.net_paid(NULL, NULL, p.id)) AS paid,
			(SELECT count(*) FROM public.pass_credits c WHERE c.pass_id = p.id AND c.booking_id IS NULL)::integer AS unspent
		FROM public.passes p
		WHERE p.status = 'active' AND public.net_paid(NULL, NULL, p.id) < p.total_centavos AND EXISTS (
			SELECT FROM public.payments r JOIN public.payments q ON q.id = r.refund_of AND q.kind = 'payment'
			WHERE r.pass_id = p.id AND r.status = 'settled' AND r.received_by IS NOT NULL)
		ORDER BY p.id LOOP
		gone := CASE one.paid WHEN 0 THEN one.unspent
			ELSE least(one.unspent, floor((one.total - one.paid) * one.units::numeric / one.total)) END;
		UPDATE public.pass_credits c SET voided = true WHERE c.pass_id = one.id AND c.number IN (
			SELECT u.number FROM public.pass_credits u WHERE u.pass_id = one.id AND u.booking_id IS NULL ORDER BY u.number DESC LIMIT gone);
		IF gone = one.units THEN
			UPDATE public.passes SET status = 'cancelled', version = version + 1, updated_at = now() WHERE id = one.id;
		ELSE
			UPDATE public.passes SET units = units - gone, total_centavos = one.paid, version = version + 1, updated_at = now()
				WHERE id = one.id;
		END IF;
	END LOOP;
END $$;
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

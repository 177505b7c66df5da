-- What the demonstration wrote of money and books, so that it goes with the demonstration and nothing else of them ever does.
CREATE TABLE "demo_records" (
	"id" uuid PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION goes_with_demo(record uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT public.is_demo_removed() AND EXISTS (SELECT FROM public.demo_records d WHERE d.id = record)
$$;
--> statement-breakpoint
-- What was received is a fact: a mistake is corrected by a row that returns it and another one. What is pending may still be settled or fail.
CREATE OR REPLACE FUNCTION payments_are_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.goes_with_demo(OLD.id) THEN RETURN OLD; END IF;
	IF TG_OP = 'DELETE' OR (OLD.status <> 'pending' AND NEW.status <> OLD.status)
		OR (OLD.status <> 'pending' AND (NEW.received_at, NEW.received_by) IS DISTINCT FROM (OLD.received_at, OLD.received_by))
		OR (NEW.kind, NEW.booking_id, NEW.order_id, NEW.pass_id, NEW.method, NEW.amount_centavos, NEW.tip_centavos, NEW.refund_of, NEW.created_at)
			IS DISTINCT FROM (OLD.kind, OLD.booking_id, OLD.order_id, OLD.pass_id, OLD.method, OLD.amount_centavos, OLD.tip_centavos, OLD.refund_of, OLD.created_at)
		OR (pg_trigger_depth() < 2 AND (NEW.returned_centavos, NEW.returned_tip_centavos)
			IS DISTINCT FROM (OLD.returned_centavos, OLD.returned_tip_centavos)) THEN
		RAISE EXCEPTION 'a payment is a fact'
			USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_are_facts';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- What was posted stays as it was: an expense is paid later once and taken back once, and nothing else of it changes. (Its total is made of
-- the rest, and not there yet when this is asked.)
CREATE OR REPLACE FUNCTION expenses_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.goes_with_demo(OLD.id) THEN RETURN OLD; END IF;
	IF TG_OP = 'UPDATE' AND OLD.taken_back_at IS NULL
		AND (to_jsonb(NEW) - '{paid_on,paid_by,taken_back_at,taken_back_by,take_back_reason,total_centavos}'::text[])
			= (to_jsonb(OLD) - '{paid_on,paid_by,taken_back_at,taken_back_by,take_back_reason,total_centavos}'::text[])
		AND (OLD.paid_on IS NULL OR (NEW.paid_on, NEW.paid_by) IS NOT DISTINCT FROM (OLD.paid_on, OLD.paid_by))
	THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'an expense never changes'
		USING ERRCODE = 'restrict_violation', TABLE = 'expenses', CONSTRAINT = 'expenses_never_change';
END $$;
--> statement-breakpoint
-- The trail of what a demonstration or a simulated year did bears the instant at which it was done there.
CREATE OR REPLACE FUNCTION add_audit_entry(entity text, entity_id text, subject_id uuid, action text, changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  origin jsonb := coalesce(nullif(current_setting('rumi.origin', true), ''), '{}')::jsonb;
  is_erased boolean := subject_id IS NOT NULL AND subject_id::text = current_setting('rumi.erased_person', true);
  by_link uuid := CASE WHEN origin ? 'requestId' AND entity IN ('user', 'invitation', 'secondFactor') THEN subject_id END;
BEGIN
  INSERT INTO audit_entries (at, actor_id, entity, entity_id, subject_id, action, changes, network, device, request_id)
  VALUES (coalesce(nullif(current_setting('rumi.instant', true), '')::timestamptz, clock_timestamp()),
    coalesce((origin ->> 'actorId')::uuid, by_link), entity, entity_id, subject_id, action,
    CASE WHEN is_erased THEN audit_changes_without_person(changes) ELSE changes END,
    (origin ->> 'network')::cidr, origin ->> 'device', (origin ->> 'requestId')::uuid);
END $$;

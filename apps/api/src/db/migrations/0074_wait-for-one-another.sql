-- As before, but a till that is being closed is waited for: cash that came beside its closing lay in it and was counted by nobody.
CREATE OR REPLACE FUNCTION payments_fit_together() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	former public.payments;
BEGIN
	PERFORM FROM public.bookings b WHERE b.id = NEW.booking_id FOR UPDATE;
	PERFORM FROM public.orders o WHERE o.id = NEW.order_id FOR UPDATE;
	PERFORM FROM public.passes p WHERE p.id = NEW.pass_id FOR UPDATE;
	IF NEW.refund_of IS NOT NULL THEN
		SELECT * INTO former FROM public.payments p WHERE p.id = NEW.refund_of FOR UPDATE;
		IF FOUND AND (former.status <> 'settled' OR former.kind = 'refund'
			OR (former.kind = 'credit' AND NEW.kind <> 'refund')
			OR (former.booking_id, former.order_id, former.pass_id, former.client_id)
				IS DISTINCT FROM (NEW.booking_id, NEW.order_id, NEW.pass_id, NEW.client_id)) THEN
			RAISE EXCEPTION 'what is returned was received for the same thing from the same client'
				USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_fit_together';
		END IF;
	END IF;
	PERFORM FROM public.cash_days d WHERE d.id = NEW.cash_day_id FOR SHARE;
	IF NEW.cash_day_id IS NOT NULL AND EXISTS (SELECT FROM public.cash_days d WHERE d.id = NEW.cash_day_id AND d.status = 'closed') THEN
		RAISE EXCEPTION 'a closed till takes no cash'
			USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_fit_together';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION cash_movements_of_an_open_day() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.cash_days d WHERE d.id = NEW.cash_day_id FOR SHARE;
	IF TG_OP <> 'INSERT' OR EXISTS (SELECT FROM public.cash_days d WHERE d.id = NEW.cash_day_id AND d.status = 'closed') THEN
		RAISE EXCEPTION 'a closed till takes no cash'
			USING ERRCODE = 'check_violation', TABLE = 'cash_movements', CONSTRAINT = 'cash_movements_of_an_open_day';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- As before, and cash stays in the till that took it.
CREATE OR REPLACE FUNCTION payments_are_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.goes_with_demo(OLD.id) THEN RETURN OLD; END IF;
	IF TG_OP = 'DELETE' OR (OLD.status <> 'pending' AND NEW.status <> OLD.status)
		OR (OLD.status <> 'pending' AND (NEW.received_at, NEW.received_by) IS DISTINCT FROM (OLD.received_at, OLD.received_by))
		OR (NEW.kind, NEW.booking_id, NEW.order_id, NEW.pass_id, NEW.method, NEW.amount_centavos, NEW.tip_centavos, NEW.refund_of, NEW.cash_day_id,
			NEW.created_at) IS DISTINCT FROM (OLD.kind, OLD.booking_id, OLD.order_id, OLD.pass_id, OLD.method, OLD.amount_centavos, OLD.tip_centavos,
			OLD.refund_of, OLD.cash_day_id, OLD.created_at)
		OR (pg_trigger_depth() < 2 AND (NEW.returned_centavos, NEW.returned_tip_centavos)
			IS DISTINCT FROM (OLD.returned_centavos, OLD.returned_tip_centavos)) THEN
		RAISE EXCEPTION 'a payment is a fact'
			USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_are_facts';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- As before, but a refund of the pass that is under way is waited for.
CREATE OR REPLACE FUNCTION pass_credits_of_a_paid_pass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.passes p WHERE p.id = NEW.pass_id FOR SHARE;
	IF public.net_paid(NULL, NULL, NEW.pass_id) < (SELECT p.total_centavos FROM public.passes p WHERE p.id = NEW.pass_id) THEN
		RAISE EXCEPTION 'a pass pays only while it is paid whole'
			USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_of_a_paid_pass';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- Whoever closes a month waits for whoever posts into it, as the other way round.
CREATE FUNCTION closed_months_wait_for_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('closed_months'));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "closed_months_wait_for_entries" BEFORE INSERT OR UPDATE OR DELETE ON "closed_months"
	FOR EACH STATEMENT EXECUTE FUNCTION closed_months_wait_for_entries();

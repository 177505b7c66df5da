-- One movement of money is one payment, whatever it was for: the rows of "payments" are what of it each thing was paid, and add up to it. What
-- was written before is a payment of one thing each.
CREATE TABLE "payment_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"amount_centavos" bigint NOT NULL,
	"tip_centavos" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "movement_id" uuid DEFAULT null;
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "leads" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
INSERT INTO "payment_movements" ("id", "amount_centavos", "tip_centavos") SELECT p."id", p."amount_centavos", p."tip_centavos" FROM "payments" p;
--> statement-breakpoint
ALTER TABLE "payments" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "payments" SET "movement_id" = "id";
--> statement-breakpoint
ALTER TABLE "payments" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "payments" ALTER COLUMN "movement_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_movement_id_payment_movements_id_fk" FOREIGN KEY ("movement_id") REFERENCES "public"."payment_movements"("id");
--> statement-breakpoint
CREATE INDEX "payments_by_movement" ON "payments" ("movement_id", "position");
--> statement-breakpoint
DROP INDEX "payments_in_order";
--> statement-breakpoint
CREATE INDEX "payments_in_order" ON "payments" ("created_at", "movement_id") WHERE "leads";
--> statement-breakpoint
DROP INDEX "payments_by_moment";
--> statement-breakpoint
CREATE INDEX "payments_by_moment" ON "payments" (coalesce("received_at", "created_at"), "movement_id") WHERE "leads";
--> statement-breakpoint
-- A row that names no movement is one of its own. Those of one movement are the same money: of one kind, way, client, reference, till and charge.
CREATE FUNCTION payments_of_one_movement() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	head public.payments;
BEGIN
	IF NEW.movement_id IS NULL THEN
		NEW.movement_id := NEW.id;
		INSERT INTO public.payment_movements (id, amount_centavos, tip_centavos) VALUES (NEW.id, NEW.amount_centavos, NEW.tip_centavos)
			ON CONFLICT (id) DO NOTHING;
	END IF;
	SELECT * INTO head FROM public.payments p WHERE p.movement_id = NEW.movement_id AND p.leads;
	NEW.leads := NOT FOUND;
	IF FOUND AND (head.kind, head.method, head.client_id, head.reference, head.reason, head.status, head.cash_day_id,
			head.charge_id, head.received_by, head.created_at)
		IS DISTINCT FROM (NEW.kind, NEW.method, NEW.client_id, NEW.reference, NEW.reason, NEW.status, NEW.cash_day_id, NEW.charge_id,
			NEW.received_by, NEW.created_at) THEN
		RAISE EXCEPTION 'what is paid by one movement of money is the same money'
			USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_of_one_movement';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_of_one_movement" BEFORE INSERT ON "payments" FOR EACH ROW EXECUTE FUNCTION payments_of_one_movement();
--> statement-breakpoint
CREATE FUNCTION payment_movements_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	movement uuid := CASE TG_TABLE_NAME WHEN 'payments' THEN to_jsonb(NEW) ->> 'movement_id' ELSE NEW.id::text END;
BEGIN
	IF EXISTS (SELECT FROM public.payment_movements m WHERE m.id = movement AND ((m.amount_centavos, m.tip_centavos) = (
			SELECT sum(p.amount_centavos)::bigint, sum(p.tip_centavos)::bigint FROM public.payments p WHERE p.movement_id = movement)) IS NOT TRUE) THEN
		RAISE EXCEPTION 'what is paid by a movement of money adds up to it'
			USING ERRCODE = 'check_violation', TABLE = 'payment_movements', CONSTRAINT = 'payment_movements_add_up';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payment_movements_add_up" AFTER INSERT OR UPDATE ON "payment_movements" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION payment_movements_add_up();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payments_add_up_to_their_movement" AFTER INSERT ON "payments" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.movement_id <> NEW.id) EXECUTE FUNCTION payment_movements_add_up();
--> statement-breakpoint
-- A movement goes with the last of its rows, which goes with its demonstration.
CREATE FUNCTION payments_take_their_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM public.payment_movements m WHERE m.id = OLD.movement_id
		AND NOT EXISTS (SELECT FROM public.payments p WHERE p.movement_id = OLD.movement_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payments_take_their_movement" AFTER DELETE ON "payments" FOR EACH ROW EXECUTE FUNCTION payments_take_their_movement();
--> statement-breakpoint
-- As before, and a row stays in its movement.
CREATE OR REPLACE FUNCTION payments_are_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.goes_with_demo(OLD.id) THEN RETURN OLD; END IF;
	IF TG_OP = 'DELETE' OR (OLD.status <> 'pending' AND NEW.status <> OLD.status AND NOT (OLD.by_provider AND OLD.status = 'settled' AND NEW.status = 'failed'))
		OR (OLD.status <> 'pending' AND (NEW.received_at, NEW.received_by) IS DISTINCT FROM (OLD.received_at, OLD.received_by))
		OR (NEW.movement_id, NEW.leads) IS DISTINCT FROM (OLD.movement_id, OLD.leads)
		OR (NEW.kind, NEW.booking_id, NEW.order_id, NEW.pass_id, NEW.method, NEW.amount_centavos, NEW.tip_centavos, NEW.refund_of, NEW.by_provider, NEW.cash_day_id,
			NEW.created_at) IS DISTINCT FROM (OLD.kind, OLD.booking_id, OLD.order_id, OLD.pass_id, OLD.method, OLD.amount_centavos, OLD.tip_centavos,
			OLD.refund_of, OLD.by_provider, OLD.cash_day_id, OLD.created_at)
		OR (pg_trigger_depth() < 2 AND (NEW.returned_centavos, NEW.returned_tip_centavos)
			IS DISTINCT FROM (OLD.returned_centavos, OLD.returned_tip_centavos)) THEN
		RAISE EXCEPTION 'a payment is a fact'
			USING ERRCODE = 'check_violation', TABLE = 'payments', CONSTRAINT = 'payments_are_facts';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
-- Payments as money moved: each with what of it every thing was paid. `target` columns are null where there are several.
CREATE VIEW "moved_payments" AS
	SELECT m.id, p.kind, a.booking_id, a.order_id, a.pass_id, p.client_id, p.method, m.amount_centavos, m.tip_centavos, a.tip_for,
		a.returned_centavos, p.reference, p.reason, p.status,
		(SELECT r.movement_id FROM public.payments r WHERE r.id = p.refund_of) AS refund_of,
		p.cash_day_id, p.charge_id, p.position, p.received_at, p.received_by, p.created_at, a.allocations
	FROM public.payments p JOIN public.payment_movements m ON m.id = p.movement_id,
		LATERAL (SELECT sum(x.returned_centavos)::bigint AS returned_centavos, (array_agg(x.tip_for) FILTER (WHERE x.tip_for IS NOT NULL))[1] AS tip_for,
			CASE count(*) WHEN 1 THEN (array_agg(x.booking_id))[1] END AS booking_id,
			CASE count(*) WHEN 1 THEN (array_agg(x.order_id))[1] END AS order_id,
			CASE count(*) WHEN 1 THEN (array_agg(x.pass_id))[1] END AS pass_id,
			jsonb_agg(jsonb_build_object('id', x.id, 'target', CASE
					WHEN x.booking_id IS NOT NULL THEN jsonb_build_object('bookingId', x.booking_id)
					WHEN x.order_id IS NOT NULL THEN jsonb_build_object('orderId', x.order_id)
					WHEN x.pass_id IS NOT NULL THEN jsonb_build_object('passId', x.pass_id) END,
				'amountCentavos', x.amount_centavos, 'tipCentavos', x.tip_centavos, 'returnedCentavos', x.returned_centavos)
				ORDER BY x.position) AS allocations
			FROM public.payments x WHERE x.movement_id = p.movement_id) a
	WHERE p.leads;

-- A refund that the online provider made by itself, as after a dispute, fails where the provider takes it back: the payment holds its money again.
ALTER TABLE "payments" ADD COLUMN "by_provider" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "payments" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "payments" SET "by_provider" = true WHERE "kind" = 'refund' AND "method" = 'online' AND "status" = 'settled'
	AND "received_by" IS NULL AND "reason" = 'Lo devolvió el proveedor del pago';
--> statement-breakpoint
ALTER TABLE "payments" ENABLE TRIGGER USER;
--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_by_provider_are_refunds" CHECK (not "payments"."by_provider" or ("payments"."kind" = 'refund' and "payments"."method" = 'online' and "payments"."status" <> 'pending'));
--> statement-breakpoint
-- As before, but such a refund may fail after it was settled.
CREATE OR REPLACE FUNCTION payments_are_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND public.goes_with_demo(OLD.id) THEN RETURN OLD; END IF;
	IF TG_OP = 'DELETE' OR (OLD.status <> 'pending' AND NEW.status <> OLD.status AND NOT (OLD.by_provider AND OLD.status = 'settled' AND NEW.status = 'failed'))
		OR (OLD.status <> 'pending' AND (NEW.received_at, NEW.received_by) IS DISTINCT FROM (OLD.received_at, OLD.received_by))
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

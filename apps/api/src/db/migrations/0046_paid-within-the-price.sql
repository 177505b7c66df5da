-- Whether a thing still has a price; of what was given up, the money waits for whoever settles it.
CREATE FUNCTION is_standing(booking uuid, ordered uuid, pass uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce(
		(SELECT b.status <> 'cancelled' FROM public.bookings b WHERE b.id = booking),
		(SELECT o.status NOT IN ('cancelled', 'refunded') FROM public.orders o WHERE o.id = ordered),
		(SELECT p.status <> 'cancelled' FROM public.passes p WHERE p.id = pass), false)
$$;
--> statement-breakpoint
-- What was paid for something that got cheaper before this rule is its client's credit, taken from the latest payments.
INSERT INTO "payments" (kind, booking_id, order_id, client_id, method, amount_centavos, reason, refund_of, received_at)
	SELECT 'credit', p.booking_id, p.order_id, p.client_id, 'credit', p.part, 'Cuesta menos de lo que se pagó', p.id, now()
	FROM (
		SELECT p.*, least(p.amount_centavos - p.returned_centavos, public.net_paid(p.booking_id, p.order_id, NULL)
			- public.cost_of_target(p.booking_id, p.order_id, NULL) - coalesce(sum(p.amount_centavos - p.returned_centavos) OVER (
				PARTITION BY p.booking_id, p.order_id ORDER BY p.position DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))::bigint AS part
		FROM "payments" p
		WHERE p.kind = 'payment' AND p.status = 'settled' AND p.pass_id IS NULL AND p.client_id IS NOT NULL
			AND public.is_standing(p.booking_id, p.order_id, NULL)
	) p WHERE p.part > 0 ORDER BY p.position;
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;
--> statement-breakpoint
-- What stands is never paid beyond its price: whoever lowers it says in the same transaction where the difference goes.
CREATE FUNCTION paid_within_the_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	booking uuid;
	ordered uuid;
	pass uuid;
BEGIN
	IF TG_TABLE_NAME = 'bookings' THEN booking := NEW.id;
	ELSIF TG_TABLE_NAME = 'orders' THEN ordered := NEW.id;
	ELSIF TG_TABLE_NAME = 'passes' THEN pass := NEW.id;
	ELSE booking := NEW.booking_id; ordered := NEW.order_id; pass := NEW.pass_id;
	END IF;
	IF public.is_standing(booking, ordered, pass)
		AND public.net_paid(booking, ordered, pass) > public.cost_of_target(booking, ordered, pass) THEN
		RAISE EXCEPTION 'what was paid beyond a price is returned or becomes credit'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_paid_within_the_price" AFTER UPDATE OF total_centavos, status ON "bookings"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW.total_centavos < OLD.total_centavos OR OLD.status = 'cancelled') EXECUTE FUNCTION paid_within_the_price();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_paid_within_the_price" AFTER UPDATE OF total_centavos, status ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW.total_centavos < OLD.total_centavos OR OLD.status IN ('cancelled', 'refunded')) EXECUTE FUNCTION paid_within_the_price();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "passes_paid_within_the_price" AFTER UPDATE OF total_centavos, status ON "passes"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW.total_centavos < OLD.total_centavos OR OLD.status = 'cancelled') EXECUTE FUNCTION paid_within_the_price();
--> statement-breakpoint
-- A refund that fails gives its money back to what was paid.
CREATE CONSTRAINT TRIGGER "payments_failed_refund_within_the_price" AFTER UPDATE OF status ON "payments"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
	WHEN (NEW.status = 'failed' AND NEW.kind <> 'payment') EXECUTE FUNCTION paid_within_the_price();

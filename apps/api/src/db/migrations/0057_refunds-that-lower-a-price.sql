-- A refund may lower the price of an order without a piece coming back: a row of its own among the returns, of no product.
ALTER TABLE "order_returns" ALTER COLUMN "product_id" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_returns" ALTER COLUMN "quantity" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_of_pieces_or_of_the_price" CHECK (
	("order_returns"."product_id" is null) = ("order_returns"."quantity" is null)
	and ("order_returns"."product_id" is not null or ("order_returns"."amount_centavos" > 0 and not "order_returns"."restocked")));
--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade;
--> statement-breakpoint
-- A return costs what its pieces were sold for, or what is left of the price where that was lowered since.
CREATE OR REPLACE FUNCTION order_returns_of_what_was_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	unit bigint;
	cost bigint;
BEGIN
	PERFORM FROM public.orders o WHERE o.id = NEW.order_id FOR UPDATE;
	IF EXISTS (SELECT FROM public.orders o WHERE o.id = NEW.order_id AND o.status IN ('pending', 'cancelled', 'refunded')) THEN
		RAISE EXCEPTION 'what is returned of an order was paid and is not returned whole'
			USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_of_what_was_paid';
	END IF;
	IF NEW.product_id IS NOT NULL THEN
		UPDATE public.order_items SET returned = returned + NEW.quantity
			WHERE order_id = NEW.order_id AND product_id = NEW.product_id RETURNING unit_centavos INTO unit;
		cost := public.cost_of_target(NULL, NEW.order_id, NULL);
		NEW.amount_centavos := least(coalesce(unit, 0) * NEW.quantity, coalesce(cost, 0));
	END IF;
	UPDATE public.orders SET returned_centavos = returned_centavos + NEW.amount_centavos WHERE id = NEW.order_id;
	RETURN NEW;
END $$;

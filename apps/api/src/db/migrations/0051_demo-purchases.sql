-- Of a movement only the names of a person and of an order that are gone are taken out. With a product goes what was counted of it, as
-- long as it was worth nothing: the books rest on the others. What a demonstration bought and sold goes with the demonstration.
CREATE OR REPLACE FUNCTION stock_movements_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF to_jsonb(NEW) - 'by' - 'order_id' = to_jsonb(OLD) - 'by' - 'order_id'
			AND (NEW."by" IS NULL OR NEW."by" = OLD."by") AND (NEW.order_id IS NULL OR NEW.order_id = OLD.order_id)
		THEN RETURN NEW; END IF;
	ELSIF TG_OP = 'DELETE' THEN
		IF public.goes_with_demo(OLD.id) THEN RETURN OLD; END IF;
		IF OLD.kind IN ('opening', 'count') AND OLD.value_centavos = 0
			AND NOT EXISTS (SELECT FROM public.products p WHERE p.id = OLD.product_id)
		THEN RETURN OLD; END IF;
	END IF;
	RAISE EXCEPTION 'a movement of the stock is added, never changed or deleted'
		USING ERRCODE = 'restrict_violation', TABLE = 'stock_movements', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
-- A product has what the last of its movements leaves, also where those of a demonstration are gone.
CREATE FUNCTION stock_movements_go_with_demo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE public.products p SET stock = coalesce(last.stock_after, 0), stock_value_centavos = coalesce(last.value_after_centavos, 0)
		FROM (SELECT OLD.product_id AS id) gone LEFT JOIN LATERAL (
			SELECT m.stock_after, m.value_after_centavos FROM public.stock_movements m
			WHERE m.product_id = OLD.product_id ORDER BY m.position DESC LIMIT 1
		) last ON true
		WHERE p.id = gone.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_go_with_demo" AFTER DELETE ON "stock_movements"
	FOR EACH ROW WHEN (is_demo_removed()) EXECUTE FUNCTION stock_movements_go_with_demo();

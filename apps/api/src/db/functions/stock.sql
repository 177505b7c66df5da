-- Stock that somebody writes to the product itself is what they opened it with, or what they counted.
CREATE OR REPLACE FUNCTION products_stock_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.stock_movements (product_id, kind, quantity) VALUES (NEW.id, 'opening', NEW.stock);
  ELSE
    INSERT INTO public.stock_movements (product_id, kind, quantity) VALUES (NEW.id, 'count', NEW.stock - OLD.stock);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION products_stock_is_what_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.products p LEFT JOIN LATERAL (
      SELECT m.stock_after, m.value_after_centavos FROM public.stock_movements m
      WHERE m.product_id = p.id ORDER BY m.position DESC LIMIT 1
    ) last ON true
    WHERE p.id = NEW.id
      AND (p.stock, p.stock_value_centavos) <> (coalesce(last.stock_after, 0), coalesce(last.value_after_centavos, 0))
  ) THEN
    RAISE EXCEPTION 'the stock of a product is what its movements leave'
      USING ERRCODE = 'check_violation', TABLE = 'products', CONSTRAINT = 'products_stock_is_what_moved';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION stock_movements_cost_what_had_none() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.products p WHERE p.id = NEW.product_id FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM public.products p WHERE p.id = NEW.product_id AND (p.stock_value_centavos <> 0 OR p.stock = 0)) THEN
    RAISE EXCEPTION 'a cost is given to pieces that lie there without one'
      USING ERRCODE = 'check_violation', TABLE = 'stock_movements', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- A product has what the last of its movements leaves, also where those of a demonstration are gone.
CREATE OR REPLACE FUNCTION stock_movements_go_with_demo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.products p SET stock = coalesce(last.stock_after, 0), stock_value_centavos = coalesce(last.value_after_centavos, 0)
    FROM (SELECT OLD.product_id AS id) gone LEFT JOIN LATERAL (
      SELECT m.stock_after, m.value_after_centavos FROM public.stock_movements m
      WHERE m.product_id = OLD.product_id ORDER BY m.position DESC LIMIT 1
    ) last ON true
    WHERE p.id = gone.id;
  RETURN NULL;
END $$;

-- What a movement is worth, and what it leaves. Pieces leave at the average of what is there, the last one with all that is left; what an
-- order gives back comes at what it left with, its share of it where that is not all; what a count finds at the average, or at that of the
-- last pieces where there are none. Pieces whose cost nobody had said are given one while they lie there.
CREATE OR REPLACE FUNCTION stock_movements_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  had record;
  sold record;
  former integer;
BEGIN
  SELECT p.stock, p.stock_value_centavos AS value, p.minimum INTO had FROM public.products p WHERE p.id = NEW.product_id FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN NEW; END IF;
  -- Behind the lock, so that the last of a product is the one that was written last.
  NEW.position := nextval(pg_get_serial_sequence('public.stock_movements', 'position'));
  -- A movement that a change of the product's own stock has written finds the pieces moved already.
  former := had.stock - CASE WHEN pg_trigger_depth() > 1 THEN NEW.quantity ELSE 0 END;
  IF NEW.kind = 'return' THEN
    SELECT -sum(m.quantity) FILTER (WHERE m.kind = 'sale') AS pieces, -sum(m.value_centavos) FILTER (WHERE m.kind = 'sale') AS value,
        coalesce(sum(m.quantity) FILTER (WHERE m.kind = 'return'), 0) AS back,
        coalesce(sum(m.value_centavos) FILTER (WHERE m.kind = 'return'), 0) AS value_back
      INTO sold FROM public.stock_movements m WHERE m.order_id = NEW.order_id AND m.product_id = NEW.product_id;
    NEW.value_centavos := coalesce(round(sold.value::numeric * (sold.back + NEW.quantity) / nullif(sold.pieces, 0)) - sold.value_back, 0);
  ELSIF NEW.kind NOT IN ('purchase', 'opening', 'cost') AND former > 0 THEN
    NEW.value_centavos := round(had.value::numeric * NEW.quantity / former);
  ELSIF NEW.kind NOT IN ('purchase', 'opening', 'cost') THEN
    NEW.value_centavos := coalesce((SELECT round(m.value_centavos::numeric * NEW.quantity / m.quantity) FROM public.stock_movements m
      WHERE m.product_id = NEW.product_id AND m.quantity <> 0 ORDER BY m.position DESC LIMIT 1), 0);
  END IF;
  NEW.stock_after := former + NEW.quantity;
  NEW.value_after_centavos := had.value + NEW.value_centavos;
  -- Who sold is told by the order.
  IF NEW.order_id IS NULL THEN
    NEW."by" := coalesce(NEW."by", (nullif(current_setting('rumi.origin', true), '')::jsonb ->> 'actorId')::uuid);
  END IF;
  UPDATE public.products SET stock = NEW.stock_after, stock_value_centavos = NEW.value_after_centavos WHERE id = NEW.product_id;
  -- Told once each time that it falls so far.
  IF former > had.minimum AND NEW.stock_after <= had.minimum THEN
    INSERT INTO public.outbox (kind, payload) VALUES ('stock-low', jsonb_build_object('movementId', NEW.id));
  END IF;
  RETURN NEW;
END $$;

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

-- Fires behind the one above, which holds the product: whoever returns of it waits.
CREATE OR REPLACE FUNCTION stock_movements_return_what_was_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quantity > (SELECT -sum(m.quantity) FROM public.stock_movements m
    WHERE m.order_id = NEW.order_id AND m.product_id = NEW.product_id HAVING count(*) FILTER (WHERE m.kind = 'sale') > 0) THEN
    RAISE EXCEPTION 'an order gives back what it took'
      USING ERRCODE = 'check_violation', TABLE = 'stock_movements', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- What an order costs is what its pieces cost and their sending; asked when a transaction ends.
CREATE OR REPLACE FUNCTION orders_cost_their_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ordered uuid := CASE WHEN TG_TABLE_NAME = 'orders' THEN to_jsonb(NEW) ->> 'id'
    ELSE to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> 'order_id' END;
BEGIN
  IF EXISTS (SELECT FROM public.orders o WHERE o.id = ordered AND o.total_centavos - o.shipping_centavos <>
    (SELECT coalesce(sum(i.quantity * i.unit_centavos), 0) FROM public.order_items i WHERE i.order_id = o.id)) THEN
    RAISE EXCEPTION 'an order costs what was ordered and its sending'
      USING ERRCODE = 'check_violation', TABLE = 'orders', CONSTRAINT = 'orders_cost_their_items';
  END IF;
  RETURN NULL;
END $$;

-- What is sent has an address, and what is fetched is never on its way. Orders that were sent before stay as they are.
CREATE OR REPLACE FUNCTION orders_sent_somewhere() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an order is sent to an address'
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- The steps are those of the contract's `orderSteps`: what was given up has its pieces back in the shop, so it never stands again.
CREATE OR REPLACE FUNCTION orders_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'paid'), ('pending', 'cancelled'), ('paid', 'preparing'), ('paid', 'delivered'), ('paid', 'refunded'),
    ('preparing', 'ready'), ('preparing', 'shipped'), ('preparing', 'refunded'), ('ready', 'delivered'), ('ready', 'refunded'),
    ('shipped', 'delivered'), ('shipped', 'refunded'), ('delivered', 'refunded')
  ) THEN
    RAISE EXCEPTION 'an order goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'orders', CONSTRAINT = 'orders_step_by_step';
  END IF;
  RETURN NEW;
END $$;

-- Why something was returned may name the person: when their account closes it becomes the words of a closed account, and nothing else.
CREATE OR REPLACE FUNCTION order_returns_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW."by" IS NULL OR NEW."by" = OLD."by") AND NEW.reason IN (OLD.reason, 'Cuenta cerrada')
    AND to_jsonb(NEW) - '{by,reason}'::text[] = to_jsonb(OLD) - '{by,reason}'::text[] THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.orders o WHERE o.id = OLD.order_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'what was returned is a fact'
    USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_never_change';
END $$;

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

-- With the pieces their money goes back; and what both are in the books is posted, also where the pieces were free.
CREATE OR REPLACE FUNCTION order_returns_settle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.net_paid(NULL, NEW.order_id, NULL) > public.cost_of_target(NULL, NEW.order_id, NULL) THEN
    RAISE EXCEPTION 'with the pieces their money goes back'
      USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_settle';
  END IF;
  PERFORM public.post_target(NULL, NEW.order_id, NULL, 'returned ' || NEW.id);
  RETURN NULL;
END $$;

-- Adds the movement of stock that was written to a product directly: its opening stock, or a count.
CREATE OR REPLACE FUNCTION products_stock_is_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF pg_trigger_depth() > 1 THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO public.stock_movements (product_id, kind, quantity)
      VALUES (NEW.id, 'opening', NEW.stock);
  ELSE
    INSERT INTO public.stock_movements (product_id, kind, quantity)
      VALUES (NEW.id, 'count', NEW.stock - OLD.stock);
  END IF;
  RETURN NULL;
END $$;

-- Rejects, at the commit, stock of a product other than what its last movement leaves, in pieces or value.
CREATE OR REPLACE FUNCTION products_stock_is_what_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.products
      LEFT JOIN LATERAL (
        SELECT stock_movements.stock_after, stock_movements.value_after_centavos
        FROM public.stock_movements
        WHERE stock_movements.product_id = products.id
        ORDER BY stock_movements.position DESC
        LIMIT 1
      ) AS last ON true
    WHERE products.id = NEW.id
      AND (products.stock, products.stock_value_centavos)
        <> (coalesce(last.stock_after, 0), coalesce(last.value_after_centavos, 0))
  ) THEN
    RAISE EXCEPTION 'the stock of a product is what its movements leave'
      USING ERRCODE = 'check_violation', TABLE = 'products', CONSTRAINT = 'products_stock_is_what_moved';
  END IF;
  RETURN NULL;
END $$;

-- Rejects a later cost for stock that has a value or for no stock.
CREATE OR REPLACE FUNCTION stock_movements_cost_what_had_none() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.products WHERE id = NEW.product_id FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM public.products
    WHERE id = NEW.product_id AND (stock_value_centavos <> 0 OR stock = 0)
  ) THEN
    RAISE EXCEPTION 'a cost is given to pieces that lie there without one'
      USING ERRCODE = 'check_violation', TABLE = 'stock_movements', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Sets a product's stock to what its last movement leaves, after the movements of the demonstration were removed.
CREATE OR REPLACE FUNCTION stock_movements_go_with_demo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE public.products
    SET
      stock = coalesce(last.stock_after, 0),
      stock_value_centavos = coalesce(last.value_after_centavos, 0)
    FROM (SELECT OLD.product_id AS id) AS changed
      LEFT JOIN LATERAL (
        SELECT stock_after, value_after_centavos
        FROM public.stock_movements
        WHERE product_id = OLD.product_id
        ORDER BY position DESC
        LIMIT 1
      ) AS last ON true
    WHERE products.id = changed.id;
  RETURN NULL;
END $$;

-- Values a movement (a sale or loss at the average, a return at its cost when sold, a count at the average or last cost) and moves the stock.
CREATE OR REPLACE FUNCTION stock_movements_move() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product record;
  sold record;
  former_stock integer;
BEGIN
  SELECT stock, stock_value_centavos AS value, minimum INTO product
    FROM public.products
    WHERE id = NEW.product_id
    FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NEW;
  END IF;
  -- Numbered under the lock, so that the last movement of a product is the one written last.
  NEW.position := nextval(pg_get_serial_sequence('public.stock_movements', 'position'));
  -- A movement written for a direct change of the product's stock finds the pieces already moved.
  former_stock := product.stock - CASE WHEN pg_trigger_depth() > 1 THEN NEW.quantity ELSE 0 END;
  IF NEW.kind = 'return' THEN
    SELECT
      -sum(quantity) FILTER (WHERE kind = 'sale') AS pieces,
      -sum(value_centavos) FILTER (WHERE kind = 'sale') AS value,
      coalesce(sum(quantity) FILTER (WHERE kind = 'return'), 0) AS returned_pieces,
      coalesce(sum(value_centavos) FILTER (WHERE kind = 'return'), 0) AS returned_value
      INTO sold
      FROM public.stock_movements
      WHERE order_id = NEW.order_id AND product_id = NEW.product_id;
    NEW.value_centavos := coalesce(
      round(sold.value::numeric * (sold.returned_pieces + NEW.quantity) / nullif(sold.pieces, 0)) - sold.returned_value,
      0
    );
  ELSIF NEW.kind NOT IN ('purchase', 'opening', 'cost') AND former_stock > 0 THEN
    NEW.value_centavos := round(product.value::numeric * NEW.quantity / former_stock);
  ELSIF NEW.kind NOT IN ('purchase', 'opening', 'cost') THEN
    NEW.value_centavos := coalesce((
      SELECT round(value_centavos::numeric * NEW.quantity / quantity)
      FROM public.stock_movements
      WHERE product_id = NEW.product_id AND quantity <> 0
      ORDER BY position DESC
      LIMIT 1
    ), 0);
  END IF;
  NEW.stock_after := former_stock + NEW.quantity;
  NEW.value_after_centavos := product.value + NEW.value_centavos;
  -- The person who sold stands in the order.
  IF NEW.order_id IS NULL THEN
    NEW."by" := coalesce(
      NEW."by",
      (nullif(current_setting('rumi.origin', true), '')::jsonb ->> 'actorId')::uuid
    );
  END IF;
  UPDATE public.products
    SET stock = NEW.stock_after, stock_value_centavos = NEW.value_after_centavos
    WHERE id = NEW.product_id;
  -- Notified once each time that the stock falls to the minimum.
  IF former_stock > product.minimum AND NEW.stock_after <= product.minimum THEN
    INSERT INTO public.outbox (kind, payload)
      VALUES ('stock-low', jsonb_build_object('movementId', NEW.id));
  END IF;
  RETURN NEW;
END $$;

-- Protects stock movements; person and order may be cleared, and worthless counts go with their product, demonstration records with the demo.
CREATE OR REPLACE FUNCTION stock_movements_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'by' - 'order_id' = to_jsonb(OLD) - 'by' - 'order_id'
      AND (NEW."by" IS NULL OR NEW."by" = OLD."by")
      AND (NEW.order_id IS NULL OR NEW.order_id = OLD.order_id)
    THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF public.is_removed_with_demo(OLD.id) THEN
      RETURN OLD;
    END IF;
    IF OLD.kind IN ('opening', 'count')
      AND OLD.value_centavos = 0
      AND NOT EXISTS (SELECT FROM public.products WHERE id = OLD.product_id)
    THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'a movement of the stock is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'stock_movements', CONSTRAINT = TG_NAME;
END $$;

-- Rejects a return of more pieces than the order took; fires after `stock_movements_move`, by its name, with the product locked.
CREATE OR REPLACE FUNCTION stock_movements_return_what_was_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.quantity > (
    SELECT -sum(quantity)
    FROM public.stock_movements
    WHERE order_id = NEW.order_id AND product_id = NEW.product_id
    HAVING count(*) FILTER (WHERE kind = 'sale') > 0
  ) THEN
    RAISE EXCEPTION 'an order gives back what it took'
      USING ERRCODE = 'check_violation', TABLE = 'stock_movements', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Rejects, at the commit, a total of an order other than the sum of its items and its shipping.
CREATE OR REPLACE FUNCTION orders_cost_their_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  shop_order uuid := CASE
    WHEN TG_TABLE_NAME = 'orders' THEN to_jsonb(NEW) ->> 'id'
    ELSE to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END) ->> 'order_id'
  END;
BEGIN
  IF EXISTS (
    SELECT FROM public.orders
    WHERE orders.id = shop_order
      AND NOT orders.opening_balance
      AND orders.total_centavos - orders.shipping_centavos <> (
        SELECT coalesce(sum(order_items.quantity * order_items.unit_centavos), 0)
        FROM public.order_items
        WHERE order_items.order_id = orders.id
      )
  ) THEN
    RAISE EXCEPTION 'an order costs what was ordered and its sending'
      USING ERRCODE = 'check_violation', TABLE = 'orders', CONSTRAINT = 'orders_cost_their_items';
  END IF;
  RETURN NULL;
END $$;

-- Rejects the shipping of an order that is picked up or has no address; orders shipped before stay valid.
CREATE OR REPLACE FUNCTION orders_sent_somewhere() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an order is sent to an address'
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Rejects a change of status that is no step of `orderSteps` in the contract; a cancelled order, whose pieces are back, stays cancelled.
CREATE OR REPLACE FUNCTION orders_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'paid'),
    ('pending', 'cancelled'),
    ('paid', 'preparing'),
    ('paid', 'delivered'),
    ('paid', 'refunded'),
    ('preparing', 'ready'),
    ('preparing', 'shipped'),
    ('preparing', 'refunded'),
    ('ready', 'delivered'),
    ('ready', 'refunded'),
    ('shipped', 'delivered'),
    ('shipped', 'refunded'),
    ('delivered', 'refunded')
  ) THEN
    RAISE EXCEPTION 'an order goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'orders', CONSTRAINT = 'orders_step_by_step';
  END IF;
  RETURN NEW;
END $$;

-- Protects a return; its person and reason are erased when the client's account closes, and it goes with its order.
CREATE OR REPLACE FUNCTION order_returns_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE'
    AND (NEW."by" IS NULL OR NEW."by" = OLD."by")
    AND NEW.reason IN (OLD.reason, 'Cuenta cerrada')
    AND to_jsonb(NEW) - '{by,reason}'::text[] = to_jsonb(OLD) - '{by,reason}'::text[]
  THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.orders WHERE id = OLD.order_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what was returned is a fact'
    USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_never_change';
END $$;

-- Rejects a return of an order that is unpaid or over; sets its amount to the price of its pieces, at most the present price of the order.
CREATE OR REPLACE FUNCTION order_returns_of_what_was_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  unit_price bigint;
  order_price bigint;
BEGIN
  PERFORM FROM public.orders WHERE id = NEW.order_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.orders
    WHERE id = NEW.order_id AND status IN ('pending', 'cancelled', 'refunded')
  ) THEN
    RAISE EXCEPTION 'what is returned of an order was paid and is not returned whole'
      USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_of_what_was_paid';
  END IF;
  IF NEW.product_id IS NOT NULL THEN
    UPDATE public.order_items
      SET returned = returned + NEW.quantity
      WHERE order_id = NEW.order_id AND product_id = NEW.product_id
      RETURNING unit_centavos INTO unit_price;
    order_price := public.cost_of_target(NULL, NEW.order_id, NULL);
    NEW.amount_centavos := least(coalesce(unit_price, 0) * NEW.quantity, coalesce(order_price, 0));
  END IF;
  UPDATE public.orders
    SET returned_centavos = returned_centavos + NEW.amount_centavos
    WHERE id = NEW.order_id;
  RETURN NEW;
END $$;

-- Rejects, at the commit, a return whose money was not refunded; posts the return, also of pieces without a price.
CREATE OR REPLACE FUNCTION order_returns_settle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.net_paid(NULL, NEW.order_id, NULL) > public.cost_of_target(NULL, NEW.order_id, NULL) THEN
    RAISE EXCEPTION 'with the pieces their money goes back'
      USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_settle';
  END IF;
  PERFORM public.post_target(NULL, NEW.order_id, NULL, 'returned ' || NEW.id);
  RETURN NULL;
END $$;

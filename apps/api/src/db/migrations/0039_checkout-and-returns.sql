-- A charge at the desk: what was paid together, on one receipt, with the cash that was handed over for it.
CREATE TABLE "charges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY NOT NULL,
	"client_id" uuid,
	"received_centavos" bigint,
	"by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "charges_one_per_number" UNIQUE("number"),
	CONSTRAINT "charges_receive_some_cash" CHECK ("charges"."received_centavos" > 0)
);
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id");
--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null;
--> statement-breakpoint
CREATE INDEX "charges_by_client" ON "charges" ("client_id");
--> statement-breakpoint
CREATE INDEX "charges_by_person" ON "charges" ("by");
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "charge_id" uuid CONSTRAINT "payments_charge_id_charges_id_fk" REFERENCES "public"."charges"("id");
--> statement-breakpoint
CREATE INDEX "payments_by_charge" ON "payments" ("charge_id", "position");
--> statement-breakpoint
-- What the desk took off the price of a booking, each time with its reason; the total is what is left of the price.
ALTER TABLE "bookings" ADD COLUMN "discount_centavos" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_discount_not_negative" CHECK ("bookings"."discount_centavos" >= 0);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_cost_what_was_agreed";
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cost_what_was_agreed" CHECK ("bookings"."agreed_centavos" = "bookings"."total_centavos" + "bookings"."discount_centavos");
--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "discount_centavos" bigint;
--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "charge_id" uuid CONSTRAINT "booking_events_charge_id_charges_id_fk" REFERENCES "public"."charges"("id");
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_discount_something" CHECK ("booking_events"."discount_centavos" > 0);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_discount_with_a_reason" CHECK ("booking_events"."discount_centavos" is null or length(btrim("booking_events"."note")) >= 5);
--> statement-breakpoint
CREATE INDEX "booking_events_by_charge" ON "booking_events" ("charge_id");
--> statement-breakpoint
-- A discount is taken off what is left to pay: what was paid already is given back, never forgotten.
CREATE FUNCTION bookings_discount_what_is_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF public.net_paid(NEW.id, NULL, NULL) > (SELECT b.total_centavos FROM public.bookings b WHERE b.id = NEW.id) THEN
		RAISE EXCEPTION 'a discount is taken off what is left to pay'
			USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_discount_what_is_left';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_discount_what_is_left" AFTER UPDATE OF discount_centavos ON "bookings" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.discount_centavos > OLD.discount_centavos) EXECUTE FUNCTION bookings_discount_what_is_left();
--> statement-breakpoint
DROP TRIGGER "booking_prices_audited" ON "bookings";
--> statement-breakpoint
-- A booking's steps are its own history; its price is money.
CREATE TRIGGER "booking_prices_audited" AFTER UPDATE OF "total_centavos", "discount_centavos" ON "bookings"
	FOR EACH ROW WHEN (OLD.total_centavos <> NEW.total_centavos OR OLD.discount_centavos <> NEW.discount_centavos)
	EXECUTE FUNCTION write_audit_entry('booking', 'id', 'client_id', '{total_centavos,discount_centavos}');
--> statement-breakpoint
-- What the books owe to what was paid for a booking, by how far it has come: an advance until it is delivered, income from then on; what was
-- taken off its price, and what is returned after that, is a discount; of one that was given up, what is kept is income too.
CREATE OR REPLACE FUNCTION balances_of_booking(asked uuid) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql STABLE AS $$
	WITH b AS (
		SELECT b.status, b.total_centavos AS total, b.total_centavos + b.discount_centavos AS price, b.retained_centavos AS retained,
			s.type AS service, public.iva_percent_of(b.settings_version) AS iva, public.net_paid(b.id, NULL, NULL) AS paid,
			CASE WHEN b.status = 'checked-out' THEN least(b.total_centavos, coalesce((
				SELECT sum(r.amount_centavos) FROM public.payments r
				WHERE r.booking_id = b.id AND r.refund_of IS NOT NULL AND r.status <> 'failed' AND NOT r.is_correction
					AND r.created_at > (SELECT max(e.at) FROM public.booking_events e WHERE e.booking_id = b.id AND e.to_status = 'checked-out'
						AND e.from_status IS DISTINCT FROM 'checked-out')
			), 0)) ELSE 0 END AS returned
		FROM public.bookings b JOIN public.services s ON s.id = b.service_id WHERE b.id = asked
	), c AS (
		-- What the client pays for in the end, and how much of what was paid goes to it.
		SELECT b.*, due.centavos AS due, least(b.paid, due.centavos) AS used, public.iva_within(b.paid, b.iva) AS paid_iva,
			public.iva_within(due.centavos, b.iva) AS due_iva, public.iva_within(b.price, b.iva) AS price_iva
		FROM b, LATERAL (SELECT CASE b.status WHEN 'checked-out' THEN b.total - b.returned WHEN 'no-show' THEN b.paid
			WHEN 'cancelled' THEN least(b.retained, b.paid) ELSE 0 END::bigint AS centavos) due
	)
	SELECT '208.01', -c.paid_iva FROM c
	UNION ALL SELECT '206.01', -(c.paid - c.due - (c.paid_iva - c.due_iva)) FROM c WHERE c.paid > c.due
	UNION ALL SELECT '401.05', -(c.due - c.due_iva) FROM c WHERE c.status IN ('no-show', 'cancelled')
	UNION ALL SELECT public.account_of_service(c.service), -(c.price - c.price_iva) FROM c WHERE c.status = 'checked-out'
	UNION ALL SELECT '402.01', (c.price - c.price_iva) - (c.due - c.due_iva) FROM c WHERE c.status = 'checked-out'
	UNION ALL SELECT '209.01', -(c.due_iva - c.paid_iva) FROM c WHERE c.status = 'checked-out' AND c.paid < c.due
	UNION ALL SELECT '105.01', c.due - c.paid FROM c WHERE c.status = 'checked-out' AND c.paid < c.due
$$;
--> statement-breakpoint
ALTER TABLE "order_items" ADD COLUMN "returned" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_returned_at_most_once" CHECK ("order_items"."returned" between 0 and "order_items"."quantity");
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_centavos" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_returned_is_of_the_total" CHECK ("orders"."returned_centavos" between 0 and "orders"."total_centavos");
--> statement-breakpoint
-- Pieces of an order that were brought back: how many of which product, what was paid for them, and whether they lie in the shop again.
CREATE TABLE "order_returns" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"quantity" integer NOT NULL,
	"amount_centavos" bigint DEFAULT 0 NOT NULL,
	"restocked" boolean NOT NULL,
	"reason" text NOT NULL,
	"by" uuid,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_returns_of_some_pieces" CHECK ("order_returns"."quantity" > 0),
	CONSTRAINT "order_returns_have_a_reason" CHECK (btrim("order_returns"."reason") <> '')
);
--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_of_what_was_ordered" FOREIGN KEY ("order_id", "product_id") REFERENCES "public"."order_items"("order_id", "product_id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "order_returns" ADD CONSTRAINT "order_returns_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null;
--> statement-breakpoint
CREATE INDEX "order_returns_by_order" ON "order_returns" ("order_id", "product_id", "at");
--> statement-breakpoint
CREATE INDEX "order_returns_by_person" ON "order_returns" ("by");
--> statement-breakpoint
-- A return costs what its pieces were sold for, and is counted with the order and its line; the lock makes whoever returns of an order
-- wait for whoever is returning of it.
CREATE FUNCTION order_returns_of_what_was_paid() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	unit bigint;
BEGIN
	PERFORM FROM public.orders o WHERE o.id = NEW.order_id FOR UPDATE;
	IF EXISTS (SELECT FROM public.orders o WHERE o.id = NEW.order_id AND o.status IN ('pending', 'cancelled', 'refunded')) THEN
		RAISE EXCEPTION 'what is returned of an order was paid and is not returned whole'
			USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_of_what_was_paid';
	END IF;
	UPDATE public.order_items SET returned = returned + NEW.quantity
		WHERE order_id = NEW.order_id AND product_id = NEW.product_id RETURNING unit_centavos INTO unit;
	NEW.amount_centavos := coalesce(unit, 0) * NEW.quantity;
	UPDATE public.orders SET returned_centavos = returned_centavos + NEW.amount_centavos WHERE id = NEW.order_id;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_returns_of_what_was_paid" BEFORE INSERT ON "order_returns" FOR EACH ROW EXECUTE FUNCTION order_returns_of_what_was_paid();
--> statement-breakpoint
CREATE FUNCTION order_returns_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND NEW."by" IS NULL AND to_jsonb(NEW) - 'by' = to_jsonb(OLD) - 'by' THEN RETURN NEW; END IF;
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.orders o WHERE o.id = OLD.order_id) THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'what was returned is a fact'
		USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_never_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "order_returns_never_change" BEFORE UPDATE OR DELETE ON "order_returns"
	FOR EACH ROW EXECUTE FUNCTION order_returns_never_change();
--> statement-breakpoint
-- What a thing that is paid for costs by now: without the pieces that were returned; of one that was given up, what is kept.
CREATE OR REPLACE FUNCTION cost_of_target(booking uuid, ordered uuid, pass uuid) RETURNS bigint LANGUAGE sql STABLE AS $$
	SELECT CASE WHEN b.status = 'cancelled' THEN b.retained_centavos ELSE b.total_centavos END FROM public.bookings b WHERE b.id = booking
	UNION ALL SELECT CASE WHEN o.status IN ('cancelled', 'refunded') THEN 0 ELSE o.total_centavos - o.returned_centavos END
		FROM public.orders o WHERE o.id = ordered
	UNION ALL SELECT CASE WHEN p.status = 'cancelled' THEN 0 ELSE p.total_centavos END FROM public.passes p WHERE p.id = pass
$$;
--> statement-breakpoint
-- With the pieces their money goes back; and what both are in the books is posted, also where the pieces were free.
CREATE FUNCTION order_returns_settle() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF public.net_paid(NULL, NEW.order_id, NULL) > public.cost_of_target(NULL, NEW.order_id, NULL) THEN
		RAISE EXCEPTION 'with the pieces their money goes back'
			USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_settle';
	END IF;
	PERFORM public.post_target(NULL, NEW.order_id, NULL, 'returned ' || NEW.id);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_returns_settle" AFTER INSERT ON "order_returns" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION order_returns_settle();
--> statement-breakpoint
-- A product that is retired is offered no more; what was bought and sold of it stays.
ALTER TABLE "products" ADD COLUMN "active" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
DROP TRIGGER "products_audited" ON "products";
--> statement-breakpoint
CREATE TRIGGER "products_audited" AFTER INSERT OR DELETE ON "products"
	FOR EACH ROW EXECUTE FUNCTION write_audit_entry('product', 'id', '', '{name,price_centavos,description,rating,category,stock,minimum,active}');
--> statement-breakpoint
DROP TRIGGER "products_changed_audited" ON "products";
--> statement-breakpoint
-- Pieces that move move the stock alone, and their movement tells of them.
CREATE TRIGGER "products_changed_audited" AFTER UPDATE ON "products"
	FOR EACH ROW WHEN (OLD.version <> NEW.version OR (OLD.stock = NEW.stock AND OLD.stock_value_centavos = NEW.stock_value_centavos))
	EXECUTE FUNCTION write_audit_entry('product', 'id', '', '{name,price_centavos,description,rating,category,stock,minimum,active}');
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_kind_is_known";
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_kind_is_known" CHECK ("stock_movements"."kind" in ('opening', 'cost', 'purchase', 'sale', 'return', 'loss', 'count'));
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_go_their_way";
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_go_their_way" CHECK (case "stock_movements"."kind" when 'count' then true when 'cost' then "stock_movements"."quantity" = 0 when 'sale' then "stock_movements"."quantity" < 0 when 'loss' then "stock_movements"."quantity" < 0 else "stock_movements"."quantity" > 0 end);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_value_goes_with_pieces";
--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_value_goes_with_pieces" CHECK (case "stock_movements"."kind" when 'cost' then "stock_movements"."value_centavos" > 0 else "stock_movements"."value_centavos" = 0 or sign("stock_movements"."value_centavos") = sign("stock_movements"."quantity") end);
--> statement-breakpoint
ALTER TABLE "stock_movements" DROP CONSTRAINT "stock_movements_once_per_order";
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_movements_once_per_order" ON "stock_movements" ("order_id", "product_id") WHERE "kind" = 'sale';
--> statement-breakpoint
CREATE INDEX "stock_movements_by_order" ON "stock_movements" ("order_id", "product_id");
--> statement-breakpoint
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
--> statement-breakpoint
CREATE FUNCTION stock_movements_cost_what_had_none() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.products p WHERE p.id = NEW.product_id FOR NO KEY UPDATE;
	IF EXISTS (SELECT FROM public.products p WHERE p.id = NEW.product_id AND (p.stock_value_centavos <> 0 OR p.stock = 0)) THEN
		RAISE EXCEPTION 'a cost is given to pieces that lie there without one'
			USING ERRCODE = 'check_violation', TABLE = 'stock_movements', CONSTRAINT = TG_NAME;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_cost_what_had_none" BEFORE INSERT ON "stock_movements"
	FOR EACH ROW WHEN (NEW.kind = 'cost') EXECUTE FUNCTION stock_movements_cost_what_had_none();
--> statement-breakpoint
-- Fires behind the one above, which holds the product: whoever returns of it waits.
CREATE FUNCTION stock_movements_return_what_was_sold() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.quantity > (SELECT -sum(m.quantity) FROM public.stock_movements m
		WHERE m.order_id = NEW.order_id AND m.product_id = NEW.product_id HAVING count(*) FILTER (WHERE m.kind = 'sale') > 0) THEN
		RAISE EXCEPTION 'an order gives back what it took'
			USING ERRCODE = 'check_violation', TABLE = 'stock_movements', CONSTRAINT = TG_NAME;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_movements_return_what_was_sold" BEFORE INSERT ON "stock_movements"
	FOR EACH ROW WHEN (NEW.kind = 'return' AND NEW.order_id IS NOT NULL) EXECUTE FUNCTION stock_movements_return_what_was_sold();
--> statement-breakpoint
-- What a movement changes in the books: a purchase is owed to its supplier, what lay there when the house began is its own, what is lost or
-- counted differently is a cost of its own. What orders take and give back is theirs to post.
CREATE OR REPLACE FUNCTION balances_of_stock(kind text, value bigint, iva bigint) RETURNS TABLE (code text, centavos bigint) LANGUAGE sql IMMUTABLE AS $$
	SELECT m.code, m.centavos FROM (VALUES
		('115.01', value), ('118.01', iva),
		(CASE WHEN kind = 'purchase' THEN '201.01' WHEN kind IN ('opening', 'cost') THEN '301.01' ELSE '501.08' END, -value - iva)
	) AS m (code, centavos) WHERE kind NOT IN ('sale', 'return') AND m.centavos <> 0
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION stock_movements_post() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	told text := CASE NEW.kind WHEN 'purchase' THEN 'Compra a ' || NEW.supplier WHEN 'loss' THEN 'Merma' WHEN 'opening' THEN 'Existencias iniciales'
		WHEN 'cost' THEN 'Costo de existencias iniciales' ELSE 'Diferencia de inventario' END
		|| ': ' || abs(CASE NEW.kind WHEN 'cost' THEN NEW.stock_after ELSE NEW.quantity END)
		|| ' × ' || (SELECT p.name FROM public.products p WHERE p.id = NEW.product_id)
		|| CASE WHEN NEW.reference = '' THEN '' ELSE ', factura ' || NEW.reference END || CASE WHEN NEW.reason = '' THEN '' ELSE ', ' || NEW.reason END;
BEGIN
	PERFORM public.post_entry(told, 'stock', NEW.id::text, NEW.kind, NULL, NULL, NULL,
		(SELECT jsonb_agg(to_jsonb(b)) FROM public.balances_of_stock(NEW.kind, NEW.value_centavos, NEW.iva_centavos) b));
	RETURN NULL;
END $$;

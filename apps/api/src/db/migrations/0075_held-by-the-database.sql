-- Whether the dogs of a booking have a bed each in a room that takes so many of such a weight; one that was never weighed fits where no
-- weight is said.
CREATE FUNCTION room_takes(beds integer, heaviest_kg numeric, booking uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN (SELECT count(*) <= beds AND (heaviest_kg IS NULL OR coalesce(bool_and(coalesce(d.weight_kg <= heaviest_kg, false)), true))
		FROM public.booking_dogs bd JOIN public.dogs d ON d.id = bd.dog_id WHERE bd.booking_id = booking);
END $$;
--> statement-breakpoint
-- The locks, which whoever books a room holds already, put two dogs of one stay in order with each other, with a move and with the limits.
CREATE FUNCTION booking_dogs_fit_their_room() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	booked uuid;
	beds integer;
	heaviest_kg numeric;
BEGIN
	-- One statement where there is no room, since every booking asks.
	SELECT b.resource_id INTO booked FROM public.bookings b
		WHERE b.id = NEW.booking_id AND b.resource_id IS NOT NULL AND b.start_day IS NOT NULL
			AND b.status IN ('pending', 'confirmed', 'checked-in') FOR NO KEY UPDATE;
	IF NOT FOUND THEN RETURN NULL; END IF;
	SELECT r.max_dogs, r.max_weight_kg INTO beds, heaviest_kg FROM public.resources r WHERE r.id = booked AND r.kind = 'room' FOR SHARE;
	IF FOUND AND NOT public.room_takes(beds, heaviest_kg, NEW.booking_id) THEN
		RAISE EXCEPTION 'a room takes so many dogs of such a weight'
			USING ERRCODE = 'exclusion_violation', TABLE = 'booking_dogs', CONSTRAINT = 'booking_dogs_fit_their_room';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A dog that is taken into another's file keeps the rooms that were booked: the one that stays may be the heavier.
CREATE TRIGGER "booking_dogs_fit_their_room" AFTER INSERT OR UPDATE OF "booking_id" ON "booking_dogs"
	FOR EACH ROW EXECUTE FUNCTION booking_dogs_fit_their_room();
--> statement-breakpoint
CREATE FUNCTION bookings_fit_their_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.resources r WHERE r.id = NEW.resource_id AND r.kind = 'room'
		AND NOT public.room_takes(r.max_dogs, r.max_weight_kg, NEW.id)) THEN
		RAISE EXCEPTION 'a room takes so many dogs of such a weight'
			USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_fit_their_room';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Asked of another room and of more nights: a dog that grows keeps the nights it has, also where it leaves before the last of them.
CREATE TRIGGER "bookings_fit_their_room" AFTER UPDATE OF "resource_id", "start_day", "end_day" ON "bookings" FOR EACH ROW
	WHEN (OLD.status IN ('pending', 'confirmed', 'checked-in') AND NEW.status IN ('pending', 'confirmed', 'checked-in')
		AND NEW.resource_id IS NOT NULL
		AND (NEW.resource_id IS DISTINCT FROM OLD.resource_id OR NEW.start_day < OLD.start_day OR NEW.end_day > OLD.end_day))
	EXECUTE FUNCTION bookings_fit_their_room();
--> statement-breakpoint
CREATE FUNCTION resources_keep_their_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.bookings b
		WHERE b.resource_id = NEW.id AND b.status IN ('pending', 'confirmed', 'checked-in')
			AND public.room_takes(OLD.max_dogs, OLD.max_weight_kg, b.id) AND NOT public.room_takes(NEW.max_dogs, NEW.max_weight_kg, b.id)) THEN
		RAISE EXCEPTION 'no room becomes too small for who has booked it'
			USING ERRCODE = 'exclusion_violation', TABLE = 'resources', CONSTRAINT = 'resources_keep_their_guests';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "resources_keep_their_guests" AFTER UPDATE OF "max_dogs", "max_weight_kg" ON "resources" FOR EACH ROW
	WHEN (NEW.kind = 'room' AND (OLD.max_dogs, OLD.max_weight_kg) IS DISTINCT FROM (NEW.max_dogs, NEW.max_weight_kg))
	EXECUTE FUNCTION resources_keep_their_guests();
--> statement-breakpoint
-- The lock of the calendar, which whoever books shares already, puts a booking in order with whoever closes a day.
CREATE FUNCTION bookings_on_open_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	first date := coalesce(NEW.start_day, (NEW.start_at AT TIME ZONE 'America/Mexico_City')::date);
	last date := coalesce(NEW.end_day, first);
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF OLD.status IN ('pending', 'confirmed', 'checked-in')
			AND ((OLD.start_day, OLD.end_day, OLD.start_at) IS NOT DISTINCT FROM (NEW.start_day, NEW.end_day, NEW.start_at)
				-- Of who is in the house only the day of leaving moves, and earlier on whatever day it is.
				OR (OLD.status = 'checked-in' AND OLD.start_day = NEW.start_day AND (NEW.resource_id IS NULL OR NEW.end_day <= OLD.end_day))) THEN
			RETURN NULL;
		END IF;
	END IF;
	PERFORM pg_advisory_xact_lock_shared(7864519);
	IF EXISTS (SELECT FROM public.house_days d
		WHERE d.day BETWEEN first AND last AND d.kind = 'closed' AND (NEW.resource_id IS NULL OR d.day IN (first, last))) THEN
		RAISE EXCEPTION 'nobody comes or goes on a day on which the house is closed'
			USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_on_open_days';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_on_open_days" AFTER INSERT OR UPDATE OF "status", "start_day", "end_day", "start_at" ON "bookings"
	FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed', 'checked-in')) EXECUTE FUNCTION bookings_on_open_days();
--> statement-breakpoint
CREATE FUNCTION house_days_leave_bookings_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(7864519);
	IF EXISTS (SELECT FROM public.bookings b WHERE b.status IN ('pending', 'confirmed', 'checked-in') AND (
		(b.start_at >= NEW.day::timestamp AT TIME ZONE 'America/Mexico_City' AND b.start_at < (NEW.day + 1)::timestamp AT TIME ZONE 'America/Mexico_City')
		OR NEW.day IN (b.start_day, b.end_day)
		OR (b.resource_id IS NULL AND b.start_day < NEW.day AND b.end_day > NEW.day))) THEN
		RAISE EXCEPTION 'no day is closed on which somebody is expected'
			USING ERRCODE = 'exclusion_violation', TABLE = 'house_days', CONSTRAINT = 'house_days_leave_bookings_alone';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "house_days_leave_bookings_alone" BEFORE INSERT OR UPDATE OF "day", "kind" ON "house_days"
	FOR EACH ROW WHEN (NEW.kind = 'closed') EXECUTE FUNCTION house_days_leave_bookings_alone();
--> statement-breakpoint
-- A credit pays for a day of a booking of its pass's owner and kind, within the term of the pass, and for no dog twice; one of a pass that
-- is over only where it paid for that booking before. Locked in the order of all who book: the booking, then the pass.
CREATE FUNCTION pass_credits_within_their_pass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.bookings b, public.passes p WHERE b.id = NEW.booking_id AND p.id = NEW.pass_id FOR NO KEY UPDATE OF b FOR SHARE OF p;
	IF EXISTS (SELECT FROM public.bookings b JOIN public.services s ON s.id = b.service_id, public.passes p
		WHERE b.id = NEW.booking_id AND p.id = NEW.pass_id AND NOT (
			b.client_id = p.owner_id AND p.service_type IN (b.service_type, s.type)
			AND NEW.day BETWEEN p.valid_from AND coalesce(p.valid_until, 'infinity')
			AND NEW.day BETWEEN coalesce(b.start_day, (b.start_at AT TIME ZONE 'America/Mexico_City')::date)
				AND coalesce(b.end_day, (b.start_at AT TIME ZONE 'America/Mexico_City')::date)
			AND (p.status NOT IN ('cancelled', 'expired')
				OR EXISTS (SELECT FROM public.pass_movements m WHERE m.booking_id = b.id AND m.pass_id = p.id))
			AND (SELECT count(*) FROM public.pass_credits c
					WHERE c.booking_id = b.id AND c.day = NEW.day AND (c.pass_id, c.number) <> (OLD.pass_id, OLD.number))
				< (SELECT count(*) FROM public.booking_dogs bd WHERE bd.booking_id = b.id))) THEN
		RAISE EXCEPTION 'a pass pays for a day of its owner, of its kind and within its term'
			USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_within_their_pass';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pass_credits_within_their_pass" BEFORE UPDATE ON "pass_credits" FOR EACH ROW
	WHEN (NEW.booking_id IS NOT NULL
		AND (NEW.pass_id, NEW.booking_id, NEW.day) IS DISTINCT FROM (OLD.pass_id, OLD.booking_id, OLD.day))
	EXECUTE FUNCTION pass_credits_within_their_pass();
--> statement-breakpoint
CREATE FUNCTION pass_credits_begin_unspent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a credit is there before it pays'
		USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_begin_unspent';
END $$;
--> statement-breakpoint
CREATE TRIGGER "pass_credits_begin_unspent" BEFORE INSERT ON "pass_credits"
	FOR EACH ROW WHEN (NEW.booking_id IS NOT NULL) EXECUTE FUNCTION pass_credits_begin_unspent();
--> statement-breakpoint
CREATE FUNCTION passes_pay_within_their_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.kind, OLD.service_type) IS DISTINCT FROM (NEW.kind, NEW.service_type) OR EXISTS (SELECT FROM public.pass_credits c
		WHERE c.pass_id = NEW.id AND c.day NOT BETWEEN NEW.valid_from AND coalesce(NEW.valid_until, 'infinity')) THEN
		RAISE EXCEPTION 'a pass that counts keeps what it pays for, and the days that it paid'
			USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_pay_within_their_term';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "passes_pay_within_their_term" AFTER UPDATE OF "kind", "service_type", "valid_from", "valid_until" ON "passes" FOR EACH ROW
	WHEN (OLD.status <> 'requested' AND (OLD.kind, OLD.service_type, OLD.valid_from, OLD.valid_until)
		IS DISTINCT FROM (NEW.kind, NEW.service_type, NEW.valid_from, NEW.valid_until))
	EXECUTE FUNCTION passes_pay_within_their_term();
--> statement-breakpoint
CREATE FUNCTION passes_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.status, NEW.status) NOT IN (('requested', 'active'), ('requested', 'cancelled'), ('active', 'cancelled'), ('active', 'expired')) THEN
		RAISE EXCEPTION 'a pass goes from % to % by no step', OLD.status, NEW.status
			USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_step_by_step';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "passes_step_by_step" BEFORE UPDATE OF "status" ON "passes"
	FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION passes_step_by_step();
--> statement-breakpoint
-- The steps are those of the contract's `orderSteps`: what was given up has its pieces back in the shop, so it never stands again.
CREATE FUNCTION orders_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "orders_step_by_step" BEFORE UPDATE OF "status" ON "orders"
	FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION orders_step_by_step();
--> statement-breakpoint
-- What an order costs is what its pieces cost and their sending; asked when a transaction ends.
CREATE FUNCTION orders_cost_their_items() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_cost_their_items" AFTER INSERT OR UPDATE OF "total_centavos", "shipping_centavos" ON "orders"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION orders_cost_their_items();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "order_items_are_in_the_price" AFTER INSERT OR DELETE OR UPDATE OF "order_id", "quantity", "unit_centavos" ON "order_items"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION orders_cost_their_items();

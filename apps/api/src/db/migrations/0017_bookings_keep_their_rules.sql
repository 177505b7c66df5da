-- What bookings may not do even where the code forgets: skip or undo a step, take what their service does not, be paid twice.
CREATE FUNCTION bookings_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'),
    ('confirmed', 'checked-in'), ('confirmed', 'no-show'), ('checked-in', 'checked-out')
  ) THEN
    RAISE EXCEPTION 'a booking goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_step_by_step';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_step_by_step" BEFORE UPDATE OF "status" ON "bookings"
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION bookings_step_by_step();
--> statement-breakpoint
CREATE FUNCTION bookings_take_what_their_service_takes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  asked text;
  given text;
BEGIN
  SELECT p.takes INTO asked FROM public.services s JOIN public.service_pools p ON p.service_type = s.type
    WHERE s.id = NEW.service_id;
  SELECT r.kind INTO given FROM public.resources r WHERE r.id = NEW.resource_id;
  IF asked <> coalesce(given, 'place') THEN
    RAISE EXCEPTION 'a booking that takes a % was given a %', asked, coalesce(given, 'place')
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_take_what_their_service_takes';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_take_what_their_service_takes"
  BEFORE INSERT OR UPDATE OF "service_id", "resource_id", "status" ON "bookings"
  FOR EACH ROW WHEN (NEW.status IN ('pending', 'confirmed', 'checked-in'))
  EXECUTE FUNCTION bookings_take_what_their_service_takes();
--> statement-breakpoint
CREATE FUNCTION booking_payments_within_the_total() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
BEGIN
  -- The lock makes whoever pays a booking wait for whoever is paying it, so that no two pay the same rest.
  PERFORM FROM public.bookings b WHERE b.id = NEW.booking_id FOR UPDATE;
  SELECT coalesce(sum(p.amount_centavos), 0) INTO paid FROM public.booking_payments p
    WHERE p.booking_id = NEW.booking_id AND p.id <> NEW.id;
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.id = NEW.booking_id AND (b.status = 'cancelled' OR paid + NEW.amount_centavos > b.total_centavos)
  ) THEN
    RAISE EXCEPTION 'nobody pays more for a booking than it costs'
      USING ERRCODE = 'check_violation', TABLE = 'booking_payments', CONSTRAINT = 'booking_payments_within_the_total';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "booking_payments_within_the_total" BEFORE INSERT OR UPDATE ON "booking_payments"
  FOR EACH ROW EXECUTE FUNCTION booking_payments_within_the_total();

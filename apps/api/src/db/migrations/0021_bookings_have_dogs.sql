-- A booking without a dog is nobody's visit: refused when the transaction ends, however it came about.
CREATE FUNCTION bookings_have_dogs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    booking := NEW.id;
  ELSE
    booking := OLD.booking_id;
    -- Two that each take one of two dogs away wait here for each other, and the second sees that none is left.
    PERFORM FROM public.bookings WHERE id = booking FOR UPDATE;
  END IF;
  IF NOT EXISTS (SELECT FROM public.booking_dogs WHERE booking_id = booking)
    AND EXISTS (SELECT FROM public.bookings WHERE id = booking) THEN
    RAISE EXCEPTION 'a booking has its dogs'
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_have_dogs';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_have_dogs" AFTER INSERT ON "bookings"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bookings_have_dogs();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "booking_dogs_leave_one" AFTER DELETE OR UPDATE OF "booking_id" ON "booking_dogs"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION bookings_have_dogs();

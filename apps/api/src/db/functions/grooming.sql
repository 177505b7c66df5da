-- Rejects a grooming card of a booking that has not begun. While an act is undone, its rows return in any order.
CREATE OR REPLACE FUNCTION grooming_cards_of_a_dog_received() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('rumi.undoing_act', true), '') = '' AND NOT EXISTS (
    SELECT FROM public.bookings WHERE id = NEW.booking_id AND status IN ('checked-in', 'checked-out')
  ) THEN
    RAISE EXCEPTION 'work on a dog begins after its arrival'
      USING ERRCODE = 'check_violation', TABLE = 'grooming_cards', CONSTRAINT = 'grooming_cards_of_a_dog_received';
  END IF;
  RETURN NEW;
END $$;

-- Rejects a dog that no longer comes in a booking that is open; waits for a concurrent end of the dog.
CREATE OR REPLACE FUNCTION booking_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A dog that still comes takes one query, since every booking runs this.
  PERFORM FROM public.dogs
    WHERE id = NEW.dog_id AND ended IS NULL
    FOR SHARE;
  IF NOT FOUND AND EXISTS (
    SELECT FROM public.bookings
    WHERE id = NEW.booking_id AND status IN ('pending', 'confirmed', 'checked-in')
  ) THEN
    RAISE EXCEPTION 'that dog comes no more'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Rejects a booking that becomes open again, as by an undone cancellation, while one of its dogs no longer comes.
CREATE OR REPLACE FUNCTION bookings_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT public.dogs_still_come(ARRAY(SELECT dog_id FROM public.booking_dogs WHERE booking_id = NEW.id)) THEN
    RAISE EXCEPTION 'a dog of that booking comes no more'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Rejects an entry of the waiting list with a dog that no longer comes.
CREATE OR REPLACE FUNCTION waiting_list_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT public.dogs_still_come(ARRAY(SELECT dog::uuid FROM jsonb_array_elements_text(NEW.rumi_ids) AS dog)) THEN
    RAISE EXCEPTION 'a dog that waits comes no more'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Returns whether all of these dogs still come; locks them, and so waits for a concurrent end of one.
CREATE OR REPLACE FUNCTION dogs_still_come(ids uuid[]) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.dogs
    WHERE id = ANY (ids)
    ORDER BY id
    FOR SHARE;
  RETURN NOT EXISTS (SELECT FROM public.dogs WHERE id = ANY (ids) AND ended IS NOT NULL);
END $$;

-- Rejects the end of a dog that has open bookings or waits for a place.
CREATE OR REPLACE FUNCTION dogs_end_with_nothing_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.booking_dogs
      JOIN public.bookings ON bookings.id = booking_dogs.booking_id
    WHERE booking_dogs.dog_id = NEW.id AND bookings.status IN ('pending', 'confirmed', 'checked-in')
  ) OR EXISTS (
    SELECT FROM public.waiting_list
    WHERE client_id = NEW.owner_id AND status IN ('waiting', 'offered') AND rumi_ids ? NEW.id::text
  ) THEN
    RAISE EXCEPTION 'that dog is still expected'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Rejects a discount beyond the unpaid part of the price; money already paid is refunded instead.
CREATE OR REPLACE FUNCTION bookings_discount_what_is_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.net_paid(NEW.id, NULL, NULL) > (SELECT total_centavos FROM public.bookings WHERE id = NEW.id) THEN
    RAISE EXCEPTION 'a discount is taken off what is left to pay'
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_discount_what_is_left';
  END IF;
  RETURN NULL;
END $$;

-- Rejects, at the commit, a booking without a dog.
CREATE OR REPLACE FUNCTION bookings_have_dogs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  booking uuid;
BEGIN
  IF TG_OP = 'INSERT' THEN
    booking := NEW.id;
  ELSE
    booking := OLD.booking_id;
    -- Of two transactions that each remove one of two dogs, the second waits here and sees that none is left.
    PERFORM FROM public.bookings WHERE id = booking FOR UPDATE;
  END IF;
  IF NOT EXISTS (SELECT FROM public.booking_dogs WHERE booking_id = booking)
    AND EXISTS (SELECT FROM public.bookings WHERE id = booking)
  THEN
    RAISE EXCEPTION 'a booking has its dogs'
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_have_dogs';
  END IF;
  RETURN NULL;
END $$;

-- Sets the type of a booking to the present type of its service.
CREATE OR REPLACE FUNCTION bookings_keep_their_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.service_type := (SELECT type FROM public.services WHERE id = NEW.service_id);
  RETURN NEW;
END $$;

-- Sets the treatment of IVA of a booking to the present one of its service.
CREATE OR REPLACE FUNCTION bookings_take_the_iva_of_their_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.iva_treatment := (SELECT iva_treatment FROM public.services WHERE id = NEW.service_id);
  RETURN NEW;
END $$;

-- Rejects a fee for late pick-up other than the one that an event of the booking charged and did not waive.
CREATE OR REPLACE FUNCTION bookings_late_fee_was_charged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.bookings
    WHERE id = NEW.id
      AND late_fee_centavos <> coalesce((
        SELECT booking_events.late_fee_centavos FROM public.booking_events
        WHERE booking_events.booking_id = bookings.id
          AND booking_events.late_fee_centavos IS NOT NULL
          AND NOT booking_events.late_fee_waived
      ), 0)
  ) THEN
    RAISE EXCEPTION 'a late fee is what a step of the booking charged'
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_late_fee_was_charged';
  END IF;
  RETURN NULL;
END $$;

-- Rejects a change of status that is no step of a booking, no undone step and no reversed step.
CREATE OR REPLACE FUNCTION bookings_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
      ('pending', 'confirmed'),
      ('pending', 'cancelled'),
      ('confirmed', 'cancelled'),
      ('confirmed', 'checked-in'),
      ('confirmed', 'no-show'),
      ('checked-in', 'checked-out')
    )
    AND NOT public.is_undone_step(NEW.id, NEW.status)
    AND NOT public.is_reversed_step(NEW.id, OLD.status, NEW.status)
  THEN
    RAISE EXCEPTION 'a booking goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_step_by_step';
  END IF;
  RETURN NEW;
END $$;

-- Returns whether the last event of a booking reverses the step from `former` to `present`.
CREATE OR REPLACE FUNCTION is_reversed_step(booking uuid, present text, former text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT reversal.from_status = present
      AND reversal.to_status = former
      AND EXISTS (
        SELECT FROM public.booking_events AS reversed
        WHERE reversed.id = reversal.reverses
          AND reversed.booking_id = booking
          AND reversed.from_status = former
          AND reversed.to_status = present
          AND (present IN ('checked-in', 'checked-out', 'no-show') OR reversed.along_with IS NOT NULL)
      )
    FROM public.booking_events AS reversal
    WHERE reversal.booking_id = booking
    ORDER BY reversal.position DESC
    LIMIT 1
  ), false)
$$;

-- Returns whether the act that is being undone, still within its time, took this booking out of the status `former`.
CREATE OR REPLACE FUNCTION is_undone_step(booking uuid, former text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM public.undoable_acts, jsonb_array_elements(undoable_acts.changes) AS change
    WHERE undoable_acts.id = nullif(current_setting('rumi.undoing_act', true), '')::uuid
      AND undoable_acts.until > clock_timestamp()
      AND change ->> 'table' = 'bookings'
      AND change -> 'key' ->> 'id' = booking::text
      AND change -> 'former' ->> 'status' = former
  )
$$;

-- Rejects a report card of a day on which its booking had not checked in or was over.
CREATE OR REPLACE FUNCTION report_cards_of_a_day_in_the_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM public.bookings
    WHERE id = NEW.booking_id
      AND status IN ('checked-in', 'checked-out')
      AND NEW.day >= coalesce(start_day, public.business_day(start_at))
      AND NEW.day <= coalesce(end_day, public.business_day(end_at))
      AND EXISTS (
        SELECT FROM public.booking_events
        WHERE booking_events.booking_id = bookings.id
          AND booking_events.to_status = 'checked-in'
          AND public.business_day(booking_events.at) <= NEW.day
      )
  ) THEN
    RAISE EXCEPTION 'a report card belongs to a day on which the dog was in the house'
      USING ERRCODE = 'check_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_of_a_day_in_the_house';
  END IF;
  RETURN NEW;
END $$;

-- Protects a report card that was sent; only a merge moves it to another dog or owner, and it goes with the closed account of its owner.
CREATE OR REPLACE FUNCTION refuse_change_of_sent_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (
    SELECT FROM public.users WHERE id = OLD.owner_id AND closed_at IS NOT NULL
  ) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - '{owner_id,dog_id}'::text[] = to_jsonb(OLD) - '{owner_id,dog_id}'::text[]
      AND (NEW.owner_id = OLD.owner_id
        OR EXISTS (SELECT FROM public.merges WHERE gone_id = OLD.owner_id AND kept_id = NEW.owner_id))
      AND (NEW.dog_id = OLD.dog_id
        OR EXISTS (SELECT FROM public.merges WHERE gone_id = OLD.dog_id AND kept_id = NEW.dog_id))
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a sent report card never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_sent_never_change';
END $$;

-- Rejects other terms for something that was already sold.
CREATE OR REPLACE FUNCTION sold_terms_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was sold keeps the terms under which it was sold'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Returns whether the deposit of a booking, at most its present price, is unpaid.
CREATE OR REPLACE FUNCTION lacks_deposit(booking uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT deposit_held_until IS NOT NULL
    AND public.net_paid(id, NULL, NULL) < least(deposit_held_centavos, total_centavos)
  FROM public.bookings
  WHERE id = booking
$$;

CREATE OR REPLACE FUNCTION booking_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- One statement of a dog that comes, since every booking asks; it waits for whoever is just ending the dog.
  PERFORM FROM public.dogs d WHERE d.id = NEW.dog_id AND d.ended IS NULL FOR SHARE;
  IF NOT FOUND AND EXISTS (SELECT FROM public.bookings b
    WHERE b.id = NEW.booking_id AND b.status IN ('pending', 'confirmed', 'checked-in')) THEN
    RAISE EXCEPTION 'that dog comes no more'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Who takes a cancellation back, too.
CREATE OR REPLACE FUNCTION bookings_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT public.dogs_still_come(ARRAY(SELECT bd.dog_id FROM public.booking_dogs bd WHERE bd.booking_id = NEW.id)) THEN
    RAISE EXCEPTION 'a dog of that booking comes no more'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION waiting_list_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT public.dogs_still_come(ARRAY(SELECT named::uuid FROM jsonb_array_elements_text(NEW.rumi_ids) AS named)) THEN
    RAISE EXCEPTION 'a dog that waits comes no more'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Whether all of these dogs still come; waits for whoever is just ending one of them.
CREATE OR REPLACE FUNCTION dogs_still_come(ids uuid[]) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.dogs d WHERE d.id = ANY (ids) ORDER BY d.id FOR SHARE;
  RETURN NOT EXISTS (SELECT FROM public.dogs d WHERE d.id = ANY (ids) AND d.ended IS NOT NULL);
END $$;

CREATE OR REPLACE FUNCTION dogs_end_with_nothing_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.booking_dogs bd JOIN public.bookings b ON b.id = bd.booking_id
      WHERE bd.dog_id = NEW.id AND b.status IN ('pending', 'confirmed', 'checked-in'))
    OR EXISTS (SELECT FROM public.waiting_list w
      WHERE w.client_id = NEW.owner_id AND w.status IN ('waiting', 'offered') AND w.rumi_ids ? NEW.id::text) THEN
    RAISE EXCEPTION 'that dog is still expected'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- A discount is taken off what is left to pay: what was paid already is given back, never forgotten.
CREATE OR REPLACE FUNCTION bookings_discount_what_is_left() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.net_paid(NEW.id, NULL, NULL) > (SELECT b.total_centavos FROM public.bookings b WHERE b.id = NEW.id) THEN
    RAISE EXCEPTION 'a discount is taken off what is left to pay'
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_discount_what_is_left';
  END IF;
  RETURN NULL;
END $$;

-- A booking without a dog is nobody's visit: refused when the transaction ends, however it came about.
CREATE OR REPLACE FUNCTION bookings_have_dogs() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION bookings_keep_their_kind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.service_type := (SELECT s.type FROM public.services s WHERE s.id = NEW.service_id);
  RETURN NEW;
END $$;

-- What a booking has in its price for late collection is what one step of its history charged.
CREATE OR REPLACE FUNCTION bookings_late_fee_was_charged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.bookings b WHERE b.id = NEW.id AND b.late_fee_centavos <> coalesce((
    SELECT e.late_fee_centavos FROM public.booking_events e
    WHERE e.booking_id = b.id AND e.late_fee_centavos IS NOT NULL AND NOT e.late_fee_waived), 0)) THEN
    RAISE EXCEPTION 'a late fee is what a step of the booking charged'
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_late_fee_was_charged';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION bookings_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'),
    ('confirmed', 'checked-in'), ('confirmed', 'no-show'), ('checked-in', 'checked-out')
  ) AND NOT public.is_undone_step(NEW.id, NEW.status) AND NOT public.is_reversed_step(NEW.id, OLD.status, NEW.status) THEN
    RAISE EXCEPTION 'a booking goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_step_by_step';
  END IF;
  RETURN NEW;
END $$;

-- Whether the last event of a booking reverses the step that led from `former` to `present`.
CREATE OR REPLACE FUNCTION is_reversed_step(booking uuid, present text, former text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT coalesce((
    SELECT e.from_status = present AND e.to_status = former AND EXISTS (SELECT FROM public.booking_events r
      WHERE r.id = e.reverses AND r.booking_id = booking AND r.from_status = former AND r.to_status = present
        AND (present IN ('checked-in', 'checked-out', 'no-show') OR r.along_with IS NOT NULL))
    FROM public.booking_events e WHERE e.booking_id = booking ORDER BY e.position DESC LIMIT 1), false)
$$;

-- A step is taken back only by the act that took it, while it can be.
CREATE OR REPLACE FUNCTION is_undone_step(booking uuid, former text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM public.undoable_acts a, jsonb_array_elements(a.changes) AS c
    WHERE a.id = nullif(current_setting('rumi.undoing_act', true), '')::uuid AND a.until > clock_timestamp()
      AND c ->> 'table' = 'bookings' AND c -> 'key' ->> 'id' = booking::text AND c -> 'former' ->> 'status' = former
  )
$$;

CREATE OR REPLACE FUNCTION report_cards_of_a_day_in_the_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM public.bookings b
    WHERE b.id = NEW.booking_id AND b.status IN ('checked-in', 'checked-out')
      AND NEW.day >= coalesce(b.start_day, (b.start_at AT TIME ZONE 'America/Mexico_City')::date)
      AND NEW.day <= coalesce(b.end_day, (b.end_at AT TIME ZONE 'America/Mexico_City')::date)
      AND EXISTS (
        SELECT FROM public.booking_events e
        WHERE e.booking_id = b.id AND e.to_status = 'checked-in'
          AND (e.at AT TIME ZONE 'America/Mexico_City')::date <= NEW.day
      )
  ) THEN
    RAISE EXCEPTION 'a report card tells of a day on which the dog was in the house'
      USING ERRCODE = 'check_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_of_a_day_in_the_house';
  END IF;
  RETURN NEW;
END $$;

-- What an owner was told of a day never changes, also where the dog or the owner turned out to be another's double; it goes with the
-- owner, whose account is closed first.
CREATE OR REPLACE FUNCTION refuse_change_of_sent_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM public.users u WHERE u.id = OLD.owner_id AND u.closed_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - '{owner_id,dog_id}'::text[] = to_jsonb(OLD) - '{owner_id,dog_id}'::text[]
      AND (NEW.owner_id = OLD.owner_id OR EXISTS (SELECT FROM public.merges m WHERE m.gone_id = OLD.owner_id AND m.kept_id = NEW.owner_id))
      AND (NEW.dog_id = OLD.dog_id OR EXISTS (SELECT FROM public.merges m WHERE m.gone_id = OLD.dog_id AND m.kept_id = NEW.dog_id))
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'what an owner was told of a day never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_sent_never_change';
END $$;

CREATE OR REPLACE FUNCTION sold_terms_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was sold keeps the terms under which it was sold'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Whether what was asked for as a deposit is not there; of a price that fell since, no more than all of it is asked.
CREATE OR REPLACE FUNCTION lacks_deposit(booking uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT b.deposit_held_until IS NOT NULL AND public.net_paid(b.id, NULL, NULL) < least(b.deposit_held_centavos, b.total_centavos)
  FROM public.bookings b WHERE b.id = booking
$$;

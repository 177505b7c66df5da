-- An absence may be recorded while a dog is already with that person; visits that have not begun still stand in its way. A visit that
-- has begun therefore stays as it is during an absence, also when its exit is reversed. One whose entry is reversed is checked again.
CREATE OR REPLACE FUNCTION absences_leave_visits_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.resource_id = NEW.resource_id AND b.status IN ('pending', 'confirmed')
      AND b.start_at < NEW.end_at AND coalesce(b.busy_until, b.end_at) > NEW.start_at
  ) THEN
    RAISE EXCEPTION 'nobody is away while visits are booked with them'
      USING ERRCODE = 'exclusion_violation', TABLE = 'absences', CONSTRAINT = 'absences_leave_visits_alone';
  END IF;
  RETURN NEW;
END $$;

-- The locks, which whoever books a room holds already, put two dogs of one stay in order with each other, with a move and with the limits.
CREATE OR REPLACE FUNCTION booking_dogs_fit_their_room() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION bookings_fit_their_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.resources r WHERE r.id = NEW.resource_id AND r.kind = 'room'
    AND NOT public.room_takes(r.max_dogs, r.max_weight_kg, NEW.id)) THEN
    RAISE EXCEPTION 'a room takes so many dogs of such a weight'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_fit_their_room';
  END IF;
  RETURN NULL;
END $$;

-- The lock of the calendar, which whoever books shares already, puts a booking in order with whoever closes a day.
CREATE OR REPLACE FUNCTION bookings_on_open_days() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- A booking takes only what is in use, in service on its nights, and does its service. The lock of the resource's row puts it in order
-- with whoever retires it, takes it out of service or changes what it does.
CREATE OR REPLACE FUNCTION bookings_take_what_is_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resource_id IS NULL OR NEW.status NOT IN ('pending', 'confirmed', 'checked-in') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status IN ('pending', 'confirmed', 'checked-in')
      AND (OLD.resource_id, OLD.service_id) IS NOT DISTINCT FROM (NEW.resource_id, NEW.service_id)
      AND (OLD.start_day, OLD.end_day) IS NOT DISTINCT FROM (NEW.start_day, NEW.end_day) THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (SELECT FROM public.resources r WHERE r.id = NEW.resource_id AND NOT r.active)
    OR EXISTS (
      SELECT FROM public.room_closures c
      WHERE c.resource_id = NEW.resource_id AND c.from_day < NEW.end_day AND c.to_day > NEW.start_day
    )
    OR (
      EXISTS (SELECT FROM public.staff_services s WHERE s.resource_id = NEW.resource_id)
      AND NOT EXISTS (
        SELECT FROM public.staff_services s WHERE s.resource_id = NEW.resource_id AND s.service_id = NEW.service_id
      )
    ) THEN
    RAISE EXCEPTION 'a booking takes what is in use, in service and does its service'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_take_what_is_in_use';
  END IF;
  RETURN NEW;
END $$;

-- As before, but for a booking whose service got another kind since: it has what it was sold with until it is moved, so it is let on with
-- either.
CREATE OR REPLACE FUNCTION bookings_take_what_their_service_takes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  given text := coalesce((SELECT r.kind FROM public.resources r WHERE r.id = NEW.resource_id), 'place');
  asked text[] := ARRAY(SELECT p.takes FROM public.service_pools p
    WHERE p.service_type IN (NEW.service_type, (SELECT s.type FROM public.services s WHERE s.id = NEW.service_id)));
BEGIN
  IF asked <> '{}' AND given <> ALL (asked) THEN
    RAISE EXCEPTION 'a booking that takes a % was given a %', array_to_string(asked, ' or '), given
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_take_what_their_service_takes';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION bookings_while_they_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resource_id IS NULL OR NEW.start_at IS NULL OR NEW.status NOT IN ('pending', 'confirmed', 'checked-in') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.status IN ('pending', 'confirmed') OR OLD.status IN ('checked-in', 'checked-out') AND NEW.status = 'checked-in')
      AND (OLD.resource_id, OLD.start_at, OLD.end_at) IS NOT DISTINCT FROM (NEW.resource_id, NEW.start_at, NEW.end_at)
      AND OLD.busy_until IS NOT DISTINCT FROM NEW.busy_until THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.absences a
    WHERE a.resource_id = NEW.resource_id AND a.start_at < coalesce(NEW.busy_until, NEW.end_at) AND a.end_at > NEW.start_at
  ) THEN
    RAISE EXCEPTION 'nobody is booked while they are away'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_while_they_work';
  END IF;
  RETURN NEW;
END $$;

-- Called for each booking: a function in SQL is planned anew by each statement that calls it, one in PL/pgSQL once for a connection.
CREATE OR REPLACE FUNCTION capacity_of_day(pool_name text, counted_day date) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(
    (SELECT w.capacity FROM public.pool_weekdays w WHERE w.pool = pool_name AND w.weekday = extract(dow FROM counted_day)),
    (SELECT o.capacity FROM public.pools o WHERE o.name = pool_name)
  );
END $$;

CREATE OR REPLACE FUNCTION check_places_of_day(pool_name text, counted_day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.places p
    WHERE p.pool = pool_name AND p.day = counted_day
      AND p.used <> (SELECT coalesce(sum(d.dogs), 0) FROM public.booking_days d WHERE d.pool = p.pool AND d.day = p.day)
  ) THEN
    RAISE EXCEPTION 'the places taken of % on % are not the sum of its bookings', pool_name, counted_day
      USING ERRCODE = 'check_violation', TABLE = 'places', CONSTRAINT = 'places_used_is_the_sum_of_days';
  END IF;
END $$;

CREATE OR REPLACE FUNCTION house_days_leave_bookings_alone() RETURNS trigger LANGUAGE plpgsql AS $$
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

-- Of a day whose places change its sum is asked once: what it was before is another day only where the row has become another day's.
CREATE OR REPLACE FUNCTION places_used_is_the_sum_of_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM public.check_places_of_day(NEW.pool, NEW.day);
  END IF;
  IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND (OLD.pool, OLD.day) IS DISTINCT FROM (NEW.pool, NEW.day) THEN
    PERFORM public.check_places_of_day(OLD.pool, OLD.day);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION resources_keep_their_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.bookings b
    WHERE b.resource_id = NEW.id AND b.status IN ('pending', 'confirmed', 'checked-in')
      AND public.room_takes(OLD.max_dogs, OLD.max_weight_kg, b.id) AND NOT public.room_takes(NEW.max_dogs, NEW.max_weight_kg, b.id)) THEN
    RAISE EXCEPTION 'no room becomes too small for who has booked it'
      USING ERRCODE = 'exclusion_violation', TABLE = 'resources', CONSTRAINT = 'resources_keep_their_guests';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION resources_retire_without_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.resource_id = NEW.id AND b.status IN ('pending', 'confirmed', 'checked-in')
  ) THEN
    RAISE EXCEPTION 'nothing is retired while it is booked'
      USING ERRCODE = 'exclusion_violation', TABLE = 'resources', CONSTRAINT = 'resources_retire_without_bookings';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION room_closures_leave_stays_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.resource_id = NEW.resource_id AND b.status IN ('pending', 'confirmed', 'checked-in')
      AND b.start_day < NEW.to_day AND b.end_day > NEW.from_day
  ) THEN
    RAISE EXCEPTION 'no room is out of service while somebody sleeps in it'
      USING ERRCODE = 'exclusion_violation', TABLE = 'room_closures', CONSTRAINT = 'room_closures_leave_stays_alone';
  END IF;
  RETURN NEW;
END $$;

-- Whether the dogs of a booking have a bed each in a room that takes so many of such a weight; one that was never weighed fits where no
-- weight is said.
CREATE OR REPLACE FUNCTION room_takes(beds integer, heaviest_kg numeric, booking uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT count(*) <= beds AND (heaviest_kg IS NULL OR coalesce(bool_and(coalesce(d.weight_kg <= heaviest_kg, false)), true))
    FROM public.booking_dogs bd JOIN public.dogs d ON d.id = bd.dog_id WHERE bd.booking_id = booking);
END $$;

-- A season may have terms of its own for what begins in it: what is due beforehand, until when it is given up for nothing, and what is kept.
CREATE OR REPLACE FUNCTION seasons_stand_apart(seasons jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(seasons) <> 'array' THEN false ELSE
    NOT EXISTS (
      SELECT FROM jsonb_array_elements(seasons) s
      WHERE (
        jsonb_typeof(s) = 'object' AND btrim(s->>'name') <> '' AND (s->>'from') ~ '^\d{4}-\d\d-\d\d$' AND (s->>'to') ~ '^\d{4}-\d\d-\d\d$'
        AND (s->>'from') <= (s->>'to') AND (s->>'percent') ~ '^-?\d{1,3}$' AND (s->>'percent')::integer BETWEEN -90 AND 300
        AND coalesce((s->>'depositPercent') ~ '^(100|\d{1,2})$', true) AND coalesce((s->>'keepPercent') ~ '^(100|\d{1,2})$', true)
        AND coalesce((s->>'freeUntilHours') ~ '^([0-6]?\d{1,2}|7[01]\d|720)$', true)
      ) IS NOT TRUE
    ) AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(seasons) WITH ORDINALITY one (season, place)
      JOIN jsonb_array_elements(seasons) WITH ORDINALITY other (season, place) ON one.place < other.place
      WHERE one.season->>'from' <= other.season->>'to' AND other.season->>'from' <= one.season->>'to'
    )
  END
$$;

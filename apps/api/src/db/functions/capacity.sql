-- Rejects an absence over visits that have not begun; a dog may already be with the absent person, whose visit stays as it is.
CREATE OR REPLACE FUNCTION absences_leave_visits_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.resources WHERE id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.bookings
    WHERE resource_id = NEW.resource_id
      AND status IN ('pending', 'confirmed')
      AND start_at < NEW.end_at
      AND coalesce(busy_until, end_at) > NEW.start_at
  ) THEN
    RAISE EXCEPTION 'nobody is away while visits are booked with them'
      USING ERRCODE = 'exclusion_violation', TABLE = 'absences', CONSTRAINT = 'absences_leave_visits_alone';
  END IF;
  RETURN NEW;
END $$;

-- Rejects a dog for which the booked room has no bed or is too light; the locks order it with other dogs, moves and changed limits.
CREATE OR REPLACE FUNCTION booking_dogs_fit_their_room() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  room uuid;
  beds integer;
  heaviest_kg numeric;
BEGIN
  -- A booking without a room takes one query, since every booking runs this.
  SELECT resource_id INTO room
    FROM public.bookings
    WHERE id = NEW.booking_id
      AND resource_id IS NOT NULL
      AND start_day IS NOT NULL
      AND status IN ('pending', 'confirmed', 'checked-in')
    FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN NULL;
  END IF;
  SELECT max_dogs, max_weight_kg INTO beds, heaviest_kg
    FROM public.resources
    WHERE id = room AND kind = 'room'
    FOR SHARE;
  IF FOUND AND NOT public.room_takes(beds, heaviest_kg, NEW.booking_id) THEN
    RAISE EXCEPTION 'a room takes so many dogs of such a weight'
      USING ERRCODE = 'exclusion_violation', TABLE = 'booking_dogs', CONSTRAINT = 'booking_dogs_fit_their_room';
  END IF;
  RETURN NULL;
END $$;

-- Rejects a booking whose dogs do not fit its room.
CREATE OR REPLACE FUNCTION bookings_fit_their_room() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.resources
    WHERE id = NEW.resource_id
      AND kind = 'room'
      AND NOT public.room_takes(max_dogs, max_weight_kg, NEW.id)
  ) THEN
    RAISE EXCEPTION 'a room takes so many dogs of such a weight'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_fit_their_room';
  END IF;
  RETURN NULL;
END $$;

-- Rejects a booking that begins, ends or, without a room, lasts over a closed day; shares the calendar lock with closing a day.
CREATE OR REPLACE FUNCTION bookings_on_open_days() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  first_day date := coalesce(NEW.start_day, public.business_day(NEW.start_at));
  last_day date := coalesce(NEW.end_day, first_day);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    -- Of a dog in the house only the last day changes, with a room only to an earlier one, whatever day that is.
    IF OLD.status IN ('pending', 'confirmed', 'checked-in')
      AND (
        (OLD.start_day, OLD.end_day, OLD.start_at) IS NOT DISTINCT FROM (NEW.start_day, NEW.end_day, NEW.start_at)
        OR (OLD.status = 'checked-in'
          AND OLD.start_day = NEW.start_day
          AND (NEW.resource_id IS NULL OR NEW.end_day <= OLD.end_day))
      )
    THEN
      RETURN NULL;
    END IF;
  END IF;
  PERFORM pg_advisory_xact_lock_shared(7864519);
  IF EXISTS (
    SELECT FROM public.house_days
    WHERE day BETWEEN first_day AND last_day
      AND kind = 'closed'
      AND (NEW.resource_id IS NULL OR day IN (first_day, last_day))
  ) THEN
    RAISE EXCEPTION 'nobody comes or goes on a day on which the house is closed'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_on_open_days';
  END IF;
  RETURN NULL;
END $$;

-- Rejects a booking of a resource that is retired, out of service on its nights or does not do its service; locks the resource.
CREATE OR REPLACE FUNCTION bookings_take_what_is_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resource_id IS NULL OR NEW.status NOT IN ('pending', 'confirmed', 'checked-in') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status IN ('pending', 'confirmed', 'checked-in')
      AND (OLD.resource_id, OLD.service_id) IS NOT DISTINCT FROM (NEW.resource_id, NEW.service_id)
      AND (OLD.start_day, OLD.end_day) IS NOT DISTINCT FROM (NEW.start_day, NEW.end_day)
    THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM public.resources WHERE id = NEW.resource_id FOR UPDATE;
  IF EXISTS (SELECT FROM public.resources WHERE id = NEW.resource_id AND NOT active)
    OR EXISTS (
      SELECT FROM public.room_closures
      WHERE resource_id = NEW.resource_id AND from_day < NEW.end_day AND to_day > NEW.start_day
    )
    OR (
      EXISTS (SELECT FROM public.staff_services WHERE resource_id = NEW.resource_id)
      AND NOT EXISTS (
        SELECT FROM public.staff_services
        WHERE resource_id = NEW.resource_id AND service_id = NEW.service_id
      )
    )
  THEN
    RAISE EXCEPTION 'a booking takes what is in use, in service and does its service'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_take_what_is_in_use';
  END IF;
  RETURN NEW;
END $$;

-- Rejects a resource of a kind that the service takes neither by its present type nor by the type with which it was sold.
CREATE OR REPLACE FUNCTION bookings_take_what_their_service_takes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  assigned_kind text := coalesce((SELECT kind FROM public.resources WHERE id = NEW.resource_id), 'place');
  required_kinds text[] := ARRAY(
    SELECT takes FROM public.service_pools
    WHERE service_type IN (NEW.service_type, (SELECT type FROM public.services WHERE id = NEW.service_id))
  );
BEGIN
  IF required_kinds <> '{}' AND assigned_kind <> ALL (required_kinds) THEN
    RAISE EXCEPTION 'a booking that takes a % was given a %', array_to_string(required_kinds, ' or '), assigned_kind
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_take_what_their_service_takes';
  END IF;
  RETURN NEW;
END $$;

-- Rejects a visit during an absence of its person; one that has begun stays as it is, also when its check-out is reversed.
CREATE OR REPLACE FUNCTION bookings_while_they_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resource_id IS NULL
    OR NEW.start_at IS NULL
    OR NEW.status NOT IN ('pending', 'confirmed', 'checked-in')
  THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.status IN ('pending', 'confirmed')
        OR OLD.status IN ('checked-in', 'checked-out') AND NEW.status = 'checked-in')
      AND (OLD.resource_id, OLD.start_at, OLD.end_at) IS NOT DISTINCT FROM (NEW.resource_id, NEW.start_at, NEW.end_at)
      AND OLD.busy_until IS NOT DISTINCT FROM NEW.busy_until
    THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM public.resources WHERE id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.absences
    WHERE resource_id = NEW.resource_id
      AND start_at < coalesce(NEW.busy_until, NEW.end_at)
      AND end_at > NEW.start_at
  ) THEN
    RAISE EXCEPTION 'nobody is booked while they are away'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_while_they_work';
  END IF;
  RETURN NEW;
END $$;

-- Returns the usual places of a pool on a day; in PL/pgSQL, which is planned once for a connection, since every booking calls it.
CREATE OR REPLACE FUNCTION capacity_of_day(pool_name text, counted_day date) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce(
    (
      SELECT capacity FROM public.pool_weekdays
      WHERE pool = pool_name AND weekday = extract(dow FROM counted_day)
    ),
    (SELECT capacity FROM public.pools WHERE name = pool_name)
  );
END $$;

-- Rejects a day whose places used are not the sum of its bookings.
CREATE OR REPLACE FUNCTION check_places_of_day(pool_name text, counted_day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.places
    WHERE pool = pool_name
      AND day = counted_day
      AND used <> (
        SELECT coalesce(sum(booking_days.dogs), 0) FROM public.booking_days
        WHERE booking_days.pool = places.pool AND booking_days.day = places.day
      )
  ) THEN
    RAISE EXCEPTION 'the places taken of % on % are not the sum of its bookings', pool_name, counted_day
      USING ERRCODE = 'check_violation', TABLE = 'places', CONSTRAINT = 'places_used_is_the_sum_of_days';
  END IF;
END $$;

-- Rejects the closing of a day on which a dog comes, leaves or spends the day; excludes concurrent bookings by the calendar lock.
CREATE OR REPLACE FUNCTION house_days_leave_bookings_alone() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  day_start timestamptz := NEW.day::timestamp AT TIME ZONE public.business_time_zone();
  day_end timestamptz := (NEW.day + 1)::timestamp AT TIME ZONE public.business_time_zone();
BEGIN
  PERFORM pg_advisory_xact_lock(7864519);
  IF EXISTS (
    SELECT FROM public.bookings
    WHERE status IN ('pending', 'confirmed', 'checked-in')
      AND (
        (start_at >= day_start AND start_at < day_end)
        OR NEW.day IN (start_day, end_day)
        OR (resource_id IS NULL AND start_day < NEW.day AND end_day > NEW.day)
      )
  ) THEN
    RAISE EXCEPTION 'no day is closed on which somebody is expected'
      USING ERRCODE = 'exclusion_violation', TABLE = 'house_days', CONSTRAINT = 'house_days_leave_bookings_alone';
  END IF;
  RETURN NEW;
END $$;

-- Checks the days whose places change, a former day only where the row became another day's.
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

-- Rejects limits of a room that are too small for an open booking that fitted before.
CREATE OR REPLACE FUNCTION resources_keep_their_guests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.bookings
    WHERE resource_id = NEW.id
      AND status IN ('pending', 'confirmed', 'checked-in')
      AND public.room_takes(OLD.max_dogs, OLD.max_weight_kg, id)
      AND NOT public.room_takes(NEW.max_dogs, NEW.max_weight_kg, id)
  ) THEN
    RAISE EXCEPTION 'no room becomes too small for who has booked it'
      USING ERRCODE = 'exclusion_violation', TABLE = 'resources', CONSTRAINT = 'resources_keep_their_guests';
  END IF;
  RETURN NULL;
END $$;

-- Rejects the retirement of a resource that has open bookings.
CREATE OR REPLACE FUNCTION resources_retire_without_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.bookings
    WHERE resource_id = NEW.id AND status IN ('pending', 'confirmed', 'checked-in')
  ) THEN
    RAISE EXCEPTION 'nothing is retired while it is booked'
      USING ERRCODE = 'exclusion_violation', TABLE = 'resources', CONSTRAINT = 'resources_retire_without_bookings';
  END IF;
  RETURN NEW;
END $$;

-- Rejects the closure of a room on booked nights.
CREATE OR REPLACE FUNCTION room_closures_leave_stays_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.resources WHERE id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.bookings
    WHERE resource_id = NEW.resource_id
      AND status IN ('pending', 'confirmed', 'checked-in')
      AND start_day < NEW.to_day
      AND end_day > NEW.from_day
  ) THEN
    RAISE EXCEPTION 'no room is out of service while somebody sleeps in it'
      USING ERRCODE = 'exclusion_violation', TABLE = 'room_closures', CONSTRAINT = 'room_closures_leave_stays_alone';
  END IF;
  RETURN NEW;
END $$;

-- Returns whether the dogs of a booking fit a room; a dog that was never weighed fits only a room without a limit of weight.
CREATE OR REPLACE FUNCTION room_takes(beds integer, heaviest_kg numeric, booking uuid) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT count(*) <= beds
      AND (heaviest_kg IS NULL OR coalesce(bool_and(coalesce(dogs.weight_kg <= heaviest_kg, false)), true))
    FROM public.booking_dogs
      JOIN public.dogs ON dogs.id = booking_dogs.dog_id
    WHERE booking_dogs.booking_id = booking
  );
END $$;

-- Returns whether seasons are well formed, each with optional terms for deposit and cancellation, and do not overlap.
CREATE OR REPLACE FUNCTION seasons_stand_apart(seasons jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN jsonb_typeof(seasons) <> 'array' THEN false
    ELSE
      NOT EXISTS (
        SELECT FROM jsonb_array_elements(seasons) AS season
        WHERE (
          jsonb_typeof(season) = 'object'
          AND btrim(season ->> 'name') <> ''
          AND (season ->> 'from') ~ '^\d{4}-\d\d-\d\d$'
          AND (season ->> 'to') ~ '^\d{4}-\d\d-\d\d$'
          AND (season ->> 'from') <= (season ->> 'to')
          AND (season ->> 'percent') ~ '^-?\d{1,3}$'
          AND (season ->> 'percent')::integer BETWEEN -90 AND 300
          AND coalesce((season ->> 'depositPercent') ~ '^(100|\d{1,2})$', true)
          AND coalesce((season ->> 'keepPercent') ~ '^(100|\d{1,2})$', true)
          AND coalesce((season ->> 'freeUntilHours') ~ '^([0-6]?\d{1,2}|7[01]\d|720)$', true)
        ) IS NOT TRUE
      )
      AND NOT EXISTS (
        SELECT FROM jsonb_array_elements(seasons) WITH ORDINALITY AS one (season, place)
          JOIN jsonb_array_elements(seasons) WITH ORDINALITY AS other (season, place) ON one.place < other.place
        WHERE one.season ->> 'from' <= other.season ->> 'to'
          AND other.season ->> 'from' <= one.season ->> 'to'
      )
  END
$$;

-- Groups the open bookings of a dog into visits: one for each run of days without a gap. A dog that is present stays in its visit.
CREATE OR REPLACE FUNCTION plan_visits(dog uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  today date := public.business_day(public.instant_of_posting());
  run record;
  planned uuid;
  taken uuid[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended(dog::text, 0));
  FOR run IN
    WITH open_bookings AS (
      SELECT bookings.id,
        CASE WHEN visits.status IN ('expected', 'in-house') THEN visits.id END AS visit_id,
        coalesce(visits.status = 'in-house', false) AS is_present,
        visits.first_day AS visit_first_day,
        visits.last_day AS visit_last_day,
        -- A dog that is present is so since its arrival and today, also before the first or after the last day of its booking.
        least(
          coalesce(bookings.start_day, public.business_day(bookings.start_at)),
          CASE WHEN bookings.status = 'checked-in' THEN today END,
          CASE WHEN visits.status = 'in-house' THEN visits.first_day END
        ) AS first_day,
        greatest(
          coalesce(bookings.end_day, public.business_day(bookings.end_at)),
          CASE WHEN bookings.status = 'checked-in' THEN today END
        ) AS last_day
      FROM public.booking_dogs
        JOIN public.bookings ON bookings.id = booking_dogs.booking_id
        LEFT JOIN public.visits ON visits.id = booking_dogs.visit_id AND visits.dog_id = dog
      WHERE booking_dogs.dog_id = dog
        AND bookings.status IN ('pending', 'confirmed', 'checked-in')
        -- A dog that left alone or was missed alone has no further part in the booking of the others.
        AND (visits.status = 'missed') IS NOT TRUE
        AND (visits.status = 'gone' AND bookings.status = 'checked-in') IS NOT TRUE
    ),
    in_order AS (
      SELECT *,
        first_day > max(last_day) OVER (
          ORDER BY first_day, last_day, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) AS begins_a_run
      FROM open_bookings
    ),
    numbered AS (
      SELECT *,
        count(*) FILTER (WHERE begins_a_run) OVER (ORDER BY first_day, last_day, id) AS run_number
      FROM in_order
    )
    SELECT min(first_day) AS first_day,
      max(last_day) AS last_day,
      array_agg(id) AS booking_ids,
      array_agg(visit_id ORDER BY is_present DESC, first_day) FILTER (WHERE visit_id IS NOT NULL) AS visit_ids,
      -- One visit of the same days for all bookings of the run: nothing to plan.
      count(visit_id) = count(*)
        AND count(DISTINCT visit_id) = 1
        AND (min(visit_first_day), max(visit_last_day)) = (min(first_day), max(last_day)) AS is_planned
    FROM numbered
    GROUP BY run_number
    ORDER BY is_planned DESC, bool_or(is_present) DESC, min(first_day)
  LOOP
    IF run.is_planned THEN
      taken := taken || run.visit_ids[1];
      CONTINUE;
    END IF;
    SELECT id INTO planned FROM unnest(run.visit_ids) WITH ORDINALITY AS former (id, position)
      WHERE id <> ALL (taken)
      ORDER BY position
      LIMIT 1;
    IF planned IS NULL THEN
      INSERT INTO public.visits (dog_id, first_day, last_day)
        VALUES (dog, run.first_day, run.last_day)
        RETURNING id INTO planned;
    ELSE
      UPDATE public.visits
        SET first_day = run.first_day, last_day = run.last_day, version = version + 1, updated_at = now()
        WHERE id = planned AND (first_day, last_day) <> (run.first_day, run.last_day);
    END IF;
    taken := taken || planned;
    UPDATE public.booking_dogs
      SET visit_id = planned
      WHERE dog_id = dog AND booking_id = ANY (run.booking_ids) AND visit_id IS DISTINCT FROM planned;
  END LOOP;
  -- A missed booking stays on its day when the others of its visit move away.
  PERFORM public.record_past_visit(bookings.id, dog)
    FROM public.booking_dogs
      JOIN public.bookings ON bookings.id = booking_dogs.booking_id
      JOIN public.visits ON visits.id = booking_dogs.visit_id
    WHERE booking_dogs.dog_id = dog
      AND bookings.status = 'no-show'
      AND visits.status = 'expected'
      AND (
        coalesce(bookings.end_day, public.business_day(bookings.end_at)) < visits.first_day
        OR coalesce(bookings.start_day, public.business_day(bookings.start_at)) > visits.last_day
      );
  -- A visit whose other bookings went to another one, and of which only a missed one is left, was missed.
  UPDATE public.visits
    SET status = 'missed', version = version + 1, updated_at = now()
    WHERE status = 'expected' AND id IN (
      SELECT booking_dogs.visit_id
      FROM public.booking_dogs
        JOIN public.bookings ON bookings.id = booking_dogs.booking_id
      WHERE booking_dogs.dog_id = dog
      GROUP BY booking_dogs.visit_id
      HAVING bool_or(bookings.status = 'no-show')
        AND bool_and(bookings.status IN ('no-show', 'cancelled'))
    );
  DELETE FROM public.visits
    WHERE dog_id = dog
      AND status <> 'gone'
      AND NOT EXISTS (SELECT FROM public.booking_dogs WHERE booking_dogs.visit_id = visits.id);
END $$;

-- Returns whether a visit has a booking in one of these statuses besides `except_booking`.
CREATE OR REPLACE FUNCTION visit_has_other(visit uuid, except_booking uuid, statuses text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM public.booking_dogs
      JOIN public.bookings ON bookings.id = booking_dogs.booking_id
    WHERE booking_dogs.visit_id = visit
      AND bookings.id IS DISTINCT FROM except_booking
      AND bookings.status = ANY (statuses)
  )
$$;

-- Plans the visits of a dog that joins or leaves a booking; a dog that joins dogs that are present is present.
CREATE OR REPLACE FUNCTION booking_dogs_plan_visits() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  present text;
BEGIN
  IF coalesce(current_setting('rumi.undoing_act', true), '') <> '' THEN
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    PERFORM public.plan_visits(NEW.dog_id);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    -- Last, so that a visit which the other dog no longer uses goes.
    PERFORM public.plan_visits(OLD.dog_id);
  ELSE
    SELECT status INTO present FROM public.bookings WHERE id = NEW.booking_id;
    IF present IN ('pending', 'confirmed', 'checked-in') THEN
      PERFORM public.plan_visits(NEW.dog_id);
    END IF;
    IF present = 'checked-in' THEN
      UPDATE public.visits
        SET status = 'in-house', arrived_at = public.instant_of_posting(), version = version + 1, updated_at = now()
        WHERE status = 'expected' AND id = (
          SELECT visit_id FROM public.booking_dogs WHERE booking_id = NEW.booking_id AND dog_id = NEW.dog_id
        );
    ELSIF present IN ('checked-out', 'no-show') THEN
      PERFORM public.record_past_visit(NEW.booking_id, NEW.dog_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;

-- Records the visit of a dog for a booking that is over already; bookings of the same days share it.
CREATE OR REPLACE FUNCTION record_past_visit(booking uuid, dog uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  past record;
  shared uuid;
BEGIN
  SELECT CASE status WHEN 'checked-out' THEN 'gone' ELSE 'missed' END AS outcome,
      coalesce(start_day, public.business_day(start_at)) AS first_day,
      coalesce(end_day, public.business_day(end_at)) AS last_day,
      coalesce(
        (SELECT max(at) FROM public.booking_events WHERE booking_id = booking AND to_status = 'checked-in'),
        start_at,
        start_day::timestamp AT TIME ZONE 'UTC'
      ) AS arrived_at,
      coalesce(
        (SELECT max(at) FROM public.booking_events WHERE booking_id = booking AND to_status = 'checked-out'),
        end_at,
        end_day::timestamp AT TIME ZONE 'UTC'
      ) AS left_at
    INTO past
    FROM public.bookings
    WHERE id = booking;
  UPDATE public.visits
    SET first_day = least(first_day, past.first_day),
      last_day = greatest(last_day, past.last_day),
      arrived_at = CASE status WHEN 'gone' THEN least(arrived_at, past.arrived_at) END,
      left_at = CASE status WHEN 'gone' THEN greatest(left_at, past.left_at) END
    WHERE id = (
      SELECT id FROM public.visits
      WHERE dog_id = dog AND status = past.outcome AND first_day <= past.last_day AND last_day >= past.first_day
      ORDER BY first_day
      LIMIT 1
    )
    RETURNING id INTO shared;
  IF shared IS NULL THEN
    INSERT INTO public.visits (dog_id, status, first_day, last_day, arrived_at, left_at)
      SELECT dog, past.outcome, past.first_day, past.last_day,
        CASE past.outcome WHEN 'gone' THEN past.arrived_at END,
        CASE past.outcome WHEN 'gone' THEN greatest(past.arrived_at, past.left_at) END
      RETURNING id INTO shared;
  END IF;
  UPDATE public.booking_dogs
    SET visit_id = shared
    WHERE booking_id = booking AND dog_id = dog;
END $$;

-- Records the visits of all bookings that have none yet.
CREATE OR REPLACE FUNCTION plan_all_visits() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  past record;
BEGIN
  FOR past IN
    SELECT bookings.id AS booking_id, booking_dogs.dog_id
    FROM public.booking_dogs
      JOIN public.bookings ON bookings.id = booking_dogs.booking_id
    WHERE booking_dogs.visit_id IS NULL AND bookings.status IN ('checked-out', 'no-show')
    ORDER BY coalesce(bookings.start_day, public.business_day(bookings.start_at))
  LOOP
    PERFORM public.record_past_visit(past.booking_id, past.dog_id);
  END LOOP;
  PERFORM public.plan_visits(dog_id)
    FROM (SELECT DISTINCT dog_id FROM public.booking_dogs WHERE visit_id IS NULL) AS unplanned;
  UPDATE public.visits
    SET status = 'in-house',
      arrived_at = coalesce(
        (
          SELECT max(booking_events.at)
          FROM public.booking_dogs
            JOIN public.booking_events ON booking_events.booking_id = booking_dogs.booking_id
          WHERE booking_dogs.visit_id = visits.id AND booking_events.to_status = 'checked-in'
        ),
        now()
      )
    WHERE status = 'expected' AND public.visit_has_other(id, NULL, '{checked-in}');
END $$;

-- Moves the visits of a booking's dogs with its days and its status. Undoing an act restores them row by row instead.
CREATE OR REPLACE FUNCTION bookings_move_visits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('rumi.undoing_act', true), '') <> '' THEN
    RETURN NULL;
  END IF;
  -- A request that is confirmed for the days it asked for changes no visit.
  IF (OLD.status, NEW.status) = ('pending', 'confirmed')
    AND (OLD.start_day, OLD.end_day, OLD.start_at, OLD.end_at) IS NOT DISTINCT FROM (NEW.start_day, NEW.end_day, NEW.start_at, NEW.end_at)
  THEN
    RETURN NULL;
  END IF;
  IF NEW.status = 'cancelled' THEN
    UPDATE public.booking_dogs SET visit_id = NULL WHERE booking_id = NEW.id;
  END IF;
  PERFORM public.plan_visits_of_booking(NEW.id);
  IF OLD.status <> NEW.status AND NEW.status NOT IN ('pending', 'cancelled') AND (OLD.status, NEW.status) <> ('pending', 'confirmed') THEN
    PERFORM public.follow_booking(NEW.id, OLD.status, NEW.status);
    PERFORM public.plan_visits_of_booking(NEW.id);
  END IF;
  RETURN NULL;
END $$;

-- Plans the visits of all dogs of a booking.
CREATE OR REPLACE FUNCTION plan_visits_of_booking(booking uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  one record;
BEGIN
  FOR one IN SELECT dog_id FROM public.booking_dogs WHERE booking_id = booking ORDER BY dog_id LOOP
    PERFORM public.plan_visits(one.dog_id);
  END LOOP;
END $$;

-- Changes the visits of a booking's dogs after a step of the booking or its reversal.
CREATE OR REPLACE FUNCTION follow_booking(booking uuid, former text, present text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  here uuid[] := ARRAY(SELECT visit_id FROM public.booking_dogs WHERE booking_id = booking AND visit_id IS NOT NULL);
  at_once timestamptz := public.instant_of_posting();
  somebody_came boolean := EXISTS (SELECT FROM public.visits WHERE id = ANY (here) AND status IN ('in-house', 'gone'));
BEGIN
  CASE
    WHEN present = 'checked-in' AND former = 'checked-out' THEN
      -- A dog that had left alone before stays gone; so do all others if `rumi.returning_visit` names the one that returns.
      UPDATE public.visits
        SET status = 'in-house', left_at = NULL, collected_by = '', collected_reason = '', version = version + 1, updated_at = now()
        WHERE id = ANY (here) AND status = 'gone'
          AND CASE coalesce(current_setting('rumi.returning_visit', true), '')
            WHEN '' THEN left_at = (SELECT max(left_at) FROM public.visits WHERE id = ANY (here))
            ELSE id::text = current_setting('rumi.returning_visit')
          END;
    WHEN present = 'checked-in' THEN
      -- Where one of its dogs is present already, the others arrive by themselves.
      UPDATE public.visits
        SET status = 'in-house', arrived_at = at_once, version = version + 1, updated_at = now()
        WHERE id = ANY (here) AND status = 'expected'
          AND NOT EXISTS (SELECT FROM public.visits AS present_visits WHERE present_visits.id = ANY (here) AND present_visits.status = 'in-house');
    WHEN present = 'checked-out' THEN
      -- Dogs that were still expected did not come, unless none of them is known to have come.
      UPDATE public.visits
        SET status = CASE WHEN status = 'in-house' OR NOT somebody_came THEN 'gone' ELSE 'missed' END,
          arrived_at = CASE WHEN status = 'in-house' OR NOT somebody_came THEN coalesce(arrived_at, at_once) END,
          left_at = CASE WHEN status = 'in-house' OR NOT somebody_came THEN greatest(arrived_at, at_once) END,
          version = version + 1,
          updated_at = now()
        WHERE id = ANY (here)
          AND (
            status = 'in-house' AND NOT public.visit_has_other(id, booking, '{checked-in}')
            OR status = 'expected' AND NOT public.visit_has_other(id, booking, '{pending,confirmed,checked-in}')
          );
    WHEN present = 'confirmed' AND former = 'checked-in' THEN
      UPDATE public.visits
        SET status = 'expected', arrived_at = NULL, ready_at = NULL, version = version + 1, updated_at = now()
        WHERE id = ANY (here) AND status = 'in-house'
          AND NOT public.visit_has_other(id, booking, '{checked-in,checked-out}');
    WHEN present = 'no-show' THEN
      UPDATE public.visits
        SET status = 'missed', version = version + 1, updated_at = now()
        WHERE id = ANY (here) AND status = 'expected'
          AND NOT public.visit_has_other(id, booking, '{pending,confirmed,checked-in}');
    WHEN former = 'no-show' THEN
      UPDATE public.visits
        SET status = 'expected', version = version + 1, updated_at = now()
        WHERE id = ANY (here) AND status = 'missed';
    ELSE NULL;
  END CASE;
END $$;

-- Ends the days of a visit with the departure; one that is resumed lasts as long as its bookings.
CREATE OR REPLACE FUNCTION visits_days_follow_presence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'gone' THEN
    NEW.last_day := least(NEW.last_day, greatest(NEW.first_day, public.business_day(NEW.left_at)));
  ELSE
    NEW.last_day := greatest(NEW.last_day, (
      SELECT max(coalesce(bookings.end_day, public.business_day(bookings.end_at)))
      FROM public.booking_dogs
        JOIN public.bookings ON bookings.id = booking_dogs.booking_id
      WHERE booking_dogs.visit_id = NEW.id
    ));
  END IF;
  RETURN NEW;
END $$;

-- Rejects, at the commit, a booking whose status disagrees with the visits of its dogs.
CREATE OR REPLACE FUNCTION bookings_follow_their_visits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.bookings
    WHERE CASE TG_TABLE_NAME
        WHEN 'bookings' THEN bookings.id = NEW.id
        ELSE bookings.id IN (SELECT booking_id FROM public.booking_dogs WHERE visit_id = NEW.id)
      END
      AND CASE bookings.status
        WHEN 'checked-in' THEN NOT EXISTS (
          SELECT FROM public.booking_dogs JOIN public.visits ON visits.id = booking_dogs.visit_id
          WHERE booking_dogs.booking_id = bookings.id AND visits.status = 'in-house'
        )
        WHEN 'checked-out' THEN NOT EXISTS (
          SELECT FROM public.booking_dogs JOIN public.visits ON visits.id = booking_dogs.visit_id
          WHERE booking_dogs.booking_id = bookings.id AND visits.status IN ('in-house', 'gone')
        )
        WHEN 'no-show' THEN EXISTS (SELECT FROM public.booking_dogs WHERE booking_id = bookings.id AND visit_id IS NULL)
        ELSE false
      END
  ) OR TG_TABLE_NAME = 'visits' AND EXISTS (
    SELECT FROM public.visits
    WHERE id = NEW.id AND status = 'in-house' AND NOT public.visit_has_other(id, NULL, '{checked-in}')
  ) THEN
    RAISE EXCEPTION 'a booking has the status of its dogs'' visits'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

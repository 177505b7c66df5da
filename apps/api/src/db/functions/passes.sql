-- Rejects a credit that is created as spent.
CREATE OR REPLACE FUNCTION pass_credits_begin_unspent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a credit is there before it pays'
    USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_begin_unspent';
END $$;

-- Rejects the use of a credit while its pass is not paid in full; waits for a concurrent refund of the pass.
CREATE OR REPLACE FUNCTION pass_credits_of_a_paid_pass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.passes WHERE id = NEW.pass_id FOR SHARE;
  IF public.net_paid(NULL, NULL, NEW.pass_id) < (SELECT total_centavos FROM public.passes WHERE id = NEW.pass_id) THEN
    RAISE EXCEPTION 'a pass pays only while it is paid whole'
      USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_of_a_paid_pass';
  END IF;
  RETURN NEW;
END $$;

-- Rejects a credit on a day outside its pass or booking, for another owner or type, for a dog twice or by a pass that is over and new there.
CREATE OR REPLACE FUNCTION pass_credits_within_their_pass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Every booking locks in this order: the booking, then the pass.
  PERFORM FROM public.bookings, public.passes
    WHERE bookings.id = NEW.booking_id AND passes.id = NEW.pass_id
    FOR NO KEY UPDATE OF bookings
    FOR SHARE OF passes;
  IF EXISTS (
    SELECT FROM public.bookings
      JOIN public.services ON services.id = bookings.service_id,
      public.passes
    WHERE bookings.id = NEW.booking_id
      AND passes.id = NEW.pass_id
      AND NOT (
        bookings.client_id = passes.owner_id
        AND passes.service_type IN (bookings.service_type, services.type)
        AND NEW.day BETWEEN passes.valid_from AND coalesce(passes.valid_until, 'infinity')
        AND NEW.day BETWEEN coalesce(bookings.start_day, public.business_day(bookings.start_at))
          AND coalesce(bookings.end_day, public.business_day(bookings.start_at))
        AND (
          passes.status NOT IN ('cancelled', 'expired')
          OR EXISTS (
            SELECT FROM public.pass_movements
            WHERE pass_movements.booking_id = bookings.id AND pass_movements.pass_id = passes.id
          )
        )
        AND (
          SELECT count(*) FROM public.pass_credits
          WHERE pass_credits.booking_id = bookings.id
            AND pass_credits.day = NEW.day
            AND (pass_credits.pass_id, pass_credits.number) <> (OLD.pass_id, OLD.number)
        ) < (
          SELECT count(*) FROM public.booking_dogs
          WHERE booking_dogs.booking_id = bookings.id
        )
      )
  ) THEN
    RAISE EXCEPTION 'a pass pays for a day of its owner, of its kind and within its term'
      USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_within_their_pass';
  END IF;
  RETURN NEW;
END $$;

-- Records each use and each return of a credit.
CREATE OR REPLACE FUNCTION pass_movements_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.booking_id IS NOT NULL THEN
    INSERT INTO public.pass_movements (pass_id, number, booking_id, day, kind)
      VALUES (OLD.pass_id, OLD.number, OLD.booking_id, OLD.day, 'returned');
  END IF;
  IF NEW.booking_id IS NOT NULL THEN
    INSERT INTO public.pass_movements (pass_id, number, booking_id, day, kind)
      VALUES (NEW.pass_id, NEW.number, NEW.booking_id, NEW.day, 'spent');
  END IF;
  RETURN NULL;
END $$;

-- Rejects, at the commit, a cancelled pass whose money was neither refunded nor credited.
CREATE OR REPLACE FUNCTION passes_given_up_keep_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.net_paid(NULL, NULL, NEW.id) > 0 THEN
    RAISE EXCEPTION 'what was paid for a pass that is given up is returned or becomes credit'
      USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_given_up_keep_nothing';
  END IF;
  RETURN NULL;
END $$;

-- Rejects another kind or type of a pass that was granted, and a term that leaves out a day it paid for.
CREATE OR REPLACE FUNCTION passes_pay_within_their_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.kind, OLD.service_type) IS DISTINCT FROM (NEW.kind, NEW.service_type)
    OR EXISTS (
      SELECT FROM public.pass_credits
      WHERE pass_id = NEW.id AND day NOT BETWEEN NEW.valid_from AND coalesce(NEW.valid_until, 'infinity')
    )
  THEN
    RAISE EXCEPTION 'a pass that counts keeps what it pays for, and the days that it paid'
      USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_pay_within_their_term';
  END IF;
  RETURN NULL;
END $$;

-- Rejects a change of status that is no step of a pass.
CREATE OR REPLACE FUNCTION passes_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('requested', 'active'),
    ('requested', 'cancelled'),
    ('active', 'cancelled'),
    ('active', 'expired')
  ) THEN
    RAISE EXCEPTION 'a pass goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_step_by_step';
  END IF;
  RETURN NEW;
END $$;

-- Rejects another booking for a credit that is spent.
CREATE OR REPLACE FUNCTION refuse_spending_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a spent credit pays for no other booking'
    USING ERRCODE = 'restrict_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_spent_once';
END $$;

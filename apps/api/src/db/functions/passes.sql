CREATE OR REPLACE FUNCTION pass_credits_begin_unspent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a credit is there before it pays'
    USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_begin_unspent';
END $$;

-- As before, but a refund of the pass that is under way is waited for.
CREATE OR REPLACE FUNCTION pass_credits_of_a_paid_pass() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.passes p WHERE p.id = NEW.pass_id FOR SHARE;
  IF public.net_paid(NULL, NULL, NEW.pass_id) < (SELECT p.total_centavos FROM public.passes p WHERE p.id = NEW.pass_id) THEN
    RAISE EXCEPTION 'a pass pays only while it is paid whole'
      USING ERRCODE = 'check_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_of_a_paid_pass';
  END IF;
  RETURN NEW;
END $$;

-- A credit pays for a day of a booking of its pass's owner and kind, within the term of the pass, and for no dog twice; one of a pass that
-- is over only where it paid for that booking before. Locked in the order of all who book: the booking, then the pass.
CREATE OR REPLACE FUNCTION pass_credits_within_their_pass() RETURNS trigger LANGUAGE plpgsql AS $$
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

CREATE OR REPLACE FUNCTION passes_given_up_keep_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF public.net_paid(NULL, NULL, NEW.id) > 0 THEN
    RAISE EXCEPTION 'what was paid for a pass that is given up is returned or becomes credit'
      USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_given_up_keep_nothing';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION passes_pay_within_their_term() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.kind, OLD.service_type) IS DISTINCT FROM (NEW.kind, NEW.service_type) OR EXISTS (SELECT FROM public.pass_credits c
    WHERE c.pass_id = NEW.id AND c.day NOT BETWEEN NEW.valid_from AND coalesce(NEW.valid_until, 'infinity')) THEN
    RAISE EXCEPTION 'a pass that counts keeps what it pays for, and the days that it paid'
      USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_pay_within_their_term';
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION passes_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (('requested', 'active'), ('requested', 'cancelled'), ('active', 'cancelled'), ('active', 'expired')) THEN
    RAISE EXCEPTION 'a pass goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'passes', CONSTRAINT = 'passes_step_by_step';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION refuse_spending_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a spent credit pays for no other booking'
    USING ERRCODE = 'restrict_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_spent_once';
END $$;

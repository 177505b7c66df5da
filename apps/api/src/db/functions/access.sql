-- Rejects a second person who already holds or shares an account; locks both people first, so that neither changes concurrently.
CREATE OR REPLACE FUNCTION family_members_are_no_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.users
    WHERE id IN (NEW.user_id, NEW.account_id)
    ORDER BY id
    FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.family_members
    WHERE user_id = NEW.account_id OR account_id = NEW.user_id
  ) THEN
    RAISE EXCEPTION 'an account has two people'
      USING ERRCODE = 'check_violation', TABLE = 'family_members', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Rejects a second person who has records of their own; fires after `family_members_are_no_holders`, by its name, with both locked.
CREATE OR REPLACE FUNCTION family_members_have_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.dogs WHERE owner_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.bookings WHERE client_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.orders WHERE user_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.passes WHERE owner_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.payments WHERE client_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.waiting_list WHERE client_id = NEW.user_id)
  THEN
    RAISE EXCEPTION 'the second person of an account has nothing of their own'
      USING ERRCODE = 'check_violation', TABLE = 'family_members', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Rejects new records other than purchases for the general public; existing records stay valid.
CREATE OR REPLACE FUNCTION refuse_general_public() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the general public has purchases and nothing else'
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Rejects a record of the second person of an account. Argument: the person's column, whose foreign key has locked the person before.
CREATE OR REPLACE FUNCTION require_account_holder() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
BEGIN
  IF TG_ARGV[0] = 'owner_id' THEN
    person := NEW.owner_id;
  ELSIF TG_ARGV[0] = 'client_id' THEN
    person := NEW.client_id;
  ELSE
    person := NEW.user_id;
  END IF;
  IF EXISTS (SELECT FROM public.family_members WHERE user_id = person) THEN
    RAISE EXCEPTION 'what is of an account is of its holder'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Rejects a record of a closed account. Argument: the person's column, whose foreign key has waited for a concurrent closing.
CREATE OR REPLACE FUNCTION require_open_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  person uuid;
BEGIN
  IF TG_ARGV[0] = 'owner_id' THEN
    person := NEW.owner_id;
  ELSIF TG_ARGV[0] = 'client_id' THEN
    person := NEW.client_id;
  ELSE
    person := NEW.user_id;
  END IF;
  IF EXISTS (SELECT FROM public.users WHERE id = person AND closed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'nothing begins in an account that is closed'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Protects the history of a privacy request; its text is erased when the client's account closes, its rows go with the request.
CREATE OR REPLACE FUNCTION privacy_request_steps_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM privacy_requests WHERE id = OLD.request_id) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE'
    AND NEW.words = 'Cuenta cerrada'
    AND (NEW.id, NEW.request_id, NEW.at, NEW.step, NEW.actor_id)
      IS NOT DISTINCT FROM (OLD.id, OLD.request_id, OLD.at, OLD.step, OLD.actor_id)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the history of a request about data is kept'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Lets a privacy request go forward only, extends each term once and allows no change of text or client except erasure and a merge.
CREATE OR REPLACE FUNCTION privacy_requests_go_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.asked_right, NEW.received_at) IS DISTINCT FROM (OLD.asked_right, OLD.received_at)
    OR (NEW.client_id <> OLD.client_id
      AND NOT EXISTS (SELECT FROM public.merges WHERE gone_id = OLD.client_id AND kept_id = NEW.client_id))
    OR (NEW.message <> OLD.message AND NEW.message <> '')
    OR (OLD.status = 'granted' AND NEW.status NOT IN ('granted', 'done'))
    OR (OLD.status IN ('refused', 'done') AND NEW.status <> OLD.status)
    OR (NEW.answer_due <> OLD.answer_due AND (OLD.answer_extended OR NOT NEW.answer_extended))
    OR (OLD.answer_extended AND NOT NEW.answer_extended)
    OR (OLD.completion_due IS NOT NULL
      AND NEW.completion_due IS DISTINCT FROM OLD.completion_due
      AND (OLD.completion_extended OR NOT NEW.completion_extended))
    OR (OLD.completion_extended AND NOT NEW.completion_extended)
  THEN
    RAISE EXCEPTION 'a request about data goes forward only'
      USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Notifies the open streams of every instance, at the commit, that a session ended or rights changed.
CREATE OR REPLACE FUNCTION notify_access_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  user_column text := CASE TG_TABLE_NAME WHEN 'sessions' THEN 'user_id' ELSE 'id' END;
BEGIN
  PERFORM pg_notify(
    'rumi_live',
    json_build_object('topic', 'access', 'kind', 'access-changed', 'id', to_jsonb(OLD) ->> user_column)::text
  );
  RETURN NULL;
END $$;

-- Protects security events; they may be deleted after `securityEventDays` of the contract.
CREATE OR REPLACE FUNCTION security_events_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '365 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'a security event is added, never changed, and deleted only after a year'
    USING ERRCODE = 'restrict_violation', TABLE = 'security_events', CONSTRAINT = TG_NAME;
END $$;

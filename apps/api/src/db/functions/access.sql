-- Nobody is the second person of two accounts, nor of one who is a second person. Both are locked first, so that neither gets something,
-- nor joins another, meanwhile.
CREATE OR REPLACE FUNCTION family_members_are_no_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM public.users u WHERE u.id IN (NEW.user_id, NEW.account_id) ORDER BY u.id FOR UPDATE;
  IF EXISTS (SELECT FROM public.family_members f WHERE f.user_id = NEW.account_id OR f.account_id = NEW.user_id) THEN
    RAISE EXCEPTION 'an account has two people'
      USING ERRCODE = 'check_violation', TABLE = 'family_members', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Runs behind the one above, by its name, and so with both locked.
CREATE OR REPLACE FUNCTION family_members_have_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM public.dogs d WHERE d.owner_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.bookings b WHERE b.client_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.orders o WHERE o.user_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.passes p WHERE p.owner_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.payments p WHERE p.client_id = NEW.user_id)
    OR EXISTS (SELECT FROM public.waiting_list w WHERE w.client_id = NEW.user_id)
  THEN
    RAISE EXCEPTION 'the second person of an account has nothing of their own'
      USING ERRCODE = 'check_violation', TABLE = 'family_members', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- All who buy over the counter and are nobody's client have purchases and nothing else. What is there already stays as it is and may go on.
CREATE OR REPLACE FUNCTION of_a_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the general public has purchases and nothing else'
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Dogs, bookings, orders, passes, payments and wishes are of whoever holds an account. The references of these tables, which are checked
-- before by their names, have locked the person against joining an account meanwhile; one who has just joined is seen.
CREATE OR REPLACE FUNCTION of_an_account_holder() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose uuid;
BEGIN
  IF TG_ARGV[0] = 'owner_id' THEN whose := NEW.owner_id;
  ELSIF TG_ARGV[0] = 'client_id' THEN whose := NEW.client_id;
  ELSE whose := NEW.user_id;
  END IF;
  IF EXISTS (SELECT FROM public.family_members f WHERE f.user_id = whose) THEN
    RAISE EXCEPTION 'what is of an account is of its holder'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- Nothing begins in an account that is closed. The references of these tables, which are checked before by their names, have waited for
-- whoever was closing it; that it was closed is seen.
CREATE OR REPLACE FUNCTION of_an_open_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  whose uuid;
BEGIN
  IF TG_ARGV[0] = 'owner_id' THEN whose := NEW.owner_id;
  ELSIF TG_ARGV[0] = 'client_id' THEN whose := NEW.client_id;
  ELSE whose := NEW.user_id;
  END IF;
  IF EXISTS (SELECT FROM public.users u WHERE u.id = whose AND u.closed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'nothing begins in an account that is closed'
      USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NULL;
END $$;

-- The history of a request is the proof that it was answered in time: only the words go, with the person they are about.
CREATE OR REPLACE FUNCTION privacy_request_steps_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM privacy_requests WHERE id = OLD.request_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND NEW.words = 'Cuenta cerrada'
    AND (NEW.id, NEW.request_id, NEW.at, NEW.step, NEW.actor_id) IS NOT DISTINCT FROM (OLD.id, OLD.request_id, OLD.at, OLD.step, OLD.actor_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the history of a request about data is kept'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- A request goes forward only, each of its terms is extended once, and what was asked is never rewritten: with its person it is emptied,
-- and it follows them into the account that theirs was merged with.
CREATE OR REPLACE FUNCTION privacy_requests_go_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.asked_right, NEW.received_at) IS DISTINCT FROM (OLD.asked_right, OLD.received_at)
    OR (NEW.client_id <> OLD.client_id
      AND NOT EXISTS (SELECT FROM public.merges m WHERE m.gone_id = OLD.client_id AND m.kept_id = NEW.client_id))
    OR (NEW.message <> OLD.message AND NEW.message <> '')
    OR (OLD.status = 'granted' AND NEW.status NOT IN ('granted', 'done'))
    OR (OLD.status IN ('refused', 'done') AND NEW.status <> OLD.status)
    OR (NEW.answer_due <> OLD.answer_due AND (OLD.answer_extended OR NOT NEW.answer_extended))
    OR (OLD.answer_extended AND NOT NEW.answer_extended)
    OR (OLD.completion_due IS NOT NULL AND NEW.completion_due IS DISTINCT FROM OLD.completion_due
      AND (OLD.completion_extended OR NOT NEW.completion_extended))
    OR (OLD.completion_extended AND NOT NEW.completion_extended)
  THEN
    RAISE EXCEPTION 'a request about data goes forward only'
      USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Whatever ends a session or changes rights, streams that are open hear of it on every instance once it is committed.
CREATE OR REPLACE FUNCTION tell_of_changed_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rumi_live', json_build_object('topic', 'access', 'kind', 'access-changed',
    'id', CASE TG_TABLE_NAME WHEN 'sessions' THEN to_jsonb(OLD) ->> 'user_id' ELSE to_jsonb(OLD) ->> 'id' END)::text);
  RETURN NULL;
END $$;

-- The days are those of the contract's securityEventDays.
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

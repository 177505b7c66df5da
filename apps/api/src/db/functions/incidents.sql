-- Returns whether an incident is about a dog of a closed account, whose texts are being erased.
CREATE OR REPLACE FUNCTION is_incident_of_closed_account(incident uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM public.incident_dogs
    JOIN public.dogs ON dogs.id = incident_dogs.dog_id
    JOIN public.users ON users.id = dogs.owner_id
    WHERE incident_dogs.incident_id = incident AND users.closed_at IS NOT NULL
  )
$$;

-- Protects an incident that was sent; only the erasure of a closed account removes texts about its dogs.
CREATE OR REPLACE FUNCTION refuse_change_of_sent_incident() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_incident_of_closed_account(OLD.id) THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'a sent incident never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'incidents', CONSTRAINT = 'incidents_sent_never_change';
END $$;

-- Protects the dogs of a sent incident and what their owners read; a merge of dogs moves them, and an erased dog leaves.
CREATE OR REPLACE FUNCTION refuse_change_of_sent_incident_dog() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  dog incident_dogs := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  IF NOT EXISTS (SELECT FROM public.incidents WHERE id = dog.incident_id AND status = 'sent')
    OR (TG_OP <> 'INSERT' AND is_incident_of_closed_account(dog.incident_id))
    OR (TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'dog_id' = to_jsonb(OLD) - 'dog_id'
      AND EXISTS (SELECT FROM public.merges WHERE gone_id = OLD.dog_id AND kept_id = NEW.dog_id))
  THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'the dogs of a sent incident never change'
    USING ERRCODE = 'restrict_violation', TABLE = 'incident_dogs', CONSTRAINT = 'incident_dogs_sent_never_change';
END $$;

-- Protects the follow-ups of an incident, which leave with its draft or with the texts of a closed account.
CREATE OR REPLACE FUNCTION refuse_change_of_incident_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_incident_of_closed_account(OLD.incident_id)
    OR (TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.incidents WHERE id = OLD.incident_id))
  THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION 'a follow-up of an incident is added, never changed'
    USING ERRCODE = 'restrict_violation', TABLE = 'incident_notes', CONSTRAINT = 'incident_notes_are_only_added';
END $$;

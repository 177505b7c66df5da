-- The trail of what a demonstration or a simulated year did bears the instant at which it was done there.
CREATE OR REPLACE FUNCTION add_audit_entry(entity text, entity_id text, subject_id uuid, action text, changes jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  origin jsonb := coalesce(nullif(current_setting('rumi.origin', true), ''), '{}')::jsonb;
  is_erased boolean := subject_id IS NOT NULL AND subject_id::text = current_setting('rumi.erased_person', true);
  by_link uuid := CASE WHEN origin ? 'requestId' AND entity IN ('user', 'invitation', 'secondFactor') THEN subject_id END;
BEGIN
  INSERT INTO audit_entries (at, actor_id, entity, entity_id, subject_id, action, changes, network, device, request_id)
  VALUES (coalesce(nullif(current_setting('rumi.instant', true), '')::timestamptz, clock_timestamp()),
    coalesce((origin ->> 'actorId')::uuid, by_link), entity, entity_id, subject_id, action,
    CASE WHEN is_erased THEN audit_changes_without_person(changes) ELSE changes END,
    (origin ->> 'network')::cidr, origin ->> 'device', (origin ->> 'requestId')::uuid);
END $$;

-- What differs from one state of a record to the next, each field by its path: objects are gone into, a list is one value, and what is
-- empty in both is not told. In steps rather than one question, which a server would compile anew for each row.
CREATE OR REPLACE FUNCTION audit_changes(former jsonb, present jsonb, path text DEFAULT '') RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  changes jsonb := '[]';
  name text;
  was jsonb;
  becomes jsonb;
BEGIN
  FOR name IN SELECT jsonb_object_keys(former || present) LOOP
    was := coalesce(former -> name, 'null');
    becomes := coalesce(present -> name, 'null');
    CONTINUE WHEN was = becomes OR (was IN ('null', '""', '[]') AND becomes IN ('null', '""', '[]'));
    IF jsonb_typeof(was) IN ('object', 'null') AND jsonb_typeof(becomes) IN ('object', 'null') THEN
      changes := changes || audit_changes(CASE was WHEN 'null' THEN '{}' ELSE was END,
        CASE becomes WHEN 'null' THEN '{}' ELSE becomes END, path || name || '.');
    ELSE
      changes := changes || jsonb_build_object('field', path || name, 'before', was, 'after', becomes);
    END IF;
  END LOOP;
  RETURN changes;
END $$;

-- What stays of an entry about a person who was erased: which fields changed, amounts, days and words of our own; no text of theirs.
CREATE OR REPLACE FUNCTION audit_changes_without_person(changes jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_agg(
    CASE
      WHEN change ? 'erased' OR change ->> 'field' IN ('role', 'kind', 'status', 'serviceType', 'method', 'delivery', 'payment', 'paymentMethod',
          'appliedOn', 'expiresOn', 'validFrom', 'validUntil', 'verifiedAt', 'identifiedAt', 'paidAt', 'receivedAt', 'closedAt',
          'confirmedAt', 'privacyVersion', 'privacyAcceptedAt')
        OR (jsonb_typeof(change -> 'before') IN ('null', 'number', 'boolean') AND jsonb_typeof(change -> 'after') IN ('null', 'number', 'boolean'))
      THEN change
      ELSE jsonb_build_object('field', change -> 'field', 'before', NULL, 'after', NULL, 'erased', true)
    END ORDER BY place), '[]')
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS listed (change, place)
$$;

-- An entry is added, and nothing else; only the values of a person who is being erased are taken out of those about them.
CREATE OR REPLACE FUNCTION audit_entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.subject_id::text = current_setting('rumi.erased_person', true)
      AND NEW.changes = audit_changes_without_person(OLD.changes)
      AND to_jsonb(NEW) - 'changes' = to_jsonb(OLD) - 'changes'
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'an entry of the audit trail is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'audit_entries', CONSTRAINT = TG_NAME;
END $$;

-- Writes what became of a row. Arguments: what the trail calls it, the column that names it, the column of the person it is about
-- (or none), the columns that are told.
CREATE OR REPLACE FUNCTION write_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  present jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  named jsonb := former || present;
  changes jsonb;
  was jsonb := '{}';
  becomes jsonb := '{}';
  name text;
  field text;
BEGIN
  FOREACH name IN ARRAY TG_ARGV[3]::text[] LOOP
    field := lower(left(name, 1)) || substr(replace(initcap(replace(name, '_', ' ')), ' ', ''), 2);
    was := was || jsonb_build_object(field, former -> name);
    becomes := becomes || jsonb_build_object(field, present -> name);
  END LOOP;
  changes := audit_changes(was, becomes);
  IF TG_OP <> 'UPDATE' OR changes <> '[]' THEN
    PERFORM add_audit_entry(TG_ARGV[0], named ->> TG_ARGV[1], nullif(named ->> TG_ARGV[2], '')::uuid,
      CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'deleted' ELSE 'changed' END, changes);
  END IF;
  RETURN NULL;
END $$;

-- Settings are versions: a change is what differs from what held before. Of the first one only the code knows that, which says it.
CREATE OR REPLACE FUNCTION write_audit_entry_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := coalesce(nullif(current_setting('rumi.former_settings', true), '')::jsonb,
    (SELECT data FROM house_settings WHERE version = NEW.version - 1), '{}');
BEGIN
  PERFORM add_audit_entry('settings', 'house', NULL, 'changed', audit_changes(former, NEW.data));
  RETURN NULL;
END $$;

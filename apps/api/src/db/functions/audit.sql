-- Adds an audit entry with the origin of the current request, dated by the simulated clock where one is set.
CREATE OR REPLACE FUNCTION add_audit_entry(entity text, entity_id text, subject_id uuid, action text, changes jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  origin jsonb := coalesce(nullif(current_setting('rumi.origin', true), ''), '{}')::jsonb;
  is_erased boolean := subject_id IS NOT NULL AND subject_id::text = current_setting('rumi.erased_person', true);
  -- A person who follows a link, not signed in, acts on their own account.
  linked_person uuid := CASE
    WHEN origin ? 'requestId' AND entity IN ('user', 'invitation', 'secondFactor') THEN subject_id
  END;
BEGIN
  INSERT INTO audit_entries
    (at, actor_id, entity, entity_id, subject_id, action, changes, network, device, request_id)
  VALUES (
    coalesce(nullif(current_setting('rumi.instant', true), '')::timestamptz, clock_timestamp()),
    coalesce((origin ->> 'actorId')::uuid, linked_person),
    entity,
    entity_id,
    subject_id,
    action,
    CASE WHEN is_erased THEN audit_changes_without_person(changes) ELSE changes END,
    (origin ->> 'network')::cidr,
    origin ->> 'device',
    (origin ->> 'requestId')::uuid
  );
END $$;

-- Returns the fields that differ between two states of a record, by path into objects; values empty in both states count as equal.
CREATE OR REPLACE FUNCTION audit_changes(former jsonb, present jsonb, path text DEFAULT '')
RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  changes jsonb := '[]';
  name text;
  old_value jsonb;
  new_value jsonb;
BEGIN
  -- A loop rather than one query, which a server would compile again for each row.
  FOR name IN SELECT jsonb_object_keys(former || present) LOOP
    old_value := coalesce(former -> name, 'null');
    new_value := coalesce(present -> name, 'null');
    CONTINUE WHEN old_value = new_value
      OR (old_value IN ('null', '""', '[]') AND new_value IN ('null', '""', '[]'));
    IF jsonb_typeof(old_value) IN ('object', 'null') AND jsonb_typeof(new_value) IN ('object', 'null') THEN
      changes := changes || audit_changes(
        CASE old_value WHEN 'null' THEN '{}' ELSE old_value END,
        CASE new_value WHEN 'null' THEN '{}' ELSE new_value END,
        path || name || '.'
      );
    ELSE
      changes := changes || jsonb_build_object('field', path || name, 'before', old_value, 'after', new_value);
    END IF;
  END LOOP;
  RETURN changes;
END $$;

-- Returns the changes without the texts of an erased person; names of fields, numbers, days and fixed words stay.
CREATE OR REPLACE FUNCTION audit_changes_without_person(changes jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(
    jsonb_agg(
      CASE
        WHEN change ? 'erased'
          OR change ->> 'field' IN (
            'role', 'kind', 'status', 'serviceType', 'method', 'delivery', 'payment', 'paymentMethod', 'appliedOn',
            'expiresOn', 'validFrom', 'validUntil', 'verifiedAt', 'identifiedAt', 'paidAt', 'receivedAt', 'closedAt',
            'confirmedAt', 'privacyVersion', 'privacyAcceptedAt'
          )
          OR (jsonb_typeof(change -> 'before') IN ('null', 'number', 'boolean')
            AND jsonb_typeof(change -> 'after') IN ('null', 'number', 'boolean'))
        THEN change
        ELSE jsonb_build_object('field', change -> 'field', 'before', NULL, 'after', NULL, 'erased', true)
      END
      ORDER BY place
    ),
    '[]'
  )
  FROM jsonb_array_elements(changes) WITH ORDINALITY AS listed (change, place)
$$;

-- Protects audit entries; only the values of a person who is being erased are removed from the entries about them.
CREATE OR REPLACE FUNCTION audit_entries_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.subject_id::text = current_setting('rumi.erased_person', true)
      AND NEW.changes = audit_changes_without_person(OLD.changes)
      AND to_jsonb(NEW) - 'changes' = to_jsonb(OLD) - 'changes'
    THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'an entry of the audit trail is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'audit_entries', CONSTRAINT = TG_NAME;
END $$;

-- Writes the audit entry of a row. Arguments: entity, its key column, the column of the person concerned (or ''), the audited columns.
CREATE OR REPLACE FUNCTION write_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := CASE WHEN TG_OP = 'INSERT' THEN '{}' ELSE to_jsonb(OLD) END;
  present jsonb := CASE WHEN TG_OP = 'DELETE' THEN '{}' ELSE to_jsonb(NEW) END;
  latest jsonb := former || present;
  action text := CASE TG_OP WHEN 'INSERT' THEN 'created' WHEN 'DELETE' THEN 'deleted' ELSE 'changed' END;
  changes jsonb;
  old_fields jsonb := '{}';
  new_fields jsonb := '{}';
  name text;
  field text;
BEGIN
  FOREACH name IN ARRAY TG_ARGV[3]::text[] LOOP
    field := lower(left(name, 1)) || substr(replace(initcap(replace(name, '_', ' ')), ' ', ''), 2);
    old_fields := old_fields || jsonb_build_object(field, former -> name);
    new_fields := new_fields || jsonb_build_object(field, present -> name);
  END LOOP;
  changes := audit_changes(old_fields, new_fields);
  IF TG_OP <> 'UPDATE' OR changes <> '[]' THEN
    PERFORM add_audit_entry(
      TG_ARGV[0],
      latest ->> TG_ARGV[1],
      nullif(latest ->> TG_ARGV[2], '')::uuid,
      action,
      changes
    );
  END IF;
  RETURN NULL;
END $$;

-- Writes the differences between a version of the settings and the one before; `rumi.former_settings` holds the one before the first.
CREATE OR REPLACE FUNCTION write_audit_entry_of_settings() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := coalesce(
    nullif(current_setting('rumi.former_settings', true), '')::jsonb,
    (SELECT data FROM house_settings WHERE version = NEW.version - 1),
    '{}'
  );
BEGIN
  PERFORM add_audit_entry('settings', 'house', NULL, 'changed', audit_changes(former, NEW.data));
  RETURN NULL;
END $$;

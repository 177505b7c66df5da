-- Records the former and the present state of a row in the current undoable act. Arguments: the key columns of the table.
CREATE OR REPLACE FUNCTION record_for_undo() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  present jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  latest jsonb := coalesce(present, former);
BEGIN
  UPDATE public.undoable_acts
    SET changes = changes || jsonb_build_array(
      jsonb_build_object(
        'table', TG_TABLE_NAME,
        'key', (SELECT jsonb_object_agg(name, latest -> name) FROM unnest(TG_ARGV) AS name),
        'former', former,
        'present', present
      )
    )
    WHERE id = current_setting('rumi.undoable_act', true)::uuid;
  RETURN NULL;
END $$;

-- Delays a message of an act until the act can no longer be undone; `rumi.undoable_act` names the act in its transaction.
CREATE OR REPLACE FUNCTION outbox_waits_for_undo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT id, until INTO NEW.act_id, NEW.not_before
    FROM public.undoable_acts
    WHERE id = current_setting('rumi.undoable_act', true)::uuid;
  RETURN NEW;
END $$;

-- Undoes an act row by row; counted places are given back by their difference, since other bookings count on the same days.
CREATE OR REPLACE FUNCTION undo_act(act uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  step record;
BEGIN
  PERFORM set_config('rumi.undoing_act', act::text, true);
  IF NOT EXISTS (SELECT FROM public.undoable_acts WHERE id = act AND until > clock_timestamp()) THEN
    RAISE EXCEPTION 'the time in which it could be taken back is over'
      USING ERRCODE = 'restrict_violation', TABLE = 'undoable_acts', CONSTRAINT = 'undoable_acts_in_time';
  END IF;
  FOR step IN
    SELECT recorded.change ->> 'table' AS changed_table,
      recorded.change -> 'key' AS key,
      (array_agg(nullif(recorded.change -> 'former', 'null') ORDER BY recorded.position))[1] AS former,
      (array_agg(nullif(recorded.change -> 'present', 'null') ORDER BY recorded.position DESC))[1] AS present,
      sum(
        coalesce((recorded.change -> 'former' ->> 'used')::integer, 0)
        - coalesce((recorded.change -> 'present' ->> 'used')::integer, 0)
      ) AS freed
    FROM public.undoable_acts,
      jsonb_array_elements(undoable_acts.changes) WITH ORDINALITY AS recorded (change, position)
    WHERE undoable_acts.id = act
    GROUP BY 1, 2
    -- Every transaction locks in this order: bookings, credits of passes, days.
    ORDER BY array_position(ARRAY['bookings', 'pass_credits', 'places'], recorded.change ->> 'table') NULLS LAST, 2
  LOOP
    IF step.changed_table = 'places' THEN
      UPDATE public.places
        SET used = used + step.freed
        WHERE pool = step.key ->> 'pool' AND day = (step.key ->> 'day')::date;
    ELSIF (step.former IS NOT NULL OR step.present IS NOT NULL)
      AND NOT public.undo_change(step.changed_table, step.key, step.former, step.present)
    THEN
      RAISE EXCEPTION 'what was done has been changed since'
        USING ERRCODE = 'restrict_violation', TABLE = 'undoable_acts', CONSTRAINT = 'undoable_acts_as_left';
    END IF;
  END LOOP;
  PERFORM set_config('rumi.undoing_act', '', true);
END $$;

-- Restores the former state of one row; returns false, and changes nothing, where the row is no longer in the present state.
CREATE OR REPLACE FUNCTION undo_change(changed_table text, key jsonb, former jsonb, present jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  has_key text := (
    SELECT string_agg(format('target.%I = key.%I', name, name), ' AND ') FROM jsonb_object_keys(key) AS name
  );
  is_as_left text := format(
    '%s AND to_jsonb(target) = to_jsonb(jsonb_populate_record(NULL::public.%I, $2))',
    has_key,
    changed_table
  );
  restored jsonb;
  assignments text;
  changed_rows integer;
BEGIN
  IF present IS NULL THEN
    EXECUTE format(
      'INSERT INTO public.%I SELECT * FROM jsonb_populate_record(NULL::public.%I, $1)',
      changed_table,
      changed_table
    ) USING former;
    RETURN true;
  END IF;
  IF former IS NULL THEN
    EXECUTE format(
      'DELETE FROM public.%I target USING jsonb_populate_record(NULL::public.%I, $1) key WHERE %s',
      changed_table,
      changed_table,
      is_as_left
    ) USING key, present;
  ELSE
    -- A client that read the row in between sees by its version that it changed once more.
    restored := former
      || CASE
        WHEN present ? 'version' THEN jsonb_build_object('version', (present ->> 'version')::integer + 1)
        ELSE '{}'
      END
      || CASE WHEN present ? 'updated_at' THEN jsonb_build_object('updated_at', now()) ELSE '{}' END;
    SELECT string_agg(format('%I = restored.%I', name, name), ', ') INTO assignments
      FROM jsonb_object_keys(restored) AS name
      WHERE restored -> name IS DISTINCT FROM present -> name;
    EXECUTE format(
      'UPDATE public.%I target SET %s FROM jsonb_populate_record(NULL::public.%I, $1) key, '
        'jsonb_populate_record(NULL::public.%I, $3) restored WHERE %s',
      changed_table,
      assignments,
      changed_table,
      changed_table,
      is_as_left
    ) USING key, present, restored;
  END IF;
  GET DIAGNOSTICS changed_rows = ROW_COUNT;
  RETURN changed_rows = 1;
END $$;

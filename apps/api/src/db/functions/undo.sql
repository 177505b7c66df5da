-- Keeps what an act makes of a row. Arguments: the columns of the row's key.
CREATE OR REPLACE FUNCTION keep_for_undo() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
  present jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
  named jsonb := coalesce(present, former);
BEGIN
  UPDATE public.undoable_acts SET changes = changes || jsonb_build_array(jsonb_build_object(
      'table', TG_TABLE_NAME,
      'key', (SELECT jsonb_object_agg(name, named -> name) FROM unnest(TG_ARGV) AS name),
      'former', former, 'present', present))
    WHERE id = current_setting('rumi.undoable_act', true)::uuid;
  RETURN NULL;
END $$;

-- What follows from an act that can still be taken back waits until it cannot; 'rumi.undoable_act' names the act in its transaction.
CREATE OR REPLACE FUNCTION outbox_waits_for_undo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT a.id, a.until INTO NEW.act_id, NEW.not_before FROM public.undoable_acts a
    WHERE a.id = current_setting('rumi.undoable_act', true)::uuid;
  RETURN NEW;
END $$;

-- Takes an act back, row by row; counted places are given back by their difference, since others count on the same days.
CREATE OR REPLACE FUNCTION undo_act(act uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  change record;
BEGIN
  PERFORM set_config('rumi.undoing_act', act::text, true);
  IF NOT EXISTS (SELECT FROM public.undoable_acts a WHERE a.id = act AND a.until > clock_timestamp()) THEN
    RAISE EXCEPTION 'the time in which it could be taken back is over'
      USING ERRCODE = 'restrict_violation', TABLE = 'undoable_acts', CONSTRAINT = 'undoable_acts_in_time';
  END IF;
  FOR change IN
    SELECT c.change ->> 'table' AS named, c.change -> 'key' AS key,
      (array_agg(nullif(c.change -> 'former', 'null') ORDER BY c.position))[1] AS former,
      (array_agg(nullif(c.change -> 'present', 'null') ORDER BY c.position DESC))[1] AS present,
      sum(coalesce((c.change -> 'former' ->> 'used')::integer, 0) - coalesce((c.change -> 'present' ->> 'used')::integer, 0)) AS freed
    FROM public.undoable_acts a, jsonb_array_elements(a.changes) WITH ORDINALITY AS c (change, position)
    WHERE a.id = act
    GROUP BY 1, 2
    -- In the order in which everybody locks: bookings, what passes paid, then days.
    ORDER BY array_position(ARRAY['bookings', 'pass_credits', 'places'], c.change ->> 'table') NULLS LAST, 2
  LOOP
    IF change.named = 'places' THEN
      UPDATE public.places SET used = used + change.freed
        WHERE pool = change.key ->> 'pool' AND day = (change.key ->> 'day')::date;
    ELSIF (change.former IS NOT NULL OR change.present IS NOT NULL)
      AND NOT public.undo_change(change.named, change.key, change.former, change.present) THEN
      RAISE EXCEPTION 'what was done has been changed since'
        USING ERRCODE = 'restrict_violation', TABLE = 'undoable_acts', CONSTRAINT = 'undoable_acts_as_left';
    END IF;
  END LOOP;
  PERFORM set_config('rumi.undoing_act', '', true);
END $$;

-- Gives one row back what it was, if nobody has changed it since; answers whether that was so.
CREATE OR REPLACE FUNCTION undo_change(named text, key jsonb, former jsonb, present jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  wanted text := (SELECT string_agg(format('t.%I = k.%I', name, name), ' AND ') FROM jsonb_object_keys(key) AS name);
  is_as_left text := format('%s AND to_jsonb(t) = to_jsonb(jsonb_populate_record(NULL::public.%I, $2))', wanted, named);
  restored jsonb;
  columns text;
  touched integer;
BEGIN
  IF present IS NULL THEN
    EXECUTE format('INSERT INTO public.%I SELECT * FROM jsonb_populate_record(NULL::public.%I, $1)', named, named) USING former;
    RETURN true;
  END IF;
  IF former IS NULL THEN
    EXECUTE format('DELETE FROM public.%I t USING jsonb_populate_record(NULL::public.%I, $1) k WHERE %s', named, named, is_as_left)
      USING key, present;
  ELSE
    -- Whoever saw the row in between sees that it changed once more.
    restored := former
      || CASE WHEN present ? 'version' THEN jsonb_build_object('version', (present ->> 'version')::integer + 1) ELSE '{}' END
      || CASE WHEN present ? 'updated_at' THEN jsonb_build_object('updated_at', now()) ELSE '{}' END;
    SELECT string_agg(format('%I = f.%I', name, name), ', ') INTO columns
      FROM jsonb_object_keys(restored) AS name WHERE restored -> name IS DISTINCT FROM present -> name;
    EXECUTE format('UPDATE public.%I t SET %s FROM jsonb_populate_record(NULL::public.%I, $1) k, jsonb_populate_record(NULL::public.%I, $3) f WHERE %s',
      named, columns, named, named, is_as_left) USING key, present, restored;
  END IF;
  GET DIAGNOSTICS touched = ROW_COUNT;
  RETURN touched = 1;
END $$;

-- What the desk may take back for some seconds: each act with the rows it changed, as they were and as they are since.
CREATE TABLE "undoable_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"actor_id" uuid NOT NULL,
	"until" timestamp(3) with time zone NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "undoable_acts_list_changes" CHECK (jsonb_typeof("undoable_acts"."changes") = 'array')
);
--> statement-breakpoint
ALTER TABLE "undoable_acts" ADD CONSTRAINT "undoable_acts_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "undoable_acts_by_actor" ON "undoable_acts" USING btree ("actor_id");
--> statement-breakpoint
CREATE INDEX "undoable_acts_by_end" ON "undoable_acts" USING btree ("until");
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "act_id" uuid;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "not_before" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_waits_for_its_act" CHECK (("outbox"."act_id" is null) = ("outbox"."not_before" is null));
--> statement-breakpoint
CREATE INDEX "outbox_by_act" ON "outbox" USING btree ("act_id");
--> statement-breakpoint
-- What follows from an act that can still be taken back waits until it cannot; 'rumi.undoable_act' names the act in its transaction.
CREATE FUNCTION outbox_waits_for_undo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT a.id, a.until INTO NEW.act_id, NEW.not_before FROM public.undoable_acts a
    WHERE a.id = current_setting('rumi.undoable_act', true)::uuid;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "outbox_waits_for_undo" BEFORE INSERT ON "outbox"
  FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION outbox_waits_for_undo();
--> statement-breakpoint
-- Keeps what an act makes of a row. Arguments: the columns of the row's key.
CREATE FUNCTION keep_for_undo() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
CREATE TRIGGER "bookings_kept_for_undo" AFTER INSERT OR UPDATE OR DELETE ON "bookings"
  FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER "booking_days_kept_for_undo" AFTER INSERT OR UPDATE OR DELETE ON "booking_days"
  FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION keep_for_undo('booking_id', 'pool', 'day');
--> statement-breakpoint
CREATE TRIGGER "dog_occupancies_kept_for_undo" AFTER INSERT OR UPDATE OR DELETE ON "dog_occupancies"
  FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION keep_for_undo('booking_id', 'dog_id', 'start_at');
--> statement-breakpoint
CREATE TRIGGER "places_kept_for_undo" AFTER INSERT OR UPDATE OR DELETE ON "places"
  FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION keep_for_undo('pool', 'day');
--> statement-breakpoint
CREATE TRIGGER "pass_credits_kept_for_undo" AFTER INSERT OR UPDATE OR DELETE ON "pass_credits"
  FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION keep_for_undo('pass_id', 'number');
--> statement-breakpoint
CREATE TRIGGER "waiting_list_kept_for_undo" AFTER INSERT OR UPDATE OR DELETE ON "waiting_list"
  FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
CREATE TRIGGER "medical_records_kept_for_undo" AFTER INSERT OR UPDATE OR DELETE ON "medical_records"
  FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION keep_for_undo('id');
--> statement-breakpoint
-- A step is taken back only by the act that took it, while it can be.
CREATE FUNCTION is_undone_step(booking uuid, former text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM public.undoable_acts a, jsonb_array_elements(a.changes) AS c
    WHERE a.id = nullif(current_setting('rumi.undoing_act', true), '')::uuid AND a.until > clock_timestamp()
      AND c ->> 'table' = 'bookings' AND c -> 'key' ->> 'id' = booking::text AND c -> 'former' ->> 'status' = former
  )
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bookings_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'),
    ('confirmed', 'checked-in'), ('confirmed', 'no-show'), ('checked-in', 'checked-out')
  ) AND NOT public.is_undone_step(NEW.id, NEW.status) THEN
    RAISE EXCEPTION 'a booking goes from % to % by no step', OLD.status, NEW.status
      USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_step_by_step';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Gives one row back what it was, if nobody has changed it since; answers whether that was so.
CREATE FUNCTION undo_change(named text, key jsonb, former jsonb, present jsonb) RETURNS boolean LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Takes an act back, row by row; counted places are given back by their difference, since others count on the same days.
CREATE FUNCTION undo_act(act uuid) RETURNS void LANGUAGE plpgsql AS $$
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

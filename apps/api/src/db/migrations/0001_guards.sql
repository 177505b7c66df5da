-- What a table alone cannot say: exclusive things, counted places, and books that balance and stay as they were posted.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_stay_per_room"
  EXCLUDE USING gist ("resource_id" WITH =, daterange("start_day", "end_day", '[)') WITH &&)
  WHERE ("resource_id" IS NOT NULL AND "start_day" IS NOT NULL AND "status" IN ('pending', 'confirmed', 'checked-in'));
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_visit_at_a_time"
  EXCLUDE USING gist ("resource_id" WITH =, tstzrange("start_at", "end_at", '[)') WITH &&)
  WHERE ("resource_id" IS NOT NULL AND "start_at" IS NOT NULL AND "status" IN ('pending', 'confirmed', 'checked-in'));
--> statement-breakpoint
ALTER TABLE "dog_occupancies" ADD CONSTRAINT "dog_occupancies_one_place_at_a_time"
  EXCLUDE USING gist ("dog_id" WITH =, "kind" WITH =, tstzrange("start_at", "end_at", '[)') WITH &&);
--> statement-breakpoint
CREATE FUNCTION check_places_of_day(pool_name text, counted_day date) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.places p
    WHERE p.pool = pool_name AND p.day = counted_day
      AND p.used <> (SELECT coalesce(sum(d.dogs), 0) FROM public.booking_days d WHERE d.pool = p.pool AND d.day = p.day)
  ) THEN
    RAISE EXCEPTION 'the places taken of % on % are not the sum of its bookings', pool_name, counted_day
      USING ERRCODE = 'check_violation', TABLE = 'places', CONSTRAINT = 'places_used_is_the_sum_of_days';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION places_used_is_the_sum_of_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'DELETE' THEN
    PERFORM public.check_places_of_day(NEW.pool, NEW.day);
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM public.check_places_of_day(OLD.pool, OLD.day);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "places_used_is_the_sum_of_days" AFTER INSERT OR UPDATE ON "places"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION places_used_is_the_sum_of_days();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "booking_days_are_counted" AFTER INSERT OR UPDATE OR DELETE ON "booking_days"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION places_used_is_the_sum_of_days();
--> statement-breakpoint
CREATE FUNCTION gl_entries_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.gl_entries e
    LEFT JOIN public.gl_lines l ON l.entry_id = e.id
    WHERE e.id = NEW.id AND e.status = 'posted'
    GROUP BY e.id
    HAVING count(l.entry_id) < 2 OR sum(l.debit_centavos) <> sum(l.credit_centavos)
  ) THEN
    RAISE EXCEPTION 'a posted entry has at least two lines, and its debits equal its credits'
      USING ERRCODE = 'check_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_balance';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "gl_entries_balance" AFTER INSERT OR UPDATE ON "gl_entries"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'posted') EXECUTE FUNCTION gl_entries_balance();
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_posted_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a posted entry never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_posted_never_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "gl_entries_posted_never_change" BEFORE UPDATE OR DELETE ON "gl_entries"
  FOR EACH ROW WHEN (OLD.status = 'posted') EXECUTE FUNCTION refuse_change_of_posted_entry();
--> statement-breakpoint
CREATE FUNCTION gl_lines_of_posted_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The lock makes whoever adds a line wait for whoever is posting the entry, so that no line slips in behind the balance.
  PERFORM FROM public.gl_entries e
    WHERE e.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END)
    FOR SHARE;
  IF EXISTS (
    SELECT FROM public.gl_entries e
    WHERE e.status = 'posted'
      AND e.id IN (CASE WHEN TG_OP <> 'INSERT' THEN OLD.entry_id END, CASE WHEN TG_OP <> 'DELETE' THEN NEW.entry_id END)
  ) THEN
    RAISE EXCEPTION 'a line of a posted entry never changes'
      USING ERRCODE = 'restrict_violation', TABLE = 'gl_lines', CONSTRAINT = 'gl_lines_of_posted_never_change';
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER "gl_lines_of_posted_never_change" BEFORE INSERT OR UPDATE OR DELETE ON "gl_lines"
  FOR EACH ROW EXECUTE FUNCTION gl_lines_of_posted_never_change();

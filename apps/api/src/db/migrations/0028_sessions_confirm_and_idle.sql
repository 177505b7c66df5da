ALTER TABLE "sessions" ADD COLUMN "last_active_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp(3) with time zone;--> statement-breakpoint
-- Whatever ends a session or changes rights, streams that are open hear of it on every instance once it is committed.
CREATE FUNCTION tell_of_changed_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rumi_live', json_build_object('topic', 'access', 'kind', 'access-changed',
    'id', CASE TG_TABLE_NAME WHEN 'sessions' THEN to_jsonb(OLD) ->> 'user_id' ELSE to_jsonb(OLD) ->> 'id' END)::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_that_end_are_told" AFTER DELETE ON "sessions"
  FOR EACH ROW EXECUTE FUNCTION tell_of_changed_access();
--> statement-breakpoint
CREATE TRIGGER "users_with_other_rights_are_told" AFTER UPDATE OF "role", "closed_at" ON "users"
  FOR EACH ROW WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.closed_at IS DISTINCT FROM NEW.closed_at)
  EXECUTE FUNCTION tell_of_changed_access();

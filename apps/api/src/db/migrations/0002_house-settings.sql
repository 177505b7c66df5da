CREATE TABLE "house_settings" (
	"version" integer PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "house_settings_begin_after_the_defaults" CHECK ("house_settings"."version" > 1),
	CONSTRAINT "house_settings_are_an_object" CHECK (jsonb_typeof("house_settings"."data") = 'object')
);

--> statement-breakpoint
-- A version of the settings is what a booking was sold under and what the office is asked about later: it is added, and nothing else.
CREATE FUNCTION house_settings_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of the settings is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'house_settings', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "house_settings_never_change" BEFORE UPDATE OR DELETE ON "house_settings"
  FOR EACH ROW EXECUTE FUNCTION house_settings_are_kept();
--> statement-breakpoint
CREATE TRIGGER "house_settings_never_emptied" BEFORE TRUNCATE ON "house_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION house_settings_are_kept();
--> statement-breakpoint
CREATE TRIGGER "house_settings_that_change_are_told" AFTER INSERT ON "house_settings"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_site('settings');

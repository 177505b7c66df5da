CREATE TABLE "texts" (
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"value" text,
	"changed_by" uuid,
	"changed_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "texts_key_version_pk" PRIMARY KEY("key","version"),
	CONSTRAINT "texts_begin_after_the_default" CHECK ("texts"."version" > 1),
	CONSTRAINT "texts_say_something" CHECK (btrim("texts"."value") <> '')
);

--> statement-breakpoint
-- What the site said, and who made it say so, is asked about later: a row is added, and nothing else.
CREATE FUNCTION texts_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a version of a text is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'texts', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "texts_never_change" BEFORE UPDATE OR DELETE ON "texts"
  FOR EACH ROW EXECUTE FUNCTION texts_are_kept();
--> statement-breakpoint
CREATE TRIGGER "texts_never_emptied" BEFORE TRUNCATE ON "texts"
  FOR EACH STATEMENT EXECUTE FUNCTION texts_are_kept();
--> statement-breakpoint
CREATE TRIGGER "texts_that_change_are_told" AFTER INSERT ON "texts"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_site('texts');

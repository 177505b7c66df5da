CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slot" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text NOT NULL,
	"focus_x" double precision NOT NULL,
	"focus_y" double precision NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "photos_one_per_slot" UNIQUE("slot"),
	CONSTRAINT "photos_are_of_a_slot" CHECK (btrim("photos"."slot") <> ''),
	CONSTRAINT "photos_say_what_they_show" CHECK (btrim("photos"."alt") <> ''),
	CONSTRAINT "photos_have_a_size" CHECK ("photos"."width" > 0 and "photos"."height" > 0),
	CONSTRAINT "photos_focus_is_within" CHECK ("photos"."focus_x" between 0 and 1 and "photos"."focus_y" between 0 and 1)
);

--> statement-breakpoint
CREATE TRIGGER "photos_that_change_are_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "photos"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_site('photos');

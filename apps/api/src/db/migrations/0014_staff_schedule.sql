CREATE TABLE "absences" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"resource_id" uuid NOT NULL,
	"start_at" timestamp(3) with time zone NOT NULL,
	"end_at" timestamp(3) with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "absences_end_after_start" CHECK ("absences"."end_at" > "absences"."start_at")
);
--> statement-breakpoint
CREATE TABLE "house_days" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "house_days_decided_once" UNIQUE("day"),
	CONSTRAINT "house_days_kind_is_known" CHECK ("house_days"."kind" in ('closed', 'worked'))
);
--> statement-breakpoint
CREATE TABLE "staff_hours" (
	"resource_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"weekday" smallint NOT NULL,
	"from_time" text NOT NULL,
	"until_time" text NOT NULL,
	CONSTRAINT "staff_hours_once_each" PRIMARY KEY("resource_id","kind","weekday","from_time"),
	CONSTRAINT "staff_hours_kind_is_known" CHECK ("staff_hours"."kind" in ('work', 'break')),
	CONSTRAINT "staff_hours_on_a_weekday" CHECK ("staff_hours"."weekday" between 1 and 7),
	CONSTRAINT "staff_hours_are_times" CHECK ("staff_hours"."from_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and "staff_hours"."until_time" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
	CONSTRAINT "staff_hours_end_after_start" CHECK ("staff_hours"."from_time" < "staff_hours"."until_time")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "busy_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "service_pools" ADD COLUMN "cleaning_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "house_days" ADD CONSTRAINT "house_days_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_hours" ADD CONSTRAINT "staff_hours_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "absences_in_order" ON "absences" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "absences_by_end" ON "absences" USING btree ("resource_id","end_at");--> statement-breakpoint
CREATE INDEX "absences_by_person" ON "absences" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "house_days_in_order" ON "house_days" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "house_days_by_person" ON "house_days" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_clean_up_after_their_end" CHECK ("bookings"."busy_until" > "bookings"."end_at");--> statement-breakpoint
ALTER TABLE "service_pools" ADD CONSTRAINT "service_pools_clean_for_two_hours_at_most" CHECK (cleaning_minutes between 0 and 120);
--> statement-breakpoint
CREATE FUNCTION bookings_while_they_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resource_id IS NULL OR NEW.start_at IS NULL OR NEW.status NOT IN ('pending', 'confirmed', 'checked-in') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status IN ('pending', 'confirmed', 'checked-in')
      AND (OLD.resource_id, OLD.start_at, OLD.end_at) IS NOT DISTINCT FROM (NEW.resource_id, NEW.start_at, NEW.end_at)
      AND OLD.busy_until IS NOT DISTINCT FROM NEW.busy_until THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.absences a
    WHERE a.resource_id = NEW.resource_id AND a.start_at < coalesce(NEW.busy_until, NEW.end_at) AND a.end_at > NEW.start_at
  ) THEN
    RAISE EXCEPTION 'nobody is booked while they are away'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_while_they_work';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_while_they_work" BEFORE INSERT OR UPDATE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION bookings_while_they_work();
--> statement-breakpoint
CREATE FUNCTION absences_leave_visits_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.resource_id = NEW.resource_id AND b.status IN ('pending', 'confirmed', 'checked-in')
      AND b.start_at < NEW.end_at AND coalesce(b.busy_until, b.end_at) > NEW.start_at
  ) THEN
    RAISE EXCEPTION 'nobody is away while visits are booked with them'
      USING ERRCODE = 'exclusion_violation', TABLE = 'absences', CONSTRAINT = 'absences_leave_visits_alone';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "absences_leave_visits_alone" BEFORE INSERT OR UPDATE ON "absences"
  FOR EACH ROW EXECUTE FUNCTION absences_leave_visits_alone();
--> statement-breakpoint
ALTER TABLE "absences" ADD CONSTRAINT "absences_one_at_a_time"
  EXCLUDE USING gist ("resource_id" WITH =, tstzrange("start_at", "end_at", '[)') WITH &&);
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_one_visit_at_a_time";
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_one_visit_at_a_time"
  EXCLUDE USING gist ("resource_id" WITH =, tstzrange("start_at", coalesce("busy_until", "end_at"), '[)') WITH &&)
  WHERE ("resource_id" IS NOT NULL AND "start_at" IS NOT NULL AND "status" IN ('pending', 'confirmed', 'checked-in'));

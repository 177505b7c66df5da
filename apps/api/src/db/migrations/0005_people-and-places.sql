ALTER TABLE "resources" ADD COLUMN "size" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
UPDATE "resources" SET "max_dogs" = coalesce("max_dogs", 1),
  "size" = CASE WHEN "max_weight_kg" IS NULL THEN 'large' WHEN "max_weight_kg" <= 10 THEN 'small' ELSE 'medium' END
  WHERE "kind" = 'room';--> statement-breakpoint
UPDATE "resources" r SET "name" = r."name" || ' ' || n."turn" FROM (
  SELECT "id", row_number() OVER (PARTITION BY "kind", lower("name") ORDER BY "created_at", "id") AS "turn"
  FROM "resources" WHERE "active"
) n WHERE n."id" = r."id" AND n."turn" > 1;--> statement-breakpoint
CREATE TABLE "room_closures" (
	"resource_id" uuid NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "room_closures_once_each" PRIMARY KEY("resource_id","from_day"),
	CONSTRAINT "room_closures_end_after_start" CHECK ("room_closures"."to_day" > "room_closures"."from_day")
);
--> statement-breakpoint
CREATE TABLE "staff_services" (
	"resource_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	CONSTRAINT "staff_services_once_each" PRIMARY KEY("resource_id","service_id")
);
--> statement-breakpoint
CREATE TABLE "pool_weekdays" (
	"pool" text NOT NULL,
	"weekday" smallint NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "pool_weekdays_once_each" PRIMARY KEY("pool","weekday"),
	CONSTRAINT "pool_weekdays_on_a_weekday" CHECK ("pool_weekdays"."weekday" between 0 and 6),
	CONSTRAINT "pool_weekdays_capacity_not_negative" CHECK ("pool_weekdays"."capacity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "room_closures" ADD CONSTRAINT "room_closures_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_services" ADD CONSTRAINT "staff_services_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_services" ADD CONSTRAINT "staff_services_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pool_weekdays" ADD CONSTRAINT "pool_weekdays_pool_pools_name_fk" FOREIGN KEY ("pool") REFERENCES "public"."pools"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_size_is_known" CHECK ("resources"."size" in ('small', 'medium', 'large'));--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_rooms_have_a_size" CHECK (("resources"."kind" = 'room') = ("resources"."size" is not null) and ("resources"."kind" <> 'room' or "resources"."max_dogs" is not null));--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_accounts_are_of_people" CHECK ("resources"."user_id" is null or "resources"."kind" in ('groomer', 'trainer'));--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_one_per_account" UNIQUE("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "resources_named_once" ON "resources" USING btree ("kind",lower("name")) WHERE "resources"."active";--> statement-breakpoint
CREATE INDEX "resources_in_order" ON "resources" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "staff_services_by_service" ON "staff_services" USING btree ("service_id");--> statement-breakpoint
ALTER TABLE "room_closures" ADD CONSTRAINT "room_closures_one_at_a_time"
  EXCLUDE USING gist ("resource_id" WITH =, daterange("from_day", "to_day", '[)') WITH &&);
--> statement-breakpoint
-- A booking takes only what is in use, in service on its nights, and does its service. The lock of the resource's row puts it in order
-- with whoever retires it, takes it out of service or changes what it does.
CREATE FUNCTION bookings_take_what_is_in_use() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.resource_id IS NULL OR NEW.status NOT IN ('pending', 'confirmed', 'checked-in') THEN
    RETURN NEW;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.status IN ('pending', 'confirmed', 'checked-in')
      AND (OLD.resource_id, OLD.service_id) IS NOT DISTINCT FROM (NEW.resource_id, NEW.service_id)
      AND (OLD.start_day, OLD.end_day) IS NOT DISTINCT FROM (NEW.start_day, NEW.end_day) THEN
      RETURN NEW;
    END IF;
  END IF;
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (SELECT FROM public.resources r WHERE r.id = NEW.resource_id AND NOT r.active)
    OR EXISTS (
      SELECT FROM public.room_closures c
      WHERE c.resource_id = NEW.resource_id AND c.from_day < NEW.end_day AND c.to_day > NEW.start_day
    )
    OR (
      EXISTS (SELECT FROM public.staff_services s WHERE s.resource_id = NEW.resource_id)
      AND NOT EXISTS (
        SELECT FROM public.staff_services s WHERE s.resource_id = NEW.resource_id AND s.service_id = NEW.service_id
      )
    ) THEN
    RAISE EXCEPTION 'a booking takes what is in use, in service and does its service'
      USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_take_what_is_in_use';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_take_what_is_in_use" BEFORE INSERT OR UPDATE ON "bookings"
  FOR EACH ROW EXECUTE FUNCTION bookings_take_what_is_in_use();
--> statement-breakpoint
CREATE FUNCTION resources_retire_without_bookings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.resource_id = NEW.id AND b.status IN ('pending', 'confirmed', 'checked-in')
  ) THEN
    RAISE EXCEPTION 'nothing is retired while it is booked'
      USING ERRCODE = 'exclusion_violation', TABLE = 'resources', CONSTRAINT = 'resources_retire_without_bookings';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "resources_retire_without_bookings" BEFORE UPDATE OF "active" ON "resources"
  FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION resources_retire_without_bookings();
--> statement-breakpoint
CREATE FUNCTION room_closures_leave_stays_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
  IF EXISTS (
    SELECT FROM public.bookings b
    WHERE b.resource_id = NEW.resource_id AND b.status IN ('pending', 'confirmed', 'checked-in')
      AND b.start_day < NEW.to_day AND b.end_day > NEW.from_day
  ) THEN
    RAISE EXCEPTION 'no room is out of service while somebody sleeps in it'
      USING ERRCODE = 'exclusion_violation', TABLE = 'room_closures', CONSTRAINT = 'room_closures_leave_stays_alone';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "room_closures_leave_stays_alone" BEFORE INSERT OR UPDATE ON "room_closures"
  FOR EACH ROW EXECUTE FUNCTION room_closures_leave_stays_alone();
--> statement-breakpoint
-- What a day of a pool takes that nobody asked for before.
CREATE FUNCTION capacity_of_day(pool_name text, counted_day date) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT w.capacity FROM public.pool_weekdays w WHERE w.pool = pool_name AND w.weekday = extract(dow FROM counted_day)),
    (SELECT o.capacity FROM public.pools o WHERE o.name = pool_name)
  )
$$;

ALTER TABLE "bookings" ADD COLUMN "awaits" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "held_until" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_await_known_things" CHECK ("bookings"."awaits" <@ array['papers', 'evaluation']::text[]);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_await_while_pending" CHECK ("bookings"."awaits" = '{}' or "bookings"."status" in ('pending', 'cancelled'));--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_held_for_papers" CHECK ("bookings"."held_until" is null or 'papers' = any("bookings"."awaits"));--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("id") WHERE "bookings"."status" = 'pending' and "bookings"."awaits" <> '{}';

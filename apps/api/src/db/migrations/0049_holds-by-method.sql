-- An order waits for its payment as long as the way in which it is to be paid needs; what waits already was promised five days.
ALTER TABLE "orders" ADD COLUMN "held_until" timestamp(3) with time zone DEFAULT now() + interval '120 hours' NOT NULL;
--> statement-breakpoint
UPDATE "orders" SET "held_until" = "created_at" + interval '120 hours';
--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" ("held_until") WHERE "status" = 'pending';
--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "checkout_expires_at" timestamp(3) with time zone;

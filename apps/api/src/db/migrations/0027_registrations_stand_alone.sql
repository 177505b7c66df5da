ALTER TABLE "pending_registrations" DROP CONSTRAINT "pending_registrations_pkey";--> statement-breakpoint
ALTER TABLE "pending_registrations" ADD COLUMN "id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
CREATE INDEX "pending_registrations_by_email" ON "pending_registrations" USING btree ("email","created_at","id");

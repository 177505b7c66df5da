ALTER TABLE "bookings" ADD COLUMN "papers_due_at" timestamp (3) with time zone;
--> statement-breakpoint
-- One setting holds a place for a missing medical record in place of `paperHoldHours`: versions that name it keep their hours.
ALTER TABLE "house_settings" DISABLE TRIGGER "house_settings_never_change";
--> statement-breakpoint
UPDATE "house_settings"
SET "data" = ("data" - 'paperHoldHours') || jsonb_build_object('holds', jsonb_build_object('papersHours', "data" -> 'paperHoldHours', 'deskPapersDueHours', 72))
WHERE "data" ? 'paperHoldHours';
--> statement-breakpoint
ALTER TABLE "house_settings" ENABLE TRIGGER "house_settings_never_change";

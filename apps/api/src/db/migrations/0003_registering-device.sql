ALTER TABLE "pending_registrations" ADD COLUMN "device_hash" text;

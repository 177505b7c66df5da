-- A booking whose deposit is there waits for none any more: what is returned of it later releases nothing.
UPDATE "bookings" SET "deposit_held_until" = NULL, "deposit_held_centavos" = NULL
	WHERE "deposit_held_until" IS NOT NULL AND "status" IN ('pending', 'confirmed') AND NOT lacks_deposit("id");
--> statement-breakpoint
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET CONSTRAINTS ALL DEFERRED;

-- A letter and its accent are one sign, as requests write them since: both forms look alike and are found alike.
UPDATE "users" SET "name" = normalize("name", NFC), "last_name" = normalize("last_name", NFC)
WHERE "name" IS NOT NFC NORMALIZED OR "last_name" IS NOT NFC NORMALIZED;
--> statement-breakpoint
UPDATE "dogs" SET "name" = normalize("name", NFC), "breed" = normalize("breed", NFC)
WHERE "name" IS NOT NFC NORMALIZED OR "breed" IS NOT NFC NORMALIZED;

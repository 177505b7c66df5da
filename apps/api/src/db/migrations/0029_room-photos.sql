-- What a room looks like, for who assigns it.
ALTER TABLE "resources" ADD COLUMN "photo" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_photos_are_of_the_house" CHECK ("resources"."photo" ~ '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$');

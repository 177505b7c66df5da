-- Who opens the shop asks nobody but the house for its pictures: others are shown no more.
UPDATE "products" SET "image_url" = '' WHERE "image_url" !~ '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$';
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_pictures_are_of_the_house" CHECK ("products"."image_url" ~ '^(/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$');
-- What an owner does not want to be told, by what it is about and how it comes.
ALTER TABLE "users" ADD COLUMN "muted_notices" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_mute_what_is_known" CHECK ("users"."muted_notices" <@ array['bookings-app', 'bookings-mail', 'reminders-app', 'reminders-mail', 'reports-app', 'reports-mail', 'papers-app', 'papers-mail', 'orders-app', 'orders-mail']::text[]);

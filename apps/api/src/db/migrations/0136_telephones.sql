-- `phone` stays as it was written; its E.164 form is filled by the server when it starts.
ALTER TABLE "users" ADD COLUMN "phone_e164" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD COLUMN "phone_e164" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_telephone_is_e164" CHECK ("users"."phone_e164" ~ '^(\+[1-9][0-9]{7,14})?$' and ("users"."phone_e164" = '' or "users"."phone" <> ''));
--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_telephone_is_e164" CHECK ("visitor_messages"."phone_e164" ~ '^(\+[1-9][0-9]{7,14})?$' and ("visitor_messages"."phone_e164" = '' or "visitor_messages"."phone" <> ''));

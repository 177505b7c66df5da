-- Whoever writes while they are logged in finds it in their account, with how far the house is with it.
ALTER TABLE "visitor_messages" ADD COLUMN "user_id" uuid;
--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "visitor_messages_by_user" ON "visitor_messages" USING btree ("user_id","created_at");

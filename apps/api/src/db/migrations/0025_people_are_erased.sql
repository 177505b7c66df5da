ALTER TABLE "notifications" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "message_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_message_id_visitor_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."visitor_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_by_age" ON "notifications" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notifications_by_person" ON "notifications" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "notifications_by_message" ON "notifications" USING btree ("message_id");
--> statement-breakpoint
-- What an owner was told of a day never changes; it goes with the owner, whose account is closed first.
CREATE OR REPLACE FUNCTION refuse_change_of_sent_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM public.users u WHERE u.id = OLD.owner_id AND u.closed_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'what an owner was told of a day never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_sent_never_change';
END $$;

ALTER TABLE "booking_events" ADD COLUMN "agreed_centavos" bigint;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "agreed_centavos" bigint;--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitor_messages_by_booking" ON "visitor_messages" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_agree_on_money" CHECK ("booking_events"."agreed_centavos" >= 0);--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_agree_with_a_reason" CHECK ("booking_events"."agreed_centavos" is null or length(btrim("booking_events"."note")) >= 10);--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cost_what_was_agreed" CHECK ("bookings"."agreed_centavos" = "bookings"."total_centavos");--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_booked_are_answered" CHECK ("visitor_messages"."booking_id" is null or "visitor_messages"."answered_at" is not null);
CREATE TABLE "waiting_list" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"service_id" uuid NOT NULL,
	"rumi_ids" jsonb NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"first_day" date NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"offered_until" timestamp(3) with time zone,
	"booking_id" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "waiting_list_one_entry_per_offer" UNIQUE("booking_id"),
	CONSTRAINT "waiting_list_status_is_known" CHECK ("waiting_list"."status" in ('waiting', 'offered', 'accepted', 'declined', 'expired')),
	CONSTRAINT "waiting_list_offer_names_its_booking" CHECK (("waiting_list"."booking_id" is null) = ("waiting_list"."offered_until" is null) and ("waiting_list"."status" not in ('offered', 'accepted') or "waiting_list"."booking_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_list" ADD CONSTRAINT "waiting_list_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_wait_once" ON "waiting_list" USING btree ("client_id","service_id","start","end") WHERE status in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_list_in_order" ON "waiting_list" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_by_client" ON "waiting_list" USING btree ("client_id","created_at","id");--> statement-breakpoint
CREATE INDEX "waiting_list_open" ON "waiting_list" USING btree ("created_at","id") WHERE status in ('waiting', 'offered');
CREATE TABLE "pass_credits" (
	"pass_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"booking_id" uuid,
	"day" date,
	CONSTRAINT "pass_credits_once_each" PRIMARY KEY("pass_id","number"),
	CONSTRAINT "pass_credits_spent_for_a_day" CHECK (("pass_credits"."booking_id" is null) = ("pass_credits"."day" is null))
);
--> statement-breakpoint
CREATE TABLE "passes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"service_type" text NOT NULL,
	"units" integer NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"status" text DEFAULT 'requested' NOT NULL,
	"lines" jsonb NOT NULL,
	"total_centavos" bigint NOT NULL,
	"paid_at" timestamp(3) with time zone,
	"paid_to" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "passes_kind_is_known" CHECK ("passes"."kind" in ('training-5', 'training-10', 'day-care-month')),
	CONSTRAINT "passes_service_type_is_known" CHECK ("passes"."service_type" in ('Grooming', 'Extra-Grooming', 'Hotel', 'Guardería', 'Entrenamiento', 'Evento')),
	CONSTRAINT "passes_status_is_known" CHECK ("passes"."status" in ('requested', 'active', 'cancelled', 'expired')),
	CONSTRAINT "passes_hold_something" CHECK ("passes"."units" > 0),
	CONSTRAINT "passes_end_after_their_start" CHECK ("passes"."valid_until" >= "passes"."valid_from"),
	CONSTRAINT "passes_total_not_negative" CHECK ("passes"."total_centavos" >= 0),
	CONSTRAINT "passes_count_once_paid" CHECK ("passes"."status" <> 'active' or ("passes"."paid_at" is not null and "passes"."paid_to" is not null))
);
--> statement-breakpoint
ALTER TABLE "pass_credits" ADD CONSTRAINT "pass_credits_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_credits" ADD CONSTRAINT "pass_credits_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_paid_to_users_id_fk" FOREIGN KEY ("paid_to") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pass_credits_by_booking" ON "pass_credits" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "passes_in_order" ON "passes" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "passes_by_owner" ON "passes" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "passes_by_receiver" ON "passes" USING btree ("paid_to");--> statement-breakpoint
CREATE FUNCTION refuse_spending_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a spent credit pays for no other booking'
    USING ERRCODE = 'restrict_violation', TABLE = 'pass_credits', CONSTRAINT = 'pass_credits_spent_once';
END $$;
--> statement-breakpoint
CREATE TRIGGER "pass_credits_spent_once" BEFORE UPDATE ON "pass_credits"
  FOR EACH ROW WHEN (OLD.booking_id IS NOT NULL AND NEW.booking_id IS NOT NULL AND OLD.booking_id <> NEW.booking_id)
  EXECUTE FUNCTION refuse_spending_again();

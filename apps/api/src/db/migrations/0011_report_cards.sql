CREATE TABLE "report_cards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"booking_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"day" date NOT NULL,
	"mood" text,
	"ate" text,
	"played" text,
	"rest" text,
	"words" text DEFAULT '' NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"sent_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_cards_one_per_dog_and_day" UNIQUE("booking_id","dog_id","day"),
	CONSTRAINT "report_cards_mood_is_known" CHECK ("report_cards"."mood" in ('happy', 'calm', 'shy', 'restless')),
	CONSTRAINT "report_cards_appetite_is_known" CHECK ("report_cards"."ate" in ('all', 'some', 'nothing')),
	CONSTRAINT "report_cards_games_are_known" CHECK ("report_cards"."played" in ('lots', 'some', 'little')),
	CONSTRAINT "report_cards_rest_is_known" CHECK ("report_cards"."rest" in ('deep', 'naps', 'none')),
	CONSTRAINT "report_cards_sent_say_how_it_went" CHECK (("report_cards"."sent_at" is null) = ("report_cards"."sent_by" is null) and ("report_cards"."sent_at" is null or "report_cards"."mood" is not null))
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "card_id" uuid;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_sent_by_users_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_of_a_booked_dog" FOREIGN KEY ("booking_id","dog_id") REFERENCES "public"."booking_dogs"("booking_id","dog_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cards" ADD CONSTRAINT "report_cards_of_the_bookings_owner" FOREIGN KEY ("booking_id","owner_id") REFERENCES "public"."bookings"("id","client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_cards_in_order" ON "report_cards" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_by_dog" ON "report_cards" USING btree ("dog_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_by_owner" ON "report_cards" USING btree ("owner_id","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_by_day" ON "report_cards" USING btree ("day","created_at","id");--> statement-breakpoint
CREATE INDEX "report_cards_by_sender" ON "report_cards" USING btree ("sent_by");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_card_id_report_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."report_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_by_card" ON "files" USING btree ("card_id","created_at","id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_prove_or_tell" CHECK ("files"."record_id" is null or "files"."card_id" is null);
--> statement-breakpoint
CREATE FUNCTION report_cards_of_a_day_in_the_house() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT FROM public.bookings b
    WHERE b.id = NEW.booking_id AND b.status IN ('checked-in', 'checked-out')
      AND NEW.day >= coalesce(b.start_day, (b.start_at AT TIME ZONE 'America/Mexico_City')::date)
      AND NEW.day <= coalesce(b.end_day, (b.end_at AT TIME ZONE 'America/Mexico_City')::date)
      AND EXISTS (
        SELECT FROM public.booking_events e
        WHERE e.booking_id = b.id AND e.to_status = 'checked-in'
          AND (e.at AT TIME ZONE 'America/Mexico_City')::date <= NEW.day
      )
  ) THEN
    RAISE EXCEPTION 'a report card tells of a day on which the dog was in the house'
      USING ERRCODE = 'check_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_of_a_day_in_the_house';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "report_cards_of_a_day_in_the_house" BEFORE INSERT OR UPDATE OF "booking_id", "dog_id", "day" ON "report_cards"
  FOR EACH ROW EXECUTE FUNCTION report_cards_of_a_day_in_the_house();
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_sent_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what an owner was told of a day never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_sent_never_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "report_cards_sent_never_change" BEFORE UPDATE OR DELETE ON "report_cards"
  FOR EACH ROW WHEN (OLD.sent_at IS NOT NULL) EXECUTE FUNCTION refuse_change_of_sent_card();

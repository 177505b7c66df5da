-- What collecting the dogs of a booking late costs: it is in the total, and one step of the history says for how long, or that the desk waived it.
ALTER TABLE "bookings" ADD COLUMN "late_fee_centavos" bigint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_late_fee_is_of_the_price" CHECK ("bookings"."late_fee_centavos" between 0 and greatest(0, "bookings"."total_centavos" + "bookings"."discount_centavos"));
--> statement-breakpoint
ALTER TABLE "bookings" DROP CONSTRAINT "bookings_cost_what_was_agreed";
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_cost_what_was_agreed" CHECK ("bookings"."agreed_centavos" = "bookings"."total_centavos" + "bookings"."discount_centavos" - "bookings"."late_fee_centavos");
--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "late_fee_centavos" bigint;
--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "late_fee_waived" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_late_fee_is_something" CHECK ("booking_events"."late_fee_centavos" > 0);
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_waive_a_late_fee" CHECK (not "booking_events"."late_fee_waived" or "booking_events"."late_fee_centavos" is not null);
--> statement-breakpoint
CREATE UNIQUE INDEX "booking_events_one_late_fee" ON "booking_events" ("booking_id") WHERE "booking_events"."late_fee_centavos" is not null;
--> statement-breakpoint
-- What a booking has in its price for late collection is what one step of its history charged.
CREATE FUNCTION bookings_late_fee_was_charged() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.bookings b WHERE b.id = NEW.id AND b.late_fee_centavos <> coalesce((
		SELECT e.late_fee_centavos FROM public.booking_events e
		WHERE e.booking_id = b.id AND e.late_fee_centavos IS NOT NULL AND NOT e.late_fee_waived), 0)) THEN
		RAISE EXCEPTION 'a late fee is what a step of the booking charged'
			USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_late_fee_was_charged';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "bookings_late_fee_was_charged" AFTER INSERT OR UPDATE OF late_fee_centavos ON "bookings" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW WHEN (NEW.late_fee_centavos <> 0) EXECUTE FUNCTION bookings_late_fee_was_charged();
--> statement-breakpoint
DROP TRIGGER "booking_prices_audited" ON "bookings";
--> statement-breakpoint
CREATE TRIGGER "booking_prices_audited" AFTER UPDATE OF "total_centavos", "discount_centavos", "late_fee_centavos" ON "bookings"
	FOR EACH ROW WHEN (OLD.total_centavos <> NEW.total_centavos OR OLD.discount_centavos <> NEW.discount_centavos
		OR OLD.late_fee_centavos <> NEW.late_fee_centavos)
	EXECUTE FUNCTION write_audit_entry('booking', 'id', 'client_id', '{total_centavos,discount_centavos,late_fee_centavos}');
--> statement-breakpoint
-- A season may have terms of its own for what begins in it: what is due beforehand, until when it is given up for nothing, and what is kept.
CREATE OR REPLACE FUNCTION seasons_stand_apart(seasons jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(seasons) <> 'array' THEN false ELSE
    NOT EXISTS (
      SELECT FROM jsonb_array_elements(seasons) s
      WHERE (
        jsonb_typeof(s) = 'object' AND btrim(s->>'name') <> '' AND (s->>'from') ~ '^\d{4}-\d\d-\d\d$' AND (s->>'to') ~ '^\d{4}-\d\d-\d\d$'
        AND (s->>'from') <= (s->>'to') AND (s->>'percent') ~ '^-?\d{1,3}$' AND (s->>'percent')::integer BETWEEN -90 AND 300
        AND coalesce((s->>'depositPercent') ~ '^(100|\d{1,2})$', true) AND coalesce((s->>'keepPercent') ~ '^(100|\d{1,2})$', true)
        AND coalesce((s->>'freeUntilHours') ~ '^([0-6]?\d{1,2}|7[01]\d|720)$', true)
      ) IS NOT TRUE
    ) AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(seasons) WITH ORDINALITY one (season, place)
      JOIN jsonb_array_elements(seasons) WITH ORDINALITY other (season, place) ON one.place < other.place
      WHERE one.season->>'from' <= other.season->>'to' AND other.season->>'from' <= one.season->>'to'
    )
  END
$$;

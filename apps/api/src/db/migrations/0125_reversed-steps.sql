-- A step that was taken by mistake is reversed by a step of its own, once and with a reason. A step that shortens a stay stores its former
-- last day, and one that was taken along with a stay names the step of the stay.
ALTER TABLE "booking_events" ADD COLUMN "former_end_day" date;
--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "along_with" uuid;
--> statement-breakpoint
ALTER TABLE "booking_events" ADD COLUMN "reverses" uuid;
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_along_with_booking_events_id_fk" FOREIGN KEY ("along_with") REFERENCES "public"."booking_events"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_reverses_booking_events_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."booking_events"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "booking_events" ADD CONSTRAINT "booking_events_reverse_with_a_reason" CHECK ("booking_events"."reverses" is null or length(btrim("booking_events"."note")) >= 5);
--> statement-breakpoint
CREATE INDEX "booking_events_by_stay_step" ON "booking_events" USING btree ("along_with");
--> statement-breakpoint
CREATE UNIQUE INDEX "booking_events_reversed_once" ON "booking_events" USING btree ("reverses");
--> statement-breakpoint
-- Whether the last event of a booking reverses the step that led from `former` to `present`.
CREATE FUNCTION is_reversed_step(booking uuid, present text, former text) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT coalesce((
		SELECT e.from_status = present AND e.to_status = former AND EXISTS (SELECT FROM public.booking_events r
			WHERE r.id = e.reverses AND r.booking_id = booking AND r.from_status = former AND r.to_status = present
				AND (present IN ('checked-in', 'checked-out', 'no-show') OR r.along_with IS NOT NULL))
		FROM public.booking_events e WHERE e.booking_id = booking ORDER BY e.position DESC LIMIT 1), false)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bookings_step_by_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.status, NEW.status) NOT IN (
		('pending', 'confirmed'), ('pending', 'cancelled'), ('confirmed', 'cancelled'),
		('confirmed', 'checked-in'), ('confirmed', 'no-show'), ('checked-in', 'checked-out')
	) AND NOT public.is_undone_step(NEW.id, NEW.status) AND NOT public.is_reversed_step(NEW.id, OLD.status, NEW.status) THEN
		RAISE EXCEPTION 'a booking goes from % to % by no step', OLD.status, NEW.status
			USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_step_by_step';
	END IF;
	RETURN NEW;
END $$;

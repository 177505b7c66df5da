-- A dog that died or left stays with its history, and comes no more.
ALTER TABLE "dogs" ADD COLUMN "ended" text;
--> statement-breakpoint
ALTER TABLE "dogs" ADD COLUMN "ended_on" date;
--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_ended_is_known" CHECK ("ended" in ('deceased', 'gone'));
--> statement-breakpoint
ALTER TABLE "dogs" ADD CONSTRAINT "dogs_ended_on_a_day" CHECK (("ended" is null) = ("ended_on" is null));
--> statement-breakpoint
-- Whether all of these dogs still come; waits for whoever is just ending one of them.
CREATE FUNCTION dogs_still_come(ids uuid[]) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.dogs d WHERE d.id = ANY (ids) ORDER BY d.id FOR SHARE;
	RETURN NOT EXISTS (SELECT FROM public.dogs d WHERE d.id = ANY (ids) AND d.ended IS NOT NULL);
END $$;
--> statement-breakpoint
CREATE FUNCTION booking_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- One statement of a dog that comes, since every booking asks; it waits for whoever is just ending the dog.
	PERFORM FROM public.dogs d WHERE d.id = NEW.dog_id AND d.ended IS NULL FOR SHARE;
	IF NOT FOUND AND EXISTS (SELECT FROM public.bookings b
		WHERE b.id = NEW.booking_id AND b.status IN ('pending', 'confirmed', 'checked-in')) THEN
		RAISE EXCEPTION 'that dog comes no more'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "booking_dogs_still_come" AFTER INSERT OR UPDATE OF "dog_id" ON "booking_dogs"
	FOR EACH ROW EXECUTE FUNCTION booking_dogs_still_come();
--> statement-breakpoint
-- Who takes a cancellation back, too.
CREATE FUNCTION bookings_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT public.dogs_still_come(ARRAY(SELECT bd.dog_id FROM public.booking_dogs bd WHERE bd.booking_id = NEW.id)) THEN
		RAISE EXCEPTION 'a dog of that booking comes no more'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_dogs_still_come" AFTER UPDATE OF "status" ON "bookings" FOR EACH ROW
	WHEN (NEW.status IN ('pending', 'confirmed', 'checked-in') AND OLD.status NOT IN ('pending', 'confirmed', 'checked-in'))
	EXECUTE FUNCTION bookings_dogs_still_come();
--> statement-breakpoint
CREATE FUNCTION waiting_list_dogs_still_come() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT public.dogs_still_come(ARRAY(SELECT named::uuid FROM jsonb_array_elements_text(NEW.rumi_ids) AS named)) THEN
		RAISE EXCEPTION 'a dog that waits comes no more'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "waiting_list_dogs_still_come" AFTER INSERT OR UPDATE OF "status", "rumi_ids" ON "waiting_list" FOR EACH ROW
	WHEN (NEW.status IN ('waiting', 'offered')) EXECUTE FUNCTION waiting_list_dogs_still_come();
--> statement-breakpoint
CREATE FUNCTION dogs_end_with_nothing_ahead() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.booking_dogs bd JOIN public.bookings b ON b.id = bd.booking_id
			WHERE bd.dog_id = NEW.id AND b.status IN ('pending', 'confirmed', 'checked-in'))
		OR EXISTS (SELECT FROM public.waiting_list w
			WHERE w.client_id = NEW.owner_id AND w.status IN ('waiting', 'offered') AND w.rumi_ids ? NEW.id::text) THEN
		RAISE EXCEPTION 'that dog is still expected'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "dogs_end_with_nothing_ahead" AFTER INSERT OR UPDATE OF "ended" ON "dogs" FOR EACH ROW
	WHEN (NEW.ended IS NOT NULL) EXECUTE FUNCTION dogs_end_with_nothing_ahead();

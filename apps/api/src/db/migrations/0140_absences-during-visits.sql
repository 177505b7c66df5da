-- An absence may be recorded while a dog is already with that person; visits that have not begun still stand in its way. A visit that
-- has begun therefore stays as it is during an absence, also when its exit is reversed. One whose entry is reversed is checked again.
CREATE OR REPLACE FUNCTION absences_leave_visits_alone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
	IF EXISTS (
		SELECT FROM public.bookings b
		WHERE b.resource_id = NEW.resource_id AND b.status IN ('pending', 'confirmed')
			AND b.start_at < NEW.end_at AND coalesce(b.busy_until, b.end_at) > NEW.start_at
	) THEN
		RAISE EXCEPTION 'nobody is away while visits are booked with them'
			USING ERRCODE = 'exclusion_violation', TABLE = 'absences', CONSTRAINT = 'absences_leave_visits_alone';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION bookings_while_they_work() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW.resource_id IS NULL OR NEW.start_at IS NULL OR NEW.status NOT IN ('pending', 'confirmed', 'checked-in') THEN
		RETURN NEW;
	END IF;
	IF TG_OP = 'UPDATE' THEN
		IF (OLD.status IN ('pending', 'confirmed') OR OLD.status IN ('checked-in', 'checked-out') AND NEW.status = 'checked-in')
			AND (OLD.resource_id, OLD.start_at, OLD.end_at) IS NOT DISTINCT FROM (NEW.resource_id, NEW.start_at, NEW.end_at)
			AND OLD.busy_until IS NOT DISTINCT FROM NEW.busy_until THEN
			RETURN NEW;
		END IF;
	END IF;
	PERFORM FROM public.resources r WHERE r.id = NEW.resource_id FOR UPDATE;
	IF EXISTS (
		SELECT FROM public.absences a
		WHERE a.resource_id = NEW.resource_id AND a.start_at < coalesce(NEW.busy_until, NEW.end_at) AND a.end_at > NEW.start_at
	) THEN
		RAISE EXCEPTION 'nobody is booked while they are away'
			USING ERRCODE = 'exclusion_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_while_they_work';
	END IF;
	RETURN NEW;
END $$;

-- As before, but for a booking whose service got another kind since: it has what it was sold with until it is moved, so it is let on with
-- either.
CREATE OR REPLACE FUNCTION bookings_take_what_their_service_takes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	given text := coalesce((SELECT r.kind FROM public.resources r WHERE r.id = NEW.resource_id), 'place');
	asked text[] := ARRAY(SELECT p.takes FROM public.service_pools p
		WHERE p.service_type IN (NEW.service_type, (SELECT s.type FROM public.services s WHERE s.id = NEW.service_id)));
BEGIN
	IF asked <> '{}' AND given <> ALL (asked) THEN
		RAISE EXCEPTION 'a booking that takes a % was given a %', array_to_string(asked, ' or '), given
			USING ERRCODE = 'check_violation', TABLE = 'bookings', CONSTRAINT = 'bookings_take_what_their_service_takes';
	END IF;
	RETURN NEW;
END $$;

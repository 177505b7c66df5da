-- Of a day whose places change its sum is asked once: what it was before is another day only where the row has become another day's.
CREATE OR REPLACE FUNCTION places_used_is_the_sum_of_days() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM public.check_places_of_day(NEW.pool, NEW.day);
	END IF;
	IF TG_OP = 'DELETE' OR TG_OP = 'UPDATE' AND (OLD.pool, OLD.day) IS DISTINCT FROM (NEW.pool, NEW.day) THEN
		PERFORM public.check_places_of_day(OLD.pool, OLD.day);
	END IF;
	RETURN NULL;
END $$;

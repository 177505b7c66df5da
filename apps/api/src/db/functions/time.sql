-- Returns the time zone of the newest settings, in which the business counts its days.
CREATE OR REPLACE FUNCTION business_time_zone() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT data ->> 'timeZone' FROM public.house_settings ORDER BY version DESC LIMIT 1),
    'America/Mexico_City'
  )
$$;

-- Rejects a time zone that the database does not know.
CREATE OR REPLACE FUNCTION house_settings_time_zone_is_known() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.data ->> 'timeZone' = public.business_time_zone()
    OR EXISTS (SELECT FROM pg_timezone_names WHERE name = NEW.data ->> 'timeZone') THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'the time zone is one of the IANA database'
    USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Rejects another time zone once bookings or entries were counted in the former one: their days would be others.
CREATE OR REPLACE FUNCTION house_settings_time_zone_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(NEW.data ->> 'timeZone', 'America/Mexico_City') = public.business_time_zone() THEN
    RETURN NEW;
  END IF;
  PERFORM pg_advisory_xact_lock(7864519);
  IF EXISTS (SELECT FROM public.bookings) OR EXISTS (SELECT FROM public.gl_entries) THEN
    RAISE EXCEPTION 'a business with bookings or entries stays in its time zone'
      USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;

-- Stores the beginning of a booking: the start of a visit, or the first local minute of a stay's first day.
CREATE OR REPLACE FUNCTION bookings_begin_where_they_start() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.begins_at := coalesce(NEW.start_at, NEW.start_day::timestamp AT TIME ZONE public.business_time_zone());
  RETURN NEW;
END $$;

-- Returns the day of an instant in the time zone of the business.
CREATE OR REPLACE FUNCTION business_day(instant timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (instant AT TIME ZONE public.business_time_zone())::date
$$;

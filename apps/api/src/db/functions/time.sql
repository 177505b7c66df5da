-- Returns the time zone in which the business counts its days.
CREATE OR REPLACE FUNCTION business_time_zone() RETURNS text LANGUAGE sql STABLE AS $$
  SELECT 'America/Mexico_City'
$$;

-- Returns the day of an instant in the time zone of the business.
CREATE OR REPLACE FUNCTION business_day(instant timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT (instant AT TIME ZONE public.business_time_zone())::date
$$;

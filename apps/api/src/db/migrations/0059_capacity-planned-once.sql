-- Called for each booking: a function in SQL is planned anew by each statement that calls it, one in PL/pgSQL once for a connection.
CREATE OR REPLACE FUNCTION capacity_of_day(pool_name text, counted_day date) RETURNS integer LANGUAGE plpgsql STABLE AS $$
BEGIN
	RETURN coalesce(
		(SELECT w.capacity FROM public.pool_weekdays w WHERE w.pool = pool_name AND w.weekday = extract(dow FROM counted_day)),
		(SELECT o.capacity FROM public.pools o WHERE o.name = pool_name)
	);
END $$;

-- With a month all those before it are closed: an entry in one of them would change what the closed one begins with.
CREATE OR REPLACE FUNCTION gl_entries_of_an_open_month() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The lock makes whoever closes a month wait for whoever posts into it, and the other way round.
	PERFORM pg_advisory_xact_lock_shared(hashtext('closed_months'));
	IF EXISTS (SELECT FROM public.closed_months m WHERE m.month >= date_trunc('month', NEW.date)::date) THEN
		RAISE EXCEPTION 'the books of that month are closed'
			USING ERRCODE = 'check_violation', TABLE = 'gl_entries', CONSTRAINT = 'gl_entries_of_an_open_month';
	END IF;
	RETURN NEW;
END $$;

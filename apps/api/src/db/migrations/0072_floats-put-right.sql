-- As before, but for a float typed wrong: it is put right until the till is counted, as a count is told what was expected.
CREATE OR REPLACE FUNCTION cash_days_add_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.status = 'closed' OR (NEW.till, NEW.opened_by, NEW.opened_at)
		IS DISTINCT FROM (OLD.till, OLD.opened_by, OLD.opened_at)
		OR (NEW.float_centavos <> OLD.float_centavos AND (OLD.status <> 'open' OR NEW.status <> 'open'))
		OR (NEW.status = 'closed' AND NEW.expected_centavos IS DISTINCT FROM public.cash_in_till(NEW.id)) THEN
		RAISE EXCEPTION 'a cash day adds up'
			USING ERRCODE = 'check_violation', TABLE = 'cash_days', CONSTRAINT = 'cash_days_add_up';
	END IF;
	RETURN NEW;
END $$;

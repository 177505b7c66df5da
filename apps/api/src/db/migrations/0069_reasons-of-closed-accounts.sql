-- Why something was returned may name the person: when their account closes it becomes the words of a closed account, and nothing else.
CREATE OR REPLACE FUNCTION order_returns_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (NEW."by" IS NULL OR NEW."by" = OLD."by") AND NEW.reason IN (OLD.reason, 'Cuenta cerrada')
		AND to_jsonb(NEW) - '{by,reason}'::text[] = to_jsonb(OLD) - '{by,reason}'::text[] THEN RETURN NEW; END IF;
	IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM public.orders o WHERE o.id = OLD.order_id) THEN RETURN OLD; END IF;
	RAISE EXCEPTION 'what was returned is a fact'
		USING ERRCODE = 'check_violation', TABLE = 'order_returns', CONSTRAINT = 'order_returns_never_change';
END $$;

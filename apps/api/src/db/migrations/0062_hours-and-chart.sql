-- A room is free before its next guest arrives. Versions from before stay as they are.
CREATE FUNCTION house_settings_hotel_hours() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a room is left before the next guest arrives'
		USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "house_settings_hotel_hours" BEFORE INSERT ON "house_settings" FOR EACH ROW
	WHEN (NEW.data #>> '{hotel,checkOut}' > NEW.data #>> '{hotel,checkIn}')
	EXECUTE FUNCTION house_settings_hotel_hours();
--> statement-breakpoint
-- The chart of accounts is a tree, and an account is part of one of its own type. Changes of it wait for each other, since two that are right
-- alone may make a circle; whoever opens an account below another waits for changes of that one.
CREATE FUNCTION accounts_below_their_type() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	above text;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		IF (NEW.parent_id, NEW.type) IS NOT DISTINCT FROM (OLD.parent_id, OLD.type) THEN RETURN NULL; END IF;
		PERFORM pg_advisory_xact_lock(hashtext('accounts'));
		SELECT a.type INTO above FROM public.accounts a WHERE a.id = NEW.parent_id;
	ELSE
		SELECT a.type INTO above FROM public.accounts a WHERE a.id = NEW.parent_id FOR SHARE;
	END IF;
	IF above <> NEW.type OR EXISTS (
		WITH RECURSIVE higher AS (
			SELECT a.id, a.parent_id FROM public.accounts a WHERE a.id = NEW.parent_id
			UNION SELECT a.id, a.parent_id FROM public.accounts a JOIN higher h ON a.id = h.parent_id)
		SELECT FROM higher h WHERE h.id = NEW.id
	) THEN
		RAISE EXCEPTION 'an account is part of another one of its type, and not of itself'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_below_their_type" AFTER INSERT OR UPDATE OF "parent_id", "type" ON "accounts" FOR EACH ROW
	WHEN (NEW.parent_id IS NOT NULL) EXECUTE FUNCTION accounts_below_their_type();
--> statement-breakpoint
CREATE FUNCTION accounts_above_their_type() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('accounts'));
	IF EXISTS (SELECT FROM public.accounts a WHERE a.parent_id = NEW.id AND a.type <> NEW.type) THEN
		RAISE EXCEPTION 'an account that others are part of keeps its type'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_above_their_type" AFTER UPDATE OF "type" ON "accounts" FOR EACH ROW
	WHEN (NEW.type IS DISTINCT FROM OLD.type) EXECUTE FUNCTION accounts_above_their_type();

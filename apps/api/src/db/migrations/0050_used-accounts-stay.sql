-- What was posted to an account was posted by its code and is counted by its type: both stay once it has lines.
CREATE FUNCTION accounts_with_lines_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.gl_lines l WHERE l.account_id = NEW.id) THEN
		RAISE EXCEPTION 'an account that has lines keeps its code, type and nature'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "accounts_with_lines_stay" BEFORE UPDATE OF "code", "type", "nature" ON "accounts" FOR EACH ROW
	WHEN ((NEW.code, NEW.type, NEW.nature) IS DISTINCT FROM (OLD.code, OLD.type, OLD.nature))
	EXECUTE FUNCTION accounts_with_lines_stay();

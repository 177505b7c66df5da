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

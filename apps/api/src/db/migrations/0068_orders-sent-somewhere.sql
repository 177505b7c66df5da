-- What is sent has an address, and what is fetched is never on its way. Orders that were sent before stay as they are.
CREATE FUNCTION orders_sent_somewhere() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an order is sent to an address'
		USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_sent_somewhere" BEFORE UPDATE OF "status" ON "orders" FOR EACH ROW
	WHEN (NEW.status = 'shipped' AND OLD.status <> 'shipped' AND (NEW.delivery <> 'shipping' OR NEW.ship_to IS NULL))
	EXECUTE FUNCTION orders_sent_somewhere();

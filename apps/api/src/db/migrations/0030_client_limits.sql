CREATE INDEX "bookings_holding_by_client" ON "bookings" USING btree ("client_id") WHERE status in ('pending', 'confirmed', 'checked-in');--> statement-breakpoint
-- Whatever takes the row of a file away, its bytes are to go as well: told in the same transaction, carried out after it.
CREATE FUNCTION files_leave_no_bytes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO public.outbox (kind, payload) VALUES ('file-removed', jsonb_build_object('fileId', OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "files_leave_no_bytes" AFTER DELETE ON "files"
  FOR EACH ROW EXECUTE FUNCTION files_leave_no_bytes();

-- A passkey keeps the handle by which it knows its person when it comes to belong to another account; else it is that of the account.
ALTER TABLE "passkeys" ADD COLUMN "user_handle" text;
--> statement-breakpoint
-- Nothing begins in an account that is closed. The references of these tables, which are checked before by their names, have waited for
-- whoever was closing it; that it was closed is seen.
CREATE FUNCTION of_an_open_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	whose uuid;
BEGIN
	IF TG_ARGV[0] = 'owner_id' THEN whose := NEW.owner_id;
	ELSIF TG_ARGV[0] = 'client_id' THEN whose := NEW.client_id;
	ELSE whose := NEW.user_id;
	END IF;
	IF EXISTS (SELECT FROM public.users u WHERE u.id = whose AND u.closed_at IS NOT NULL) THEN
		RAISE EXCEPTION 'nothing begins in an account that is closed'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "dogs_of_an_open_account" AFTER INSERT OR UPDATE OF "owner_id" ON "dogs"
	FOR EACH ROW EXECUTE FUNCTION of_an_open_account('owner_id');
--> statement-breakpoint
CREATE TRIGGER "bookings_of_an_open_account" AFTER INSERT OR UPDATE OF "client_id" ON "bookings"
	FOR EACH ROW EXECUTE FUNCTION of_an_open_account('client_id');
--> statement-breakpoint
CREATE TRIGGER "orders_of_an_open_account" AFTER INSERT OR UPDATE OF "user_id" ON "orders"
	FOR EACH ROW EXECUTE FUNCTION of_an_open_account('user_id');
--> statement-breakpoint
CREATE TRIGGER "passes_of_an_open_account" AFTER INSERT OR UPDATE OF "owner_id" ON "passes"
	FOR EACH ROW EXECUTE FUNCTION of_an_open_account('owner_id');
--> statement-breakpoint
CREATE TRIGGER "waiting_list_of_an_open_account" AFTER INSERT OR UPDATE OF "client_id" ON "waiting_list"
	FOR EACH ROW EXECUTE FUNCTION of_an_open_account('client_id');
--> statement-breakpoint
-- All who buy over the counter and are nobody's client have purchases and nothing else. What is there already stays as it is and may go on.
CREATE FUNCTION of_a_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the general public has purchases and nothing else'
		USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "dogs_of_a_person" BEFORE INSERT OR UPDATE OF "owner_id" ON "dogs"
	FOR EACH ROW WHEN (NEW.owner_id = '00000000-0000-4000-8000-000000000001') EXECUTE FUNCTION of_a_person();
--> statement-breakpoint
CREATE TRIGGER "passes_of_a_person" BEFORE INSERT OR UPDATE OF "owner_id" ON "passes"
	FOR EACH ROW WHEN (NEW.owner_id = '00000000-0000-4000-8000-000000000001') EXECUTE FUNCTION of_a_person();
--> statement-breakpoint
CREATE TRIGGER "client_credits_of_a_person" BEFORE INSERT OR UPDATE OF "client_id" ON "client_credits"
	FOR EACH ROW WHEN (NEW.client_id = '00000000-0000-4000-8000-000000000001') EXECUTE FUNCTION of_a_person();
--> statement-breakpoint
CREATE FUNCTION general_public_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'the general public is nobody whose account changes'
		USING ERRCODE = 'check_violation', TABLE = 'users', CONSTRAINT = 'users_general_public_stays';
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_general_public_stays" BEFORE UPDATE OF "name", "last_name", "email", "phone", "role", "password_hash", "closed_at" ON "users"
	FOR EACH ROW WHEN (OLD.id = '00000000-0000-4000-8000-000000000001') EXECUTE FUNCTION general_public_stays();
--> statement-breakpoint
-- Who lets a dog in against its papers as it arrives takes that back with the step.
CREATE TRIGGER "eligibility_overrides_kept_for_undo" AFTER INSERT OR UPDATE OR DELETE ON "eligibility_overrides"
	FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION keep_for_undo('booking_id', 'dog_id', 'code');

-- A second person on an account, with a login of their own: what is of the account stays of its holder.
ALTER TABLE "users" ADD CONSTRAINT "users_known_with_their_role" UNIQUE("id","role");
--> statement-breakpoint
CREATE TABLE "family_members" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"role" text DEFAULT 'cliente' NOT NULL,
	"since" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "family_members_one_per_account" UNIQUE("account_id"),
	CONSTRAINT "family_members_role_is_of_clients" CHECK ("family_members"."role" = 'cliente'),
	CONSTRAINT "family_members_are_two" CHECK ("family_members"."user_id" <> "family_members"."account_id")
);
--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_are_clients" FOREIGN KEY ("user_id","role") REFERENCES "public"."users"("id","role") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "family_members_with_their_role" ON "family_members" ("user_id", "role");
--> statement-breakpoint
CREATE TABLE "family_invitations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"mailed_at" timestamp(3) with time zone,
	CONSTRAINT "family_invitations_one_per_account" UNIQUE("account_id"),
	CONSTRAINT "family_invitations_one_per_link" UNIQUE("token_hash"),
	CONSTRAINT "family_invitations_email_in_lower_case" CHECK ("family_invitations"."email" = lower("family_invitations"."email")),
	CONSTRAINT "family_invitations_name_somebody" CHECK (btrim("family_invitations"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade;
--> statement-breakpoint
CREATE INDEX "family_invitations_by_email" ON "family_invitations" ("email");
--> statement-breakpoint
CREATE INDEX "family_invitations_by_expiry" ON "family_invitations" ("expires_at");
--> statement-breakpoint
-- Nobody is the second person of two accounts, nor of one who is a second person. Both are locked first, so that neither gets something,
-- nor joins another, meanwhile.
CREATE FUNCTION family_members_are_no_holders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM public.users u WHERE u.id IN (NEW.user_id, NEW.account_id) ORDER BY u.id FOR UPDATE;
	IF EXISTS (SELECT FROM public.family_members f WHERE f.user_id = NEW.account_id OR f.account_id = NEW.user_id) THEN
		RAISE EXCEPTION 'an account has two people'
			USING ERRCODE = 'check_violation', TABLE = 'family_members', CONSTRAINT = TG_NAME;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "family_members_are_no_holders" BEFORE INSERT OR UPDATE OF "user_id", "account_id" ON "family_members"
	FOR EACH ROW EXECUTE FUNCTION family_members_are_no_holders();
--> statement-breakpoint
-- Runs behind the one above, by its name, and so with both locked.
CREATE FUNCTION family_members_have_nothing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM public.dogs d WHERE d.owner_id = NEW.user_id)
		OR EXISTS (SELECT FROM public.bookings b WHERE b.client_id = NEW.user_id)
		OR EXISTS (SELECT FROM public.orders o WHERE o.user_id = NEW.user_id)
		OR EXISTS (SELECT FROM public.passes p WHERE p.owner_id = NEW.user_id)
		OR EXISTS (SELECT FROM public.payments p WHERE p.client_id = NEW.user_id)
		OR EXISTS (SELECT FROM public.waiting_list w WHERE w.client_id = NEW.user_id)
	THEN
		RAISE EXCEPTION 'the second person of an account has nothing of their own'
			USING ERRCODE = 'check_violation', TABLE = 'family_members', CONSTRAINT = TG_NAME;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "family_members_have_nothing" BEFORE INSERT OR UPDATE OF "user_id", "account_id" ON "family_members"
	FOR EACH ROW EXECUTE FUNCTION family_members_have_nothing();
--> statement-breakpoint
-- Dogs, bookings, orders, passes, payments and wishes are of whoever holds an account. The references of these tables, which are checked
-- before by their names, have locked the person against joining an account meanwhile; one who has just joined is seen.
CREATE FUNCTION of_an_account_holder() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	whose uuid;
BEGIN
	IF TG_ARGV[0] = 'owner_id' THEN whose := NEW.owner_id;
	ELSIF TG_ARGV[0] = 'client_id' THEN whose := NEW.client_id;
	ELSE whose := NEW.user_id;
	END IF;
	IF EXISTS (SELECT FROM public.family_members f WHERE f.user_id = whose) THEN
		RAISE EXCEPTION 'what is of an account is of its holder'
			USING ERRCODE = 'check_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "dogs_of_an_account_holder" AFTER INSERT OR UPDATE OF "owner_id" ON "dogs"
	FOR EACH ROW EXECUTE FUNCTION of_an_account_holder('owner_id');
--> statement-breakpoint
CREATE TRIGGER "bookings_of_an_account_holder" AFTER INSERT OR UPDATE OF "client_id" ON "bookings"
	FOR EACH ROW EXECUTE FUNCTION of_an_account_holder('client_id');
--> statement-breakpoint
CREATE TRIGGER "orders_of_an_account_holder" AFTER INSERT OR UPDATE OF "user_id" ON "orders"
	FOR EACH ROW EXECUTE FUNCTION of_an_account_holder('user_id');
--> statement-breakpoint
CREATE TRIGGER "passes_of_an_account_holder" AFTER INSERT OR UPDATE OF "owner_id" ON "passes"
	FOR EACH ROW EXECUTE FUNCTION of_an_account_holder('owner_id');
--> statement-breakpoint
CREATE TRIGGER "payments_of_an_account_holder" AFTER INSERT OR UPDATE OF "client_id" ON "payments"
	FOR EACH ROW EXECUTE FUNCTION of_an_account_holder('client_id');
--> statement-breakpoint
CREATE TRIGGER "waiting_list_of_an_account_holder" AFTER INSERT OR UPDATE OF "client_id" ON "waiting_list"
	FOR EACH ROW EXECUTE FUNCTION of_an_account_holder('client_id');
--> statement-breakpoint
CREATE TRIGGER "family_members_audited" AFTER INSERT OR UPDATE OR DELETE ON "family_members"
	FOR EACH ROW EXECUTE FUNCTION write_audit_entry('familyMember', 'user_id', 'account_id', '{account_id}');
--> statement-breakpoint
ALTER TABLE "security_events" DROP CONSTRAINT "security_events_kind_is_known";
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_kind_is_known" CHECK ("security_events"."kind" in ('login', 'login-refused', 'many-logins-refused', 'confirmation-refused', 'password-changed', 'email-changed', 'factor-changed', 'role-changed', 'family-joined', 'family-parted', 'session-ended', 'account-closed', 'data-exported'));

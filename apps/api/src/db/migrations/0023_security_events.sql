CREATE TABLE "security_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"kind" text NOT NULL,
	"account_id" uuid,
	"actor_id" uuid,
	"network" "cidr",
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "security_events_kind_is_known" CHECK ("security_events"."kind" in ('login', 'login-refused', 'many-logins-refused', 'confirmation-refused', 'password-changed', 'email-changed', 'factor-changed', 'role-changed', 'session-ended', 'account-closed', 'data-exported')),
	CONSTRAINT "security_events_address_is_shortened" CHECK (masklen("security_events"."network") = case family("security_events"."network") when 4 then 24 else 48 end),
	CONSTRAINT "security_events_details_are_an_object" CHECK (jsonb_typeof("security_events"."details") = 'object')
);
--> statement-breakpoint
CREATE INDEX "security_events_in_order" ON "security_events" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "security_events_by_account" ON "security_events" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "security_events_by_network" ON "security_events" USING btree ("network","at");--> statement-breakpoint
CREATE INDEX "security_events_by_kind" ON "security_events" USING btree ("kind","at","id");--> statement-breakpoint
-- The days are those of the contract's securityEventDays.
CREATE FUNCTION security_events_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '365 days' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'a security event is added, never changed, and deleted only after a year'
    USING ERRCODE = 'restrict_violation', TABLE = 'security_events', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "security_events_never_change" BEFORE UPDATE ON "security_events"
  FOR EACH ROW EXECUTE FUNCTION security_events_are_kept();
--> statement-breakpoint
CREATE TRIGGER "security_events_stay_a_year" BEFORE DELETE ON "security_events"
  FOR EACH ROW EXECUTE FUNCTION security_events_are_kept();
--> statement-breakpoint
CREATE TRIGGER "security_events_never_emptied" BEFORE TRUNCATE ON "security_events"
  FOR EACH STATEMENT EXECUTE FUNCTION security_events_are_kept();

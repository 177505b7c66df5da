CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"asked_right" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'received' NOT NULL,
	"received_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"answer_due" date NOT NULL,
	"answer_extended" boolean DEFAULT false NOT NULL,
	"completion_due" date,
	"completion_extended" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "privacy_requests_right_is_known" CHECK ("privacy_requests"."asked_right" in ('access', 'rectification', 'cancellation', 'opposition', 'revocation', 'limitation')),
	CONSTRAINT "privacy_requests_status_is_known" CHECK ("privacy_requests"."status" in ('received', 'granted', 'refused', 'done')),
	CONSTRAINT "privacy_requests_say_what_is_asked" CHECK ("privacy_requests"."asked_right" in ('access', 'cancellation') or "privacy_requests"."status" in ('refused', 'done') or btrim("privacy_requests"."message") <> ''),
	CONSTRAINT "privacy_requests_leave_time_to_answer" CHECK ("privacy_requests"."answer_due" > ("privacy_requests"."received_at" at time zone 'America/Mexico_City')::date),
	CONSTRAINT "privacy_requests_granted_have_a_last_day" CHECK ("privacy_requests"."status" <> 'granted' or "privacy_requests"."completion_due" is not null)
);
--> statement-breakpoint
CREATE TABLE "privacy_request_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"request_id" uuid NOT NULL,
	"at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"step" text NOT NULL,
	"actor_id" uuid,
	"words" text DEFAULT '' NOT NULL,
	CONSTRAINT "privacy_request_steps_are_known" CHECK ("privacy_request_steps"."step" in ('received', 'extended', 'granted', 'refused', 'done', 'closed')),
	CONSTRAINT "privacy_request_steps_give_their_words" CHECK ("privacy_request_steps"."step" in ('received', 'closed') or btrim("privacy_request_steps"."words") <> '')
);
--> statement-breakpoint
CREATE TABLE "house_openings" (
	"version" integer PRIMARY KEY NOT NULL,
	"open" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "house_openings_count_from_one" CHECK ("house_openings"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "setup_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"step" text NOT NULL,
	"done" boolean NOT NULL,
	"changed_by" uuid,
	"changed_at" timestamp(3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "setup_steps_are_known" CHECK ("setup_steps"."step" in ('identity', 'hours', 'places', 'services', 'requirements', 'payments', 'team'))
);
--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_client_id_users_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "privacy_request_steps" ADD CONSTRAINT "privacy_request_steps_request_id_privacy_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."privacy_requests"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "privacy_requests_one_open_for_each_right" ON "privacy_requests" USING btree ("client_id","asked_right") WHERE "privacy_requests"."status" in ('received', 'granted');
--> statement-breakpoint
CREATE INDEX "privacy_requests_in_order" ON "privacy_requests" USING btree ("received_at","id");
--> statement-breakpoint
CREATE INDEX "privacy_request_steps_in_order" ON "privacy_request_steps" USING btree ("request_id","at","id");
--> statement-breakpoint
CREATE INDEX "setup_steps_in_order" ON "setup_steps" USING btree ("changed_at","id");
--> statement-breakpoint
-- A request goes forward only, each of its terms is extended once, and what was asked is never rewritten: with its person it is emptied.
CREATE FUNCTION privacy_requests_go_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.client_id, NEW.asked_right, NEW.received_at) IS DISTINCT FROM (OLD.client_id, OLD.asked_right, OLD.received_at)
    OR (NEW.message <> OLD.message AND NEW.message <> '')
    OR (OLD.status = 'granted' AND NEW.status NOT IN ('granted', 'done'))
    OR (OLD.status IN ('refused', 'done') AND NEW.status <> OLD.status)
    OR (NEW.answer_due <> OLD.answer_due AND (OLD.answer_extended OR NOT NEW.answer_extended))
    OR (OLD.answer_extended AND NOT NEW.answer_extended)
    OR (OLD.completion_due IS NOT NULL AND NEW.completion_due IS DISTINCT FROM OLD.completion_due
      AND (OLD.completion_extended OR NOT NEW.completion_extended))
    OR (OLD.completion_extended AND NOT NEW.completion_extended)
  THEN
    RAISE EXCEPTION 'a request about data goes forward only'
      USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "privacy_requests_step_by_step" BEFORE UPDATE ON "privacy_requests"
  FOR EACH ROW EXECUTE FUNCTION privacy_requests_go_forward();
--> statement-breakpoint
-- The history of a request is the proof that it was answered in time: only the words go, with the person they are about.
CREATE FUNCTION privacy_request_steps_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM privacy_requests WHERE id = OLD.request_id) THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND NEW.words = 'Cuenta cerrada'
    AND (NEW.id, NEW.request_id, NEW.at, NEW.step, NEW.actor_id) IS NOT DISTINCT FROM (OLD.id, OLD.request_id, OLD.at, OLD.step, OLD.actor_id)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'the history of a request about data is kept'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "privacy_request_steps_never_change" BEFORE UPDATE OR DELETE ON "privacy_request_steps"
  FOR EACH ROW EXECUTE FUNCTION privacy_request_steps_are_kept();
--> statement-breakpoint
-- Who opened and closed the house is added, and nothing else.
CREATE FUNCTION house_openings_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'an opening is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = 'house_openings', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "house_openings_never_change" BEFORE UPDATE OR DELETE ON "house_openings"
  FOR EACH ROW EXECUTE FUNCTION house_openings_are_kept();
--> statement-breakpoint
CREATE TRIGGER "house_openings_never_emptied" BEFORE TRUNCATE ON "house_openings"
  FOR EACH STATEMENT EXECUTE FUNCTION house_openings_are_kept();
--> statement-breakpoint
CREATE TRIGGER "house_openings_that_change_are_told" AFTER INSERT ON "house_openings"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_site('settings');

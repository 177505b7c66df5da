-- Who has no mail is written down without one; of those who have one, each address is one person's.
ALTER TABLE "users" DROP CONSTRAINT "users_one_per_email";--> statement-breakpoint
CREATE UNIQUE INDEX "users_one_per_email" ON "users" USING btree ("email") WHERE "users"."email" <> '';--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "email" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_log_in_with_an_address" CHECK ("users"."email" <> '' or ("users"."password_hash" is null and "users"."role" = 'cliente'));--> statement-breakpoint
CREATE INDEX "users_by_phone" ON "users" USING btree (right(regexp_replace("phone", '\D', '', 'g'), 10));--> statement-breakpoint
CREATE TABLE "claim_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"made_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "claim_links_one_per_link" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_links" ADD CONSTRAINT "claim_links_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "claim_links_by_maker" ON "claim_links" USING btree ("made_by");--> statement-breakpoint
ALTER TABLE "pending_registrations" ADD COLUMN "claims_user_id" uuid;--> statement-breakpoint
ALTER TABLE "pending_registrations" ADD CONSTRAINT "pending_registrations_claims_user_id_users_id_fk" FOREIGN KEY ("claims_user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_registrations_by_claimed" ON "pending_registrations" USING btree ("claims_user_id");--> statement-breakpoint
-- 'No' was also what nobody had been asked, and cannot be told from it.
ALTER TABLE "dogs" ALTER COLUMN "sterilised" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "dogs" ALTER COLUMN "sterilised" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "dogs" DISABLE TRIGGER "dogs_audited";--> statement-breakpoint
UPDATE "dogs" SET "sterilised" = NULL WHERE NOT "sterilised";--> statement-breakpoint
ALTER TABLE "dogs" ENABLE TRIGGER "dogs_audited";--> statement-breakpoint
ALTER TABLE "medical_records" ADD COLUMN "without_evidence" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_records" DISABLE TRIGGER "medical_records_audited";--> statement-breakpoint
UPDATE "medical_records" SET "without_evidence" = 'Verificada antes de que se pidiera la foto'
  WHERE "kind" = 'vaccine' AND "verified_at" IS NOT NULL AND "evidence" IS NULL;--> statement-breakpoint
ALTER TABLE "medical_records" ENABLE TRIGGER "medical_records_audited";--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_verified_by_evidence" CHECK ("medical_records"."kind" <> 'vaccine' or "medical_records"."verified_at" is null or "medical_records"."evidence" is not null or length(btrim("medical_records"."without_evidence")) >= 5);--> statement-breakpoint
DROP TRIGGER "medical_records_audited" ON "medical_records";--> statement-breakpoint
CREATE TRIGGER "medical_records_audited" AFTER INSERT OR UPDATE OR DELETE ON "medical_records"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('medicalRecord', 'id', 'owner_id',
    '{kind,product,applied_on,expires_on,result,notes,refusal,without_evidence,verified_at}');
--> statement-breakpoint
-- Which record was taken into which: what was once known by the one is known by the other.
CREATE TABLE "merges" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"kept_id" uuid NOT NULL,
	"gone_id" uuid NOT NULL,
	"owner_id" uuid NOT NULL,
	"merged_by" uuid,
	"merged_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "merges_kind_is_known" CHECK ("merges"."kind" in ('client', 'dog')),
	CONSTRAINT "merges_are_of_two" CHECK ("merges"."kept_id" <> "merges"."gone_id"),
	CONSTRAINT "merges_once_each" UNIQUE("gone_id")
);
--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_merged_by_users_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merges_by_kept" ON "merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "merges_by_owner" ON "merges" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "merges_by_person" ON "merges" USING btree ("merged_by");--> statement-breakpoint
CREATE TRIGGER "merges_audited" AFTER INSERT OR UPDATE OR DELETE ON "merges"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('merge', 'kept_id', 'owner_id', '{kind,gone_id}');
--> statement-breakpoint
-- Two who are merged are for a moment neither one's: whose dogs and bookings they are is asked at the end.
ALTER TABLE "booking_dogs" ALTER CONSTRAINT "booking_dogs_in_a_booking_of_their_owner" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "booking_dogs" ALTER CONSTRAINT "booking_dogs_of_their_owner" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "dog_occupancies" ALTER CONSTRAINT "dog_occupancies_of_a_booked_dog" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "eligibility_overrides" ALTER CONSTRAINT "eligibility_overrides_of_a_booked_dog" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "report_cards" ALTER CONSTRAINT "report_cards_of_a_booked_dog" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "report_cards" ALTER CONSTRAINT "report_cards_of_the_bookings_owner" DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
-- What an owner was told of a day never changes, also where the dog or the owner turned out to be another's double; it goes with the
-- owner, whose account is closed first.
CREATE OR REPLACE FUNCTION refuse_change_of_sent_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM public.users u WHERE u.id = OLD.owner_id AND u.closed_at IS NOT NULL) THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - '{owner_id,dog_id}'::text[] = to_jsonb(OLD) - '{owner_id,dog_id}'::text[]
      AND (NEW.owner_id = OLD.owner_id OR EXISTS (SELECT FROM public.merges m WHERE m.gone_id = OLD.owner_id AND m.kept_id = NEW.owner_id))
      AND (NEW.dog_id = OLD.dog_id OR EXISTS (SELECT FROM public.merges m WHERE m.gone_id = OLD.dog_id AND m.kept_id = NEW.dog_id))
    THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'what an owner was told of a day never changes'
    USING ERRCODE = 'restrict_violation', TABLE = 'report_cards', CONSTRAINT = 'report_cards_sent_never_change';
END $$;
--> statement-breakpoint
-- A request goes forward only, each of its terms is extended once, and what was asked is never rewritten: with its person it is emptied,
-- and it follows them into the account that theirs was merged with.
CREATE OR REPLACE FUNCTION privacy_requests_go_forward() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.asked_right, NEW.received_at) IS DISTINCT FROM (OLD.asked_right, OLD.received_at)
    OR (NEW.client_id <> OLD.client_id
      AND NOT EXISTS (SELECT FROM public.merges m WHERE m.gone_id = OLD.client_id AND m.kept_id = NEW.client_id))
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

CREATE TABLE "email_changes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "email_changes_one_per_link" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_email_in_lower_case" CHECK ("email_changes"."email" = lower("email_changes"."email"))
);
--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "dog_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_records" ADD COLUMN "refusal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "identification" text;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_by_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_one_identification_each" ON "files" USING btree ("owner_id") WHERE dog_id is null;--> statement-breakpoint
ALTER TABLE "medical_records" ADD CONSTRAINT "medical_records_refused_or_verified" CHECK ("medical_records"."refusal" = '' or "medical_records"."verified_at" is null);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_evidence_is_of_a_dog" CHECK ("files"."record_id" is null or "files"."dog_id" is not null);
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"record_id" uuid,
	"media" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_by" uuid,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_one_evidence_per_paper" UNIQUE("record_id"),
	CONSTRAINT "files_media_is_known" CHECK ("files"."media" in ('image/webp', 'application/pdf')),
	CONSTRAINT "files_hold_something" CHECK ("files"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_of_a_dog_of_its_owner" FOREIGN KEY ("dog_id","owner_id") REFERENCES "public"."dogs"("id","owner_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "files_by_owner" ON "files" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "files_by_dog" ON "files" USING btree ("dog_id");
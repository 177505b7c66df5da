CREATE TABLE "eligibility_overrides" (
	"booking_id" uuid NOT NULL,
	"dog_id" uuid NOT NULL,
	"code" text NOT NULL,
	"reason" text NOT NULL,
	"by" uuid NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "eligibility_overrides_once_each" PRIMARY KEY("booking_id","dog_id","code"),
	CONSTRAINT "eligibility_overrides_have_a_reason" CHECK (char_length(btrim(reason)) >= 10)
);
--> statement-breakpoint
ALTER TABLE "eligibility_overrides" ADD CONSTRAINT "eligibility_overrides_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eligibility_overrides" ADD CONSTRAINT "eligibility_overrides_of_a_booked_dog" FOREIGN KEY ("booking_id","dog_id") REFERENCES "public"."booking_dogs"("booking_id","dog_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "eligibility_overrides_by_person" ON "eligibility_overrides" USING btree ("by");
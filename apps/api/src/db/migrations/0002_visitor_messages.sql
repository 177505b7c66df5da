CREATE TABLE "visitor_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"subject" text DEFAULT '' NOT NULL,
	"service_id" uuid,
	"start_asked" text,
	"end_asked" text,
	"dogs" integer DEFAULT 1 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"answered_at" timestamp(3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "visitor_messages_kind_is_known" CHECK ("visitor_messages"."kind" in ('contact', 'quote')),
	CONSTRAINT "visitor_messages_status_is_known" CHECK ("visitor_messages"."status" in ('new', 'answered', 'archived')),
	CONSTRAINT "visitor_messages_have_a_name" CHECK (btrim("visitor_messages"."name") <> ''),
	CONSTRAINT "visitor_messages_about_some_dogs" CHECK ("visitor_messages"."dogs" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "visitor_messages" ADD CONSTRAINT "visitor_messages_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visitor_messages_in_order" ON "visitor_messages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "visitor_messages_by_status" ON "visitor_messages" USING btree ("status","created_at","id");
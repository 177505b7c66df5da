CREATE TABLE "first_admin_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "first_admin_links_by_expiry" ON "first_admin_links" USING btree ("expires_at");
-- Roles of the house's own, each a built-in one with some of its areas narrowed.
CREATE TABLE "custom_roles" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"base_role" text NOT NULL,
	"limits" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "custom_roles_known_with_their_base" UNIQUE("id","base_role"),
	CONSTRAINT "custom_roles_have_a_name" CHECK (btrim("custom_roles"."name") <> ''),
	CONSTRAINT "custom_roles_base_is_known" CHECK ("custom_roles"."base_role" in ('colaborador', 'contador', 'admin')),
	CONSTRAINT "custom_roles_limits_are_an_object" CHECK (jsonb_typeof("custom_roles"."limits") = 'object'),
	CONSTRAINT "custom_roles_of_administrators_give_no_roles" CHECK ("custom_roles"."base_role" <> 'admin' or coalesce("custom_roles"."limits" ->> 'users', '') in ('see', 'none'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "custom_roles_one_per_name" ON "custom_roles" USING btree ((plain_text("name") collate "C"));
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "custom_role_id" uuid;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_own_role_is_of_their_role" FOREIGN KEY ("custom_role_id","role") REFERENCES "public"."custom_roles"("id","base_role") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "users_by_own_role" ON "users" USING btree ("custom_role_id") WHERE "users"."custom_role_id" is not null;
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD COLUMN "custom_role_id" uuid;
--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_own_role_is_of_their_role" FOREIGN KEY ("custom_role_id","role") REFERENCES "public"."custom_roles"("id","base_role") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "custom_roles_audited" AFTER INSERT OR UPDATE OR DELETE ON "custom_roles"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('role', 'id', '', '{name,base_role,limits}');
--> statement-breakpoint
DROP TRIGGER "users_audited" ON "users";
--> statement-breakpoint
CREATE TRIGGER "users_audited" AFTER INSERT OR UPDATE OR DELETE ON "users"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('user', 'id', 'id',
    '{name,last_name,email,phone,role,custom_role_id,invoice,identified_at,privacy_version,closed_at}');
--> statement-breakpoint
DROP TRIGGER "staff_invitations_audited" ON "staff_invitations";
--> statement-breakpoint
CREATE TRIGGER "staff_invitations_audited" AFTER INSERT OR UPDATE OR DELETE ON "staff_invitations"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('invitation', 'id', 'id', '{role,custom_role_id}');

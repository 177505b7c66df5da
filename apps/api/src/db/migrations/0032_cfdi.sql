-- Invoices of orders and their stamps. One that is alive stands for its order; the rest is their history.
CREATE TABLE "cfdis" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text DEFAULT 'asked' NOT NULL,
	"receiver_rfc" text NOT NULL,
	"total_centavos" bigint NOT NULL,
	"asked_by" uuid,
	"refusal" text DEFAULT '' NOT NULL,
	"provider_id" text,
	"uuid" uuid,
	"xml" text,
	"stamped_at" timestamp(3) with time zone,
	"cancel_motive" text,
	"cancelled_by" uuid,
	"cancelled_at" timestamp(3) with time zone,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "cfdis_one_per_uuid" UNIQUE("uuid"),
	CONSTRAINT "cfdis_one_per_provider_id" UNIQUE("provider_id"),
	CONSTRAINT "cfdis_status_is_known" CHECK ("cfdis"."status" in ('asked', 'refused', 'valid', 'cancelling', 'cancelled')),
	CONSTRAINT "cfdis_motive_is_known" CHECK ("cfdis"."cancel_motive" in ('02', '03')),
	CONSTRAINT "cfdis_of_something" CHECK ("cfdis"."total_centavos" > 0),
	CONSTRAINT "cfdis_stamped_whole" CHECK (case when "cfdis"."status" in ('asked', 'refused') then num_nonnulls("cfdis"."provider_id", "cfdis"."uuid", "cfdis"."xml", "cfdis"."stamped_at") = 0 else num_nulls("cfdis"."provider_id", "cfdis"."uuid", "cfdis"."xml", "cfdis"."stamped_at") = 0 end),
	CONSTRAINT "cfdis_refused_in_words" CHECK (("cfdis"."status" = 'refused') = ("cfdis"."refusal" <> '')),
	CONSTRAINT "cfdis_cancelled_with_a_motive" CHECK (("cfdis"."status" in ('cancelling', 'cancelled')) = ("cfdis"."cancel_motive" is not null) and ("cfdis"."status" = 'cancelled') = ("cfdis"."cancelled_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cfdis_one_stamp_per_order" ON "cfdis" USING btree ("order_id") WHERE "cfdis"."status" in ('asked', 'valid', 'cancelling');--> statement-breakpoint
CREATE INDEX "cfdis_by_order" ON "cfdis" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "cfdis_by_asker" ON "cfdis" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "cfdis_by_canceller" ON "cfdis" USING btree ("cancelled_by");--> statement-breakpoint
-- What SAT has stamped stays as it was stamped; it can be cancelled, and what is cancelled stays so.
CREATE FUNCTION cfdis_stamped_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF OLD.uuid IS NULL THEN
		RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.status <> 'cancelled'
		AND (NEW.order_id, NEW.uuid, NEW.provider_id, NEW.xml, NEW.stamped_at, NEW.receiver_rfc, NEW.total_centavos)
			IS NOT DISTINCT FROM (OLD.order_id, OLD.uuid, OLD.provider_id, OLD.xml, OLD.stamped_at, OLD.receiver_rfc, OLD.total_centavos)
	THEN RETURN NEW; END IF;
	-- Whoever is erased or merged away is no longer named as the one who asked or cancelled.
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{asked_by,cancelled_by,updated_at}'::text[] = to_jsonb(OLD) - '{asked_by,cancelled_by,updated_at}'::text[]
	THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'a stamped invoice never changes'
		USING ERRCODE = 'restrict_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_stamped_never_change';
END $$;
--> statement-breakpoint
CREATE TRIGGER "cfdis_stamped_never_change" BEFORE UPDATE OR DELETE ON "cfdis"
	FOR EACH ROW EXECUTE FUNCTION cfdis_stamped_never_change();
--> statement-breakpoint
CREATE TRIGGER "cfdis_audited" AFTER INSERT OR UPDATE OR DELETE ON "cfdis"
	FOR EACH ROW EXECUTE FUNCTION write_audit_entry('cfdi', 'id', '',
	'{status,uuid,total_centavos,refusal,stamped_at,cancel_motive,cancelled_at}');

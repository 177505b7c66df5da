-- Not orders alone are invoiced: bookings and passes too, and what is returned of them gets a credit note that names the invoice.
ALTER TABLE "cfdis" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "pass_id" uuid;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "refund_id" uuid;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "related_to" uuid;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "receiver" jsonb;--> statement-breakpoint
ALTER TABLE "cfdis" ADD COLUMN "read_at" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "public"."passes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_refund_id_payments_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_related_to_cfdis_id_fk" FOREIGN KEY ("related_to") REFERENCES "public"."cfdis"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_of_one_thing" CHECK (num_nonnulls("cfdis"."order_id", "cfdis"."booking_id", "cfdis"."pass_id", "cfdis"."refund_id") = 1);--> statement-breakpoint
ALTER TABLE "cfdis" ADD CONSTRAINT "cfdis_credit_note_of_an_invoice" CHECK (("cfdis"."refund_id" is null) = ("cfdis"."related_to" is null));--> statement-breakpoint
CREATE UNIQUE INDEX "cfdis_one_stamp_per_booking" ON "cfdis" USING btree ("booking_id") WHERE "cfdis"."status" in ('asked', 'valid', 'cancelling');--> statement-breakpoint
CREATE UNIQUE INDEX "cfdis_one_stamp_per_pass" ON "cfdis" USING btree ("pass_id") WHERE "cfdis"."status" in ('asked', 'valid', 'cancelling');--> statement-breakpoint
CREATE UNIQUE INDEX "cfdis_one_stamp_per_refund" ON "cfdis" USING btree ("refund_id") WHERE "cfdis"."status" in ('asked', 'valid', 'cancelling');--> statement-breakpoint
CREATE INDEX "cfdis_by_booking" ON "cfdis" USING btree ("booking_id","created_at");--> statement-breakpoint
CREATE INDEX "cfdis_by_pass" ON "cfdis" USING btree ("pass_id","created_at");--> statement-breakpoint
CREATE INDEX "cfdis_by_refund" ON "cfdis" USING btree ("refund_id","created_at");--> statement-breakpoint
CREATE INDEX "cfdis_by_related" ON "cfdis" USING btree ("related_to");--> statement-breakpoint
CREATE OR REPLACE FUNCTION cfdis_stamped_never_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	moving text[] := '{status,cancel_motive,cancelled_by,cancelled_at,asked_by,updated_at}';
BEGIN
	IF OLD.uuid IS NULL THEN
		RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.status <> 'cancelled' AND to_jsonb(NEW) - moving = to_jsonb(OLD) - moving THEN RETURN NEW; END IF;
	-- Whoever is erased or merged away is no longer named as the one who asked or cancelled.
	IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - '{asked_by,cancelled_by,updated_at}'::text[] = to_jsonb(OLD) - '{asked_by,cancelled_by,updated_at}'::text[]
	THEN RETURN NEW; END IF;
	RAISE EXCEPTION 'a stamped invoice never changes'
		USING ERRCODE = 'restrict_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_stamped_never_change';
END $$;
--> statement-breakpoint
-- A credit note is of a refund, names a stamped invoice of the same sale, and all of one invoice never return more than it says; an
-- invoice is not cancelled before its credit notes are.
CREATE FUNCTION cfdis_credit_within_their_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	named uuid := coalesce(NEW.related_to, NEW.id);
	invoice public.cfdis;
	credited bigint;
BEGIN
	SELECT * INTO invoice FROM public.cfdis c WHERE c.id = named FOR UPDATE;
	SELECT sum(c.total_centavos) INTO credited FROM public.cfdis c
		WHERE c.related_to = named AND c.status IN ('asked', 'valid', 'cancelling');
	IF credited > invoice.total_centavos OR (credited > 0 AND invoice.status NOT IN ('valid', 'cancelling'))
		OR (NEW.refund_id IS NOT NULL AND NEW.status IN ('asked', 'valid') AND NOT EXISTS (
			SELECT FROM public.payments p WHERE p.id = NEW.refund_id AND p.refund_of IS NOT NULL
				AND (p.booking_id = invoice.booking_id OR p.order_id = invoice.order_id OR p.pass_id = invoice.pass_id))) THEN
		RAISE EXCEPTION 'credit notes return what their invoice says'
			USING ERRCODE = 'check_violation', TABLE = 'cfdis', CONSTRAINT = 'cfdis_credit_within_their_invoice';
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "cfdis_credit_within_their_invoice" AFTER INSERT OR UPDATE ON "cfdis" DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION cfdis_credit_within_their_invoice();

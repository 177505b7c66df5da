CREATE TABLE "pass_movements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"pass_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"booking_id" uuid NOT NULL,
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pass_movements_kind_is_known" CHECK ("pass_movements"."kind" in ('spent', 'returned'))
);
--> statement-breakpoint
ALTER TABLE "passes" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "passes" ADD COLUMN "payment_reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pass_movements" ADD CONSTRAINT "pass_movements_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pass_movements" ADD CONSTRAINT "pass_movements_of_a_credit" FOREIGN KEY ("pass_id","number") REFERENCES "public"."pass_credits"("pass_id","number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pass_movements_by_pass" ON "pass_movements" USING btree ("pass_id","number","at");--> statement-breakpoint
CREATE INDEX "pass_movements_by_booking" ON "pass_movements" USING btree ("booking_id");--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_payment_method_is_known" CHECK ("passes"."payment_method" in ('cash', 'transfer', 'card'));--> statement-breakpoint
-- Until now passes were paid at the counter, and nobody wrote down how.
UPDATE "passes" SET "payment_method" = 'cash' WHERE "paid_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_paid_say_how" CHECK (("passes"."paid_at" is null) = ("passes"."payment_method" is null));
--> statement-breakpoint
INSERT INTO "pass_movements" ("pass_id", "number", "booking_id", "day", "kind", "at")
  SELECT c."pass_id", c."number", c."booking_id", c."day", 'spent', b."created_at"
  FROM "pass_credits" c JOIN "bookings" b ON b."id" = c."booking_id";
--> statement-breakpoint
CREATE FUNCTION pass_movements_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND OLD.booking_id IS NOT NULL THEN
    INSERT INTO public.pass_movements (pass_id, number, booking_id, day, kind)
      VALUES (OLD.pass_id, OLD.number, OLD.booking_id, OLD.day, 'returned');
  END IF;
  IF NEW.booking_id IS NOT NULL THEN
    INSERT INTO public.pass_movements (pass_id, number, booking_id, day, kind)
      VALUES (NEW.pass_id, NEW.number, NEW.booking_id, NEW.day, 'spent');
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "pass_movements_are_kept" AFTER INSERT OR UPDATE ON "pass_credits"
  FOR EACH ROW EXECUTE FUNCTION pass_movements_are_kept();

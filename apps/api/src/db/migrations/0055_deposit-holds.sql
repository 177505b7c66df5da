-- A booking whose deposit nobody paid keeps its place until a moment that was promised, where the house releases it then at all.
ALTER TABLE "bookings" ADD COLUMN "deposit_held_until" timestamp(3) with time zone;
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "deposit_held_centavos" bigint;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_held_for_some_deposit" CHECK (("bookings"."deposit_held_until" is null) = ("bookings"."deposit_held_centavos" is null) and "bookings"."deposit_held_centavos" > 0);
--> statement-breakpoint
CREATE INDEX "bookings_held_for_deposit" ON "bookings" USING btree ("deposit_held_until") WHERE "deposit_held_until" is not null and status in ('pending', 'confirmed');
--> statement-breakpoint
-- Whether what was asked for as a deposit is not there; of a price that fell since, no more than all of it is asked.
CREATE FUNCTION lacks_deposit(booking uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
	SELECT b.deposit_held_until IS NOT NULL AND public.net_paid(b.id, NULL, NULL) < least(b.deposit_held_centavos, b.total_centavos)
	FROM public.bookings b WHERE b.id = booking
$$;

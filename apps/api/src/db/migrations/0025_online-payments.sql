-- Where a pending payment is paid online; opened at the provider once.
ALTER TABLE "payments" ADD COLUMN "checkout_url" text;
--> statement-breakpoint
ALTER TABLE "passes" DROP CONSTRAINT "passes_count_once_paid";
--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_count_once_paid" CHECK ("passes"."status" <> 'active' or ("passes"."paid_at" is not null and ("passes"."paid_to" is not null or "passes"."payment_method" = 'online')));

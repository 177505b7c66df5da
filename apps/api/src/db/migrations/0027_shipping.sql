-- Where an order is sent to, and what of its total sending costs.
ALTER TABLE "orders" ADD COLUMN "shipping_centavos" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "ship_to" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_shipping_is_of_the_total" CHECK ("orders"."shipping_centavos" between 0 and "orders"."total_centavos" and ("orders"."delivery" = 'shipping' or ("orders"."shipping_centavos" = 0 and "orders"."ship_to" is null)));

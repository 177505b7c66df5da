-- What a scanner reads off a product.
ALTER TABLE "products" ADD COLUMN "barcode" text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_barcodes_are_plain" CHECK ("products"."barcode" ~ '^[0-9A-Za-z-]{0,40}$');
--> statement-breakpoint
CREATE UNIQUE INDEX "products_one_per_barcode" ON "products" USING btree ("barcode") WHERE "products"."barcode" <> '';

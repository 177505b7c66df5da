CREATE FUNCTION seasons_stand_apart(seasons jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(seasons) <> 'array' THEN false ELSE
    NOT EXISTS (
      SELECT FROM jsonb_array_elements(seasons) s
      WHERE (
        jsonb_typeof(s) = 'object' AND btrim(s->>'name') <> '' AND (s->>'from') ~ '^\d{4}-\d\d-\d\d$' AND (s->>'to') ~ '^\d{4}-\d\d-\d\d$'
        AND (s->>'from') <= (s->>'to') AND (s->>'percent') ~ '^-?\d{1,3}$' AND (s->>'percent')::integer BETWEEN -90 AND 300
      ) IS NOT TRUE
    ) AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(seasons) WITH ORDINALITY one (season, place)
      JOIN jsonb_array_elements(seasons) WITH ORDINALITY other (season, place) ON one.place < other.place
      WHERE one.season->>'from' <= other.season->>'to' AND other.season->>'from' <= one.season->>'to'
    )
  END
$$;
--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "medium_over_kg" numeric(5, 2) DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "large_over_kg" numeric(5, 2) DEFAULT 25 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "medium_price_centavos" bigint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "large_price_centavos" bigint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "medium_extra_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "large_extra_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "seasons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "sold_rates" jsonb;--> statement-breakpoint
-- Until now every visit to the groomer took longer for a larger dog.
UPDATE "services" SET "medium_extra_minutes" = 15, "large_extra_minutes" = 30 WHERE "type" IN ('Grooming', 'Extra-Grooming');--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_sizes_grow" CHECK (0 < "services"."medium_over_kg" and "services"."medium_over_kg" < "services"."large_over_kg" and "services"."large_over_kg" <= 200);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_prices_by_size_not_negative" CHECK ("services"."medium_price_centavos" >= 0 and "services"."large_price_centavos" >= 0);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_extra_minutes_in_bounds" CHECK ("services"."medium_extra_minutes" between 0 and 480 and "services"."large_extra_minutes" between 0 and 480);--> statement-breakpoint
ALTER TABLE "services" ADD CONSTRAINT "services_seasons_stand_apart" CHECK (seasons_stand_apart("services"."seasons"));--> statement-breakpoint
DROP TRIGGER "services_audited" ON "services";--> statement-breakpoint
CREATE TRIGGER "services_audited" AFTER INSERT OR UPDATE OR DELETE ON "services"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('service', 'id', '',
    '{type,name,description,price_centavos,duration_minutes,active,medium_over_kg,large_over_kg,medium_price_centavos,large_price_centavos,medium_extra_minutes,large_extra_minutes,seasons}');

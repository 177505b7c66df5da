ALTER TABLE "bookings" ADD COLUMN "settings_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_sold_under_some_terms" CHECK ("bookings"."settings_version" >= 1);
--> statement-breakpoint
ALTER TABLE "passes" ADD COLUMN "settings_version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_sold_under_some_terms" CHECK ("passes"."settings_version" >= 1);
--> statement-breakpoint
ALTER TABLE "passes" DROP CONSTRAINT "passes_kind_is_known";
--> statement-breakpoint
ALTER TABLE "passes" ADD CONSTRAINT "passes_kind_is_known" CHECK ("passes"."kind" ~ '^(?:day-care-month|training-[1-9]\d{0,2})$');
--> statement-breakpoint
CREATE FUNCTION sold_terms_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was sold keeps the terms under which it was sold'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "bookings_keep_their_terms" BEFORE UPDATE OF "settings_version" ON "bookings"
  FOR EACH ROW WHEN (OLD.settings_version IS DISTINCT FROM NEW.settings_version) EXECUTE FUNCTION sold_terms_are_kept();
--> statement-breakpoint
CREATE TRIGGER "passes_keep_their_terms" BEFORE UPDATE OF "settings_version" ON "passes"
  FOR EACH ROW WHEN (OLD.settings_version IS DISTINCT FROM NEW.settings_version) EXECUTE FUNCTION sold_terms_are_kept();

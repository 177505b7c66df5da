-- Whatever public pages show is told when it changes, so that every instance renders them anew; a statement tells once.
CREATE FUNCTION tell_of_changed_site() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('rumi_live', json_build_object('topic', 'site', 'kind', 'site-changed', 'id', TG_ARGV[0])::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "products_that_change_are_told" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "products"
  FOR EACH STATEMENT EXECUTE FUNCTION tell_of_changed_site('products');

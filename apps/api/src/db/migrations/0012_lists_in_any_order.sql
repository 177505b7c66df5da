-- Without accents and capitals, ñ behind n: what lists are sorted and searched by, whatever the order of the database's own words.
CREATE FUNCTION plain_text(text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(lower(translate($1, 'ÁÉÍÓÚÜÑ', 'áéíóúüñ')), 'ñ', 'n~'),
    'áéíóúüàèìòùâêîôû', 'aeiouuaeiouaeiou')
$$;
--> statement-breakpoint
CREATE INDEX "dogs_by_name" ON "dogs" USING btree ((plain_text("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "dogs_by_breed" ON "dogs" USING btree ((plain_text("breed") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "dogs_by_birth" ON "dogs" USING btree ("birth_date","id");--> statement-breakpoint
CREATE INDEX "users_by_name" ON "users" USING btree ((plain_text("name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_last_name" ON "users" USING btree ((plain_text("last_name") collate "C"),"id");--> statement-breakpoint
CREATE INDEX "users_by_address" ON "users" USING btree ((plain_text("email") collate "C"),"id");
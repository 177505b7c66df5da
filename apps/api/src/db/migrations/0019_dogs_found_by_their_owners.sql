-- Words are looked for inside of names: by their triples of letters an index finds them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "dogs_by_words" ON "dogs" USING gin (replace((plain_text(("name" || ' ' || "breed" || ' ' || "microchip")) collate "C"), 'n~', 'n') gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_by_whole_name" ON "users" USING gin (replace((plain_text(("name" || ' ' || "last_name")) collate "C"), 'n~', 'n') gin_trgm_ops);
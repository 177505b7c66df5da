-- The list of payments stands in the order in which money moved; what is still on its way, by when it was written down.
CREATE INDEX "payments_by_moment" ON "payments" USING btree (coalesce("received_at", "created_at"),"id");

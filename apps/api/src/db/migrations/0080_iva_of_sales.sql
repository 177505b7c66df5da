-- Services and products carry their treatment of IVA: the percentage of the settings, a rate of their own, exempt, or no object of tax.
ALTER TABLE services ADD COLUMN iva_treatment text DEFAULT 'general' NOT NULL;
ALTER TABLE services ADD CONSTRAINT services_iva_treatment_is_known CHECK (iva_treatment IN ('general', '16', '8', '0', 'exempt', 'none'));
ALTER TABLE products ADD COLUMN iva_treatment text DEFAULT 'general' NOT NULL;
ALTER TABLE products ADD CONSTRAINT products_iva_treatment_is_known CHECK (iva_treatment IN ('general', '16', '8', '0', 'exempt', 'none'));

-- A sale keeps the treatment it was sold with; everything sold before has the percentage of the settings.
ALTER TABLE bookings ADD COLUMN iva_treatment text DEFAULT 'general' NOT NULL;
ALTER TABLE bookings ALTER COLUMN iva_treatment DROP DEFAULT;
ALTER TABLE bookings ADD CONSTRAINT bookings_iva_treatment_is_known CHECK (iva_treatment IN ('general', '16', '8', '0', 'exempt', 'none'));
ALTER TABLE passes ADD COLUMN iva_treatment text DEFAULT 'general' NOT NULL;
ALTER TABLE passes ADD CONSTRAINT passes_iva_treatment_is_known CHECK (iva_treatment IN ('general', '16', '8', '0', 'exempt', 'none'));
ALTER TABLE order_items ADD COLUMN iva_treatment text DEFAULT 'general' NOT NULL;
ALTER TABLE order_items ADD CONSTRAINT order_items_iva_treatment_is_known CHECK (iva_treatment IN ('general', '16', '8', '0', 'exempt', 'none'));

CREATE TRIGGER bookings_take_the_iva_of_their_service BEFORE INSERT ON bookings FOR EACH ROW WHEN (new.iva_treatment IS NULL) EXECUTE FUNCTION bookings_take_the_iva_of_their_service();
CREATE TRIGGER bookings_keep_their_iva BEFORE UPDATE OF iva_treatment ON bookings FOR EACH ROW WHEN (old.iva_treatment <> new.iva_treatment) EXECUTE FUNCTION sold_terms_are_kept();
CREATE TRIGGER passes_keep_their_iva BEFORE UPDATE OF iva_treatment ON passes FOR EACH ROW WHEN (old.iva_treatment <> new.iva_treatment) EXECUTE FUNCTION sold_terms_are_kept();
CREATE TRIGGER order_items_keep_their_iva BEFORE UPDATE OF iva_treatment ON order_items FOR EACH ROW WHEN (old.iva_treatment <> new.iva_treatment) EXECUTE FUNCTION sold_terms_are_kept();
CREATE CONSTRAINT TRIGGER orders_have_the_iva_of_their_items AFTER INSERT OR UPDATE OF total_centavos, iva_centavos ON orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION orders_have_the_iva_of_their_items();
CREATE CONSTRAINT TRIGGER order_items_are_in_the_iva AFTER INSERT OR DELETE OR UPDATE OF quantity, unit_centavos ON order_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION orders_have_the_iva_of_their_items();

DROP TRIGGER services_audited ON services;
CREATE TRIGGER services_audited AFTER INSERT OR DELETE OR UPDATE ON services FOR EACH ROW EXECUTE FUNCTION write_audit_entry('service', 'id', '', '{type,name,description,price_centavos,duration_minutes,active,medium_over_kg,large_over_kg,medium_price_centavos,large_price_centavos,medium_extra_minutes,large_extra_minutes,seasons,bookable_online,is_extra,sat_product_key,sat_unit_key,iva_treatment}');
DROP TRIGGER products_audited ON products;
CREATE TRIGGER products_audited AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION write_audit_entry('product', 'id', '', '{name,price_centavos,description,rating,category,stock,minimum,active,sat_product_key,sat_unit_key,iva_treatment}');
DROP TRIGGER products_changed_audited ON products;
CREATE TRIGGER products_changed_audited AFTER UPDATE ON products FOR EACH ROW WHEN (old.version <> new.version OR old.stock = new.stock AND old.stock_value_centavos = new.stock_value_centavos) EXECUTE FUNCTION write_audit_entry('product', 'id', '', '{name,price_centavos,description,rating,category,stock,minimum,active,sat_product_key,sat_unit_key,iva_treatment}');

-- Services and products carry their keys in SAT's catalogues; the defaults are those that every invoice has had.
ALTER TABLE services ADD COLUMN sat_product_key text DEFAULT '01010101' NOT NULL;
ALTER TABLE services ADD COLUMN sat_unit_key text DEFAULT 'E48' NOT NULL;
ALTER TABLE services ADD CONSTRAINT services_sat_product_keys_have_8_digits CHECK (sat_product_key ~ '^[0-9]{8}$');
ALTER TABLE services ADD CONSTRAINT services_sat_unit_keys_are_short CHECK (sat_unit_key ~ '^[A-Z0-9]{2,3}$');

-- An empty product key is that of the product's category.
ALTER TABLE products ADD COLUMN sat_product_key text DEFAULT '' NOT NULL;
ALTER TABLE products ADD COLUMN sat_unit_key text DEFAULT 'H87' NOT NULL;
ALTER TABLE products ADD CONSTRAINT products_sat_product_keys_have_8_digits CHECK (sat_product_key ~ '^([0-9]{8})?$');
ALTER TABLE products ADD CONSTRAINT products_sat_unit_keys_are_short CHECK (sat_unit_key ~ '^[A-Z0-9]{2,3}$');

DROP TRIGGER services_audited ON services;
CREATE TRIGGER services_audited AFTER INSERT OR DELETE OR UPDATE ON services FOR EACH ROW EXECUTE FUNCTION write_audit_entry('service', 'id', '', '{type,name,description,price_centavos,duration_minutes,active,medium_over_kg,large_over_kg,medium_price_centavos,large_price_centavos,medium_extra_minutes,large_extra_minutes,seasons,bookable_online,is_extra,sat_product_key,sat_unit_key}');
DROP TRIGGER products_audited ON products;
CREATE TRIGGER products_audited AFTER INSERT OR DELETE ON products FOR EACH ROW EXECUTE FUNCTION write_audit_entry('product', 'id', '', '{name,price_centavos,description,rating,category,stock,minimum,active,sat_product_key,sat_unit_key}');
DROP TRIGGER products_changed_audited ON products;
CREATE TRIGGER products_changed_audited AFTER UPDATE ON products FOR EACH ROW WHEN (old.version <> new.version OR old.stock = new.stock AND old.stock_value_centavos = new.stock_value_centavos) EXECUTE FUNCTION write_audit_entry('product', 'id', '', '{name,price_centavos,description,rating,category,stock,minimum,active,sat_product_key,sat_unit_key}');

-- A business names the categories of its shop.
ALTER TABLE products DROP CONSTRAINT products_category_is_known;
ALTER TABLE products ADD CONSTRAINT products_have_a_category CHECK (btrim(category) <> '');

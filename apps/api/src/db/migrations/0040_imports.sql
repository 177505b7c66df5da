CREATE TABLE imports (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  file_name text NOT NULL,
  created integer DEFAULT 0 NOT NULL,
  imported_by uuid NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  finished_at timestamptz(3),
  undone_at timestamptz(3),
  CONSTRAINT imports_pkey PRIMARY KEY (id),
  CONSTRAINT imports_kind_is_known CHECK (kind IN ('clients', 'dogs', 'products')),
  CONSTRAINT imports_have_a_name CHECK (btrim(file_name) <> ''),
  CONSTRAINT imports_count_what_they_create CHECK (created >= 0),
  CONSTRAINT imports_imported_by_users_id_fk FOREIGN KEY (imported_by) REFERENCES users(id)
);
CREATE INDEX imports_in_order ON imports (created_at, id);
CREATE INDEX imports_by_person ON imports (imported_by);

CREATE TABLE imported_rows (
  kind text NOT NULL,
  external_id text NOT NULL,
  import_id uuid NOT NULL,
  created boolean NOT NULL,
  client_id uuid,
  dog_id uuid,
  product_id integer,
  CONSTRAINT imported_rows_pkey PRIMARY KEY (kind, external_id),
  CONSTRAINT imported_rows_have_an_external_id CHECK (btrim(external_id) <> ''),
  CONSTRAINT imported_rows_of_their_kind CHECK (
    num_nonnulls(client_id, dog_id, product_id) = 1
    AND CASE kind
      WHEN 'clients' THEN client_id IS NOT NULL
      WHEN 'dogs' THEN dog_id IS NOT NULL
      WHEN 'products' THEN product_id IS NOT NULL
      ELSE false
    END
  ),
  CONSTRAINT imported_rows_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES imports(id),
  CONSTRAINT imported_rows_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT imported_rows_dog_id_dogs_id_fk FOREIGN KEY (dog_id) REFERENCES dogs(id) ON DELETE CASCADE,
  CONSTRAINT imported_rows_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE
);
CREATE INDEX imported_rows_by_import ON imported_rows (import_id);
CREATE INDEX imported_rows_by_client ON imported_rows (client_id);
CREATE INDEX imported_rows_by_dog ON imported_rows (dog_id);
CREATE INDEX imported_rows_by_product ON imported_rows (product_id);
CREATE TRIGGER imports_audited AFTER INSERT OR UPDATE OR DELETE ON imports
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('import', 'id', '', '{kind,file_name,finished_at,undone_at}');

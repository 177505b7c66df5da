-- Medical records are imported as clients, dogs and products are.
ALTER TABLE imports DROP CONSTRAINT imports_kind_is_known;
ALTER TABLE imports ADD CONSTRAINT imports_kind_is_known CHECK (kind IN ('clients', 'dogs', 'medicalRecords', 'products'));
ALTER TABLE imported_rows ADD COLUMN medical_record_id uuid;
ALTER TABLE imported_rows ADD CONSTRAINT imported_rows_medical_record_id_medical_records_id_fk
  FOREIGN KEY (medical_record_id) REFERENCES medical_records(id) ON DELETE CASCADE;
ALTER TABLE imported_rows DROP CONSTRAINT imported_rows_of_their_kind;
ALTER TABLE imported_rows ADD CONSTRAINT imported_rows_of_their_kind CHECK (
  num_nonnulls(client_id, dog_id, medical_record_id, product_id) = 1
  AND CASE kind
    WHEN 'clients' THEN client_id IS NOT NULL
    WHEN 'dogs' THEN dog_id IS NOT NULL
    WHEN 'medicalRecords' THEN medical_record_id IS NOT NULL
    WHEN 'products' THEN product_id IS NOT NULL
    ELSE false
  END
);
CREATE INDEX imported_rows_by_medical_record ON imported_rows (medical_record_id);

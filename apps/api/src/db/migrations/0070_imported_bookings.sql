-- Bookings to come are imported, each with the checks of the desk.
ALTER TABLE imports DROP CONSTRAINT imports_kind_is_known;
ALTER TABLE imports ADD CONSTRAINT imports_kind_is_known CHECK (kind IN ('clients', 'dogs', 'medicalRecords', 'bookings', 'products'));
ALTER TABLE imported_rows ADD COLUMN booking_id uuid;
ALTER TABLE imported_rows ADD CONSTRAINT imported_rows_booking_id_bookings_id_fk
  FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
ALTER TABLE imported_rows DROP CONSTRAINT imported_rows_of_their_kind;
ALTER TABLE imported_rows ADD CONSTRAINT imported_rows_of_their_kind CHECK (
  num_nonnulls(client_id, dog_id, medical_record_id, booking_id, product_id) = 1
  AND CASE kind
    WHEN 'clients' THEN client_id IS NOT NULL
    WHEN 'dogs' THEN dog_id IS NOT NULL
    WHEN 'medicalRecords' THEN medical_record_id IS NOT NULL
    WHEN 'bookings' THEN booking_id IS NOT NULL
    WHEN 'products' THEN product_id IS NOT NULL
    ELSE false
  END
);
CREATE INDEX imported_rows_by_booking ON imported_rows (booking_id);

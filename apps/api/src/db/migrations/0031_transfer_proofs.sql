ALTER TABLE files ADD COLUMN booking_id uuid;
ALTER TABLE files ADD COLUMN order_id uuid;
ALTER TABLE files ADD CONSTRAINT files_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE;
ALTER TABLE files ADD CONSTRAINT files_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE files ADD CONSTRAINT files_proof_of_a_transfer_alone CHECK (num_nonnulls(booking_id, order_id) = 0 OR num_nonnulls(booking_id, order_id, dog_id, record_id, card_id, expense_id, collector_id) = 1);
DROP INDEX files_one_identification_each;
CREATE UNIQUE INDEX files_one_identification_each ON files (owner_id) WHERE dog_id IS NULL AND expense_id IS NULL AND collector_id IS NULL AND booking_id IS NULL AND order_id IS NULL;
CREATE INDEX files_by_booking ON files (booking_id, created_at, id);
CREATE INDEX files_by_order ON files (order_id, created_at, id);

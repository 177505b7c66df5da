-- A client's debt on the first day is an order without products, a balance in favour is a credit. Both are posted against capital.
ALTER TABLE orders ADD COLUMN opening_balance boolean DEFAULT false NOT NULL;
ALTER TABLE orders ADD CONSTRAINT orders_opening_balance_is_not_shipped
  CHECK (NOT opening_balance OR (delivery = 'pickup' AND total_centavos > 0));
CREATE CONSTRAINT TRIGGER orders_post_opening_balance AFTER INSERT ON orders DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.opening_balance) EXECUTE FUNCTION orders_post();
ALTER TABLE payments ADD COLUMN opening_balance boolean DEFAULT false NOT NULL;
ALTER TABLE payments ADD CONSTRAINT payments_opening_balance_is_credit
  CHECK (NOT opening_balance OR (kind = 'credit' AND refund_of IS NULL AND num_nonnulls(booking_id, order_id, pass_id) = 0));
ALTER TABLE imports DROP CONSTRAINT imports_kind_is_known;
ALTER TABLE imports ADD CONSTRAINT imports_kind_is_known
  CHECK (kind IN ('clients', 'dogs', 'medicalRecords', 'bookings', 'balances', 'products'));
ALTER TABLE imported_rows ADD COLUMN order_id uuid;
ALTER TABLE imported_rows ADD COLUMN payment_id uuid;
ALTER TABLE imported_rows ADD CONSTRAINT imported_rows_order_id_orders_id_fk
  FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE imported_rows ADD CONSTRAINT imported_rows_payment_id_payments_id_fk
  FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE CASCADE;
ALTER TABLE imported_rows DROP CONSTRAINT imported_rows_of_their_kind;
ALTER TABLE imported_rows ADD CONSTRAINT imported_rows_of_their_kind CHECK (
  num_nonnulls(client_id, dog_id, medical_record_id, booking_id, order_id, payment_id, product_id) = 1
  AND CASE kind
    WHEN 'clients' THEN client_id IS NOT NULL
    WHEN 'dogs' THEN dog_id IS NOT NULL
    WHEN 'medicalRecords' THEN medical_record_id IS NOT NULL
    WHEN 'bookings' THEN booking_id IS NOT NULL
    WHEN 'balances' THEN num_nonnulls(order_id, payment_id) = 1
    WHEN 'products' THEN product_id IS NOT NULL
    ELSE false
  END
);
CREATE INDEX imported_rows_by_order ON imported_rows (order_id);
CREATE INDEX imported_rows_by_payment ON imported_rows (payment_id);

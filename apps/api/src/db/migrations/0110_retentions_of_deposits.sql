-- Companies retain ISR of a deposit when they pay it: it stands in the deposit's CFDI, and its payment names the deposit.
ALTER TABLE payments ADD COLUMN retained_of uuid;
ALTER TABLE payments ADD CONSTRAINT payments_retained_of_payments_id_fk FOREIGN KEY (retained_of) REFERENCES payments(id);
ALTER TABLE payments ADD CONSTRAINT payments_retained_of_a_document CHECK (retained_of IS NULL OR retained_in IS NOT NULL);

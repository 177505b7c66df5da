-- An order is invoiced whole: its credit notes take back the ISR of what was refunded before, which is therefore not retained.
ALTER TABLE cfdis ADD COLUMN isr_returned_centavos bigint DEFAULT 0 NOT NULL;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_returned_within_retained CHECK (isr_returned_centavos BETWEEN 0 AND isr_retained_centavos AND (isr_returned_centavos = 0 OR order_id IS NOT NULL));

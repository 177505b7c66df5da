-- Companies retain ISR of what a person in RESICO invoices them: it stands in the document, and pays the sale by a method of its own.
ALTER TABLE cfdis ADD COLUMN isr_retained_centavos bigint DEFAULT 0 NOT NULL;
ALTER TABLE cfdis ADD COLUMN isr_basis_points integer DEFAULT 0 NOT NULL;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_retained_by_companies CHECK (isr_retained_centavos = 0 OR (length(receiver_rfc) = 12 AND global_id IS NULL AND isr_basis_points > 0));
ALTER TABLE cfdis ADD CONSTRAINT cfdis_retained_within_the_rate CHECK (isr_retained_centavos >= 0 AND isr_retained_centavos * 10000 <= isr_basis_points * (total_centavos + isr_retained_centavos - iva_centavos) + 10000);
CREATE CONSTRAINT TRIGGER cfdis_retained_by_law AFTER INSERT OR UPDATE ON cfdis DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.isr_retained_centavos > 0 AND new.status IN ('asked', 'valid')) EXECUTE FUNCTION cfdis_retained_by_law();
CREATE TRIGGER cfdis_settle_their_retention AFTER UPDATE OF status ON cfdis FOR EACH ROW WHEN (new.isr_retained_centavos > 0 AND new.related_to IS NULL) EXECUTE FUNCTION cfdis_settle_their_retention();
DROP TRIGGER cfdis_let_go_of_their_sales ON cfdis;
CREATE TRIGGER cfdis_let_go_of_their_sales AFTER UPDATE ON cfdis FOR EACH ROW WHEN ((old.status, old.total_centavos, old.iva_centavos, old.isr_retained_centavos) IS DISTINCT FROM (new.status, new.total_centavos, new.iva_centavos, new.isr_retained_centavos)) EXECUTE FUNCTION cfdis_hold_their_sales();

ALTER TABLE payments DROP CONSTRAINT payments_method_is_known;
ALTER TABLE payments ADD CONSTRAINT payments_method_is_known CHECK (method IN ('cash', 'card', 'debit-card', 'voucher', 'transfer', 'online', 'credit', 'retention'));
ALTER TABLE payments ADD COLUMN retained_in uuid;
ALTER TABLE payments ADD COLUMN isr_retained_centavos bigint DEFAULT 0 NOT NULL;
ALTER TABLE payments ADD CONSTRAINT payments_retained_in_cfdis_id_fk FOREIGN KEY (retained_in) REFERENCES cfdis(id);
ALTER TABLE payments ADD CONSTRAINT payments_retention_of_an_invoice CHECK ((method = 'retention' AND kind = 'payment') = (retained_in IS NOT NULL) AND (method <> 'retention' OR (status = 'settled' AND tip_centavos = 0 AND (kind = 'payment' OR is_correction))));
ALTER TABLE payments ADD CONSTRAINT payments_retained_part_of_a_refund CHECK (isr_retained_centavos >= 0 AND (isr_retained_centavos = 0 OR (refund_of IS NOT NULL AND NOT is_correction AND NOT is_surplus)));
CREATE UNIQUE INDEX payments_retained_once ON payments (retained_in) WHERE retained_in IS NOT NULL;

-- A payment before the invoice of its sale has a CFDI of its own or a line of a global invoice. An egreso applies it to the invoice of the sale.
ALTER TABLE cfdis ADD COLUMN deposit_id uuid;
ALTER TABLE cfdis ADD COLUMN applied_id uuid;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_deposit_id_payments_id_fk FOREIGN KEY (deposit_id) REFERENCES payments(id);
ALTER TABLE cfdis ADD CONSTRAINT cfdis_applied_id_payments_id_fk FOREIGN KEY (applied_id) REFERENCES payments(id);
ALTER TABLE cfdis DROP CONSTRAINT cfdis_of_one_thing;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_of_one_thing CHECK (num_nonnulls(order_id, booking_id, pass_id, refund_id, payment_id, deposit_id, applied_id, global_id) = 1);
ALTER TABLE cfdis DROP CONSTRAINT cfdis_credit_note_of_an_invoice;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_credit_note_of_an_invoice CHECK ((num_nonnulls(refund_id, payment_id, applied_id) = 0) = (related_to IS NULL));
CREATE UNIQUE INDEX cfdis_one_stamp_per_deposit ON cfdis (deposit_id) WHERE status IN ('asked', 'valid', 'cancelling');
CREATE UNIQUE INDEX cfdis_one_stamp_per_applied_deposit ON cfdis (applied_id) WHERE status IN ('asked', 'valid', 'cancelling');
CREATE INDEX cfdis_by_deposit ON cfdis (deposit_id, created_at);
CREATE INDEX cfdis_by_applied_deposit ON cfdis (applied_id, created_at);

CREATE TABLE invoiced_deposits (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  cfdi_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  is_live boolean DEFAULT true NOT NULL,
  total_centavos bigint NOT NULL,
  iva_centavos bigint DEFAULT 0 NOT NULL,
  CONSTRAINT invoiced_deposits_pkey PRIMARY KEY (id),
  CONSTRAINT invoiced_deposits_of_something CHECK (total_centavos > 0),
  CONSTRAINT invoiced_deposits_iva_within_the_total CHECK (iva_centavos BETWEEN 0 AND total_centavos),
  CONSTRAINT invoiced_deposits_cfdi_id_cfdis_id_fk FOREIGN KEY (cfdi_id) REFERENCES cfdis(id) ON DELETE CASCADE,
  CONSTRAINT invoiced_deposits_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id)
);
CREATE UNIQUE INDEX invoiced_deposits_once_per_payment ON invoiced_deposits (payment_id) WHERE is_live;
CREATE INDEX invoiced_deposits_by_payment ON invoiced_deposits (payment_id);
CREATE INDEX invoiced_deposits_by_cfdi ON invoiced_deposits (cfdi_id);
CREATE TRIGGER invoiced_deposits_stay_as_stamped BEFORE INSERT OR UPDATE OR DELETE ON invoiced_deposits FOR EACH ROW EXECUTE FUNCTION invoiced_sales_stay_as_stamped();
CREATE TRIGGER invoiced_deposits_within_their_payment AFTER INSERT OR UPDATE ON invoiced_deposits FOR EACH ROW EXECUTE FUNCTION invoiced_deposits_within_their_payment();
CREATE CONSTRAINT TRIGGER cfdis_apply_within_their_deposit AFTER INSERT OR UPDATE ON cfdis DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (num_nonnulls(new.applied_id, new.refund_id) = 1 AND new.status IN ('asked', 'valid')) EXECUTE FUNCTION cfdis_apply_within_their_deposit();
CREATE CONSTRAINT TRIGGER cfdis_applied_deposits_stay AFTER UPDATE ON cfdis DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.status <> new.status AND new.status = 'cancelled') EXECUTE FUNCTION cfdis_applied_deposits_stay();

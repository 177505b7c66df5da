CREATE TABLE tip_payouts (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  staff_id uuid,
  amount_centavos bigint NOT NULL,
  cash_day_id uuid,
  paid_by uuid NOT NULL,
  paid_at timestamptz(3) DEFAULT now() NOT NULL,
  taken_back_at timestamptz(3),
  taken_back_by uuid,
  take_back_reason text DEFAULT '' NOT NULL,
  CONSTRAINT tip_payouts_pkey PRIMARY KEY (id),
  CONSTRAINT tip_payouts_of_something CHECK (amount_centavos > 0),
  CONSTRAINT tip_payouts_taken_back_with_a_reason CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL) AND (taken_back_at IS NULL) = (btrim(take_back_reason) = '')),
  CONSTRAINT tip_payouts_staff_id_resources_id_fk FOREIGN KEY (staff_id) REFERENCES resources(id),
  CONSTRAINT tip_payouts_cash_day_id_cash_days_id_fk FOREIGN KEY (cash_day_id) REFERENCES cash_days(id),
  CONSTRAINT tip_payouts_paid_by_users_id_fk FOREIGN KEY (paid_by) REFERENCES users(id),
  CONSTRAINT tip_payouts_taken_back_by_users_id_fk FOREIGN KEY (taken_back_by) REFERENCES users(id)
);
CREATE INDEX tip_payouts_in_order ON tip_payouts (paid_at, id);
CREATE INDEX tip_payouts_by_staff ON tip_payouts (staff_id);
CREATE INDEX tip_payouts_by_till ON tip_payouts (cash_day_id);
CREATE INDEX tip_payouts_by_payer ON tip_payouts (paid_by);
CREATE INDEX tip_payouts_by_taker ON tip_payouts (taken_back_by);

CREATE TRIGGER tip_payouts_audited AFTER INSERT OR UPDATE OR DELETE ON tip_payouts FOR EACH ROW EXECUTE FUNCTION write_audit_entry('tipPayout', 'id', '', '{amount_centavos,taken_back_at,take_back_reason}');
CREATE TRIGGER tip_payouts_within_what_is_owed BEFORE INSERT ON tip_payouts FOR EACH ROW EXECUTE FUNCTION tip_payouts_within_what_is_owed();
CREATE TRIGGER tip_payouts_never_change BEFORE UPDATE OR DELETE ON tip_payouts FOR EACH ROW EXECUTE FUNCTION tip_payouts_never_change();
CREATE TRIGGER tip_payouts_reconciled_stay BEFORE UPDATE ON tip_payouts FOR EACH ROW WHEN (old.taken_back_at IS NULL AND new.taken_back_at IS NOT NULL) EXECUTE FUNCTION tip_payouts_reconciled_stay();
CREATE CONSTRAINT TRIGGER tip_payouts_post AFTER INSERT OR UPDATE ON tip_payouts DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION tip_payouts_post();

ALTER TABLE cash_movements ADD COLUMN tip_payout_id uuid;
ALTER TABLE cash_movements ADD CONSTRAINT cash_movements_tip_payout_id_tip_payouts_id_fk FOREIGN KEY (tip_payout_id) REFERENCES tip_payouts(id);
ALTER TABLE cash_movements ADD CONSTRAINT cash_movements_once_per_tip_payout UNIQUE (tip_payout_id, kind);

ALTER TABLE gl_entries DROP CONSTRAINT gl_entries_source_is_known;
ALTER TABLE gl_entries ADD CONSTRAINT gl_entries_source_is_known CHECK (source IN ('booking', 'order', 'pass', 'payment', 'cashDay', 'stock', 'expense', 'tipPayout', 'manual'));

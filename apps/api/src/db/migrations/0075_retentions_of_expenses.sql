-- An expense may carry retentions of ISR and IVA: its total is what the supplier receives, and the rest is paid to SAT.
ALTER TABLE expenses ADD COLUMN isr_retained_centavos bigint DEFAULT 0 NOT NULL;
ALTER TABLE expenses ADD COLUMN iva_retained_centavos bigint DEFAULT 0 NOT NULL;
ALTER TABLE expenses DROP COLUMN total_centavos;
ALTER TABLE expenses ADD COLUMN total_centavos bigint NOT NULL GENERATED ALWAYS AS (subtotal_centavos + iva_centavos - isr_retained_centavos - iva_retained_centavos) STORED;
ALTER TABLE expenses ADD COLUMN remitted_on date;
ALTER TABLE expenses ADD COLUMN remitted_by uuid;
ALTER TABLE expenses ADD CONSTRAINT expenses_retain_a_part CHECK (isr_retained_centavos >= 0 AND isr_retained_centavos < subtotal_centavos AND iva_retained_centavos BETWEEN 0 AND iva_centavos);
ALTER TABLE expenses ADD CONSTRAINT expenses_retained_from_a_known_supplier CHECK (isr_retained_centavos + iva_retained_centavos = 0 OR (supplier_rfc <> '' AND NOT of_stock));
ALTER TABLE expenses ADD CONSTRAINT expenses_remitted_once_retained CHECK ((remitted_on IS NULL) = (remitted_by IS NULL) AND (remitted_on IS NULL OR (isr_retained_centavos + iva_retained_centavos > 0 AND remitted_on >= day AND (payment <> 'later' OR (paid_on IS NOT NULL AND remitted_on >= paid_on)))));
ALTER TABLE expenses ADD CONSTRAINT expenses_remitted_by_users_id_fk FOREIGN KEY (remitted_by) REFERENCES users(id);
CREATE INDEX expenses_by_remitter ON expenses (remitted_by);

-- A payment in cash above the limit of the settings is not deductible (LISR 27, III).
ALTER TABLE expenses ADD COLUMN over_cash_limit boolean DEFAULT false NOT NULL;
ALTER TABLE expenses ADD CONSTRAINT expenses_over_the_limit_in_cash CHECK (NOT over_cash_limit OR payment = 'cash');

DROP TRIGGER expenses_audited ON expenses;
CREATE TRIGGER expenses_audited AFTER INSERT OR DELETE OR UPDATE ON expenses FOR EACH ROW EXECUTE FUNCTION write_audit_entry('expense', 'id', '', '{supplier_name,concept,subtotal_centavos,iva_centavos,isr_retained_centavos,iva_retained_centavos,payment,paid_on,remitted_on,taken_back_at,take_back_reason}');

-- A terminal names who charges its commission, and the audit trail tells how the supplier of an expense was corrected.
ALTER TABLE card_terminals ADD COLUMN supplier_rfc text DEFAULT '' NOT NULL;
ALTER TABLE card_terminals ADD CONSTRAINT card_terminals_rfc_has_its_form CHECK (supplier_rfc ~ '^([A-Z\u00D1&]{3,4}[0-9]{6}[A-Z0-9]{3})?$');
DROP TRIGGER card_terminals_audited ON card_terminals;
CREATE TRIGGER card_terminals_audited AFTER INSERT OR UPDATE OR DELETE ON card_terminals FOR EACH ROW EXECUTE FUNCTION write_audit_entry('cardTerminal', 'id', '', '{name,commission_basis_points,iva_percent,supplier_rfc,bank_account_id,active}');
DROP TRIGGER expenses_audited ON expenses;
CREATE TRIGGER expenses_audited AFTER INSERT OR DELETE OR UPDATE ON expenses FOR EACH ROW EXECUTE FUNCTION write_audit_entry('expense', 'id', '', '{supplier_name,supplier_rfc,concept,subtotal_centavos,iva_centavos,isr_retained_centavos,iva_retained_centavos,payment,paid_on,remitted_on,taken_back_at,take_back_reason}');

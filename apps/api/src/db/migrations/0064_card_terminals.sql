CREATE TABLE card_terminals (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  commission_basis_points integer NOT NULL,
  iva_percent integer NOT NULL,
  bank_account_id uuid NOT NULL,
  account_id uuid NOT NULL,
  active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT card_terminals_pkey PRIMARY KEY (id),
  CONSTRAINT card_terminals_one_per_name UNIQUE (name),
  CONSTRAINT card_terminals_one_per_account UNIQUE (account_id),
  CONSTRAINT card_terminals_have_a_name CHECK (btrim(name) <> ''),
  CONSTRAINT card_terminals_commission_is_a_share CHECK (commission_basis_points BETWEEN 0 AND 2000),
  CONSTRAINT card_terminals_iva_is_known CHECK (iva_percent IN (0, 8, 16)),
  CONSTRAINT card_terminals_bank_account_id_accounts_id_fk FOREIGN KEY (bank_account_id) REFERENCES accounts(id),
  CONSTRAINT card_terminals_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id)
);
CREATE INDEX card_terminals_by_bank_account ON card_terminals (bank_account_id);
CREATE TRIGGER card_terminals_audited AFTER INSERT OR UPDATE OR DELETE ON card_terminals FOR EACH ROW EXECUTE FUNCTION write_audit_entry('cardTerminal', 'id', '', '{name,commission_basis_points,iva_percent,bank_account_id,active}');
CREATE TRIGGER card_terminals_fit_their_accounts BEFORE INSERT OR UPDATE ON card_terminals FOR EACH ROW EXECUTE FUNCTION card_terminals_fit_their_accounts();

CREATE TABLE terminal_choices (
  user_id uuid NOT NULL,
  terminal_id uuid NOT NULL,
  CONSTRAINT terminal_choices_pkey PRIMARY KEY (user_id),
  CONSTRAINT terminal_choices_user_id_users_id_fk FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT terminal_choices_terminal_id_card_terminals_id_fk FOREIGN KEY (terminal_id) REFERENCES card_terminals(id) ON DELETE CASCADE
);
CREATE INDEX terminal_choices_by_terminal ON terminal_choices (terminal_id);

ALTER TABLE payments ADD COLUMN terminal_id uuid;
ALTER TABLE payments ADD CONSTRAINT payments_terminal_id_card_terminals_id_fk FOREIGN KEY (terminal_id) REFERENCES card_terminals(id);
ALTER TABLE payments ADD CONSTRAINT payments_only_cards_name_a_terminal CHECK (terminal_id IS NULL OR method IN ('card', 'debit-card', 'voucher'));
CREATE INDEX payments_by_terminal ON payments (terminal_id, position) WHERE terminal_id IS NOT NULL;
CREATE TRIGGER payments_name_their_terminal BEFORE INSERT ON payments FOR EACH ROW EXECUTE FUNCTION payments_name_their_terminal();

CREATE TABLE card_settlements (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  terminal_id uuid NOT NULL,
  bank_line_id uuid NOT NULL,
  gross_centavos bigint NOT NULL,
  commission_centavos bigint NOT NULL,
  iva_centavos bigint NOT NULL,
  difference_centavos bigint NOT NULL,
  difference_reason text DEFAULT '' NOT NULL,
  settled_by uuid NOT NULL,
  settled_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT card_settlements_pkey PRIMARY KEY (id),
  CONSTRAINT card_settlements_one_per_bank_line UNIQUE (bank_line_id),
  CONSTRAINT card_settlements_of_something CHECK (gross_centavos > 0 AND commission_centavos >= 0 AND iva_centavos >= 0),
  CONSTRAINT card_settlements_difference_has_a_reason CHECK (difference_centavos = 0 OR btrim(difference_reason) <> ''),
  CONSTRAINT card_settlements_terminal_id_card_terminals_id_fk FOREIGN KEY (terminal_id) REFERENCES card_terminals(id),
  CONSTRAINT card_settlements_bank_line_id_bank_lines_id_fk FOREIGN KEY (bank_line_id) REFERENCES bank_lines(id),
  CONSTRAINT card_settlements_settled_by_users_id_fk FOREIGN KEY (settled_by) REFERENCES users(id)
);
CREATE INDEX card_settlements_by_terminal ON card_settlements (terminal_id);
CREATE INDEX card_settlements_by_person ON card_settlements (settled_by);

CREATE TABLE card_settlement_payments (
  payment_id uuid NOT NULL,
  settlement_id uuid NOT NULL,
  CONSTRAINT card_settlement_payments_once PRIMARY KEY (payment_id),
  CONSTRAINT card_settlement_payments_payment_id_payments_id_fk FOREIGN KEY (payment_id) REFERENCES payments(id),
  CONSTRAINT card_settlement_payments_settlement_id_card_settlements_id_fk FOREIGN KEY (settlement_id) REFERENCES card_settlements(id) ON DELETE CASCADE
);
CREATE INDEX card_settlement_payments_by_settlement ON card_settlement_payments (settlement_id);

CREATE TRIGGER card_settlements_audited AFTER INSERT OR UPDATE OR DELETE ON card_settlements FOR EACH ROW EXECUTE FUNCTION write_audit_entry('cardSettlement', 'id', '', '{gross_centavos,commission_centavos,iva_centavos,difference_centavos,difference_reason}');
CREATE TRIGGER card_settlements_never_change BEFORE UPDATE ON card_settlements FOR EACH ROW EXECUTE FUNCTION card_settlements_never_change();
CREATE CONSTRAINT TRIGGER card_settlements_add_up AFTER INSERT ON card_settlements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION card_settlements_add_up();
CREATE CONSTRAINT TRIGGER card_settlements_post AFTER INSERT OR DELETE ON card_settlements DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION card_settlements_post();
CREATE CONSTRAINT TRIGGER card_settlement_payments_add_up AFTER INSERT OR UPDATE OR DELETE ON card_settlement_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION card_settlements_add_up();

ALTER TABLE gl_entries DROP CONSTRAINT gl_entries_source_is_known;
ALTER TABLE gl_entries ADD CONSTRAINT gl_entries_source_is_known CHECK (source IN ('booking', 'order', 'pass', 'payment', 'cashDay', 'stock', 'expense', 'tipPayout', 'cardSettlement', 'manual'));

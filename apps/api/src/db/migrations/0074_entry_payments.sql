-- Transfers and cheques that an entry paid, as SAT requests them with the entries of a month.
CREATE TABLE entry_payments (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  entry_id uuid NOT NULL,
  kind text NOT NULL,
  day date NOT NULL,
  cheque_number text DEFAULT '' NOT NULL,
  origin_clabe text NOT NULL,
  destination_clabe text DEFAULT '' NOT NULL,
  beneficiary text NOT NULL,
  rfc text NOT NULL,
  amount_centavos bigint NOT NULL,
  recorded_by uuid NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT entry_payments_pkey PRIMARY KEY (id),
  CONSTRAINT entry_payments_kind_is_known CHECK (kind IN ('transfer', 'cheque')),
  CONSTRAINT entry_payments_origin_is_a_clabe CHECK (origin_clabe ~ '^[0-9]{18}$'),
  CONSTRAINT entry_payments_name_their_means CHECK (CASE kind WHEN 'cheque' THEN cheque_number <> '' AND destination_clabe = '' ELSE cheque_number = '' AND destination_clabe ~ '^[0-9]{18}$' END),
  CONSTRAINT entry_payments_name_their_beneficiary CHECK (btrim(beneficiary) <> ''),
  CONSTRAINT entry_payments_rfc_has_its_form CHECK (rfc ~ '^[A-Z\u00D1&]{3,4}[0-9]{6}[A-Z0-9]{3}$'),
  CONSTRAINT entry_payments_of_something CHECK (amount_centavos > 0),
  CONSTRAINT entry_payments_entry_id_gl_entries_id_fk FOREIGN KEY (entry_id) REFERENCES gl_entries(id) ON DELETE CASCADE,
  CONSTRAINT entry_payments_recorded_by_users_id_fk FOREIGN KEY (recorded_by) REFERENCES users(id)
);
CREATE INDEX entry_payments_by_entry ON entry_payments (entry_id, created_at, id);
CREATE INDEX entry_payments_by_person ON entry_payments (recorded_by);
CREATE TRIGGER entry_payments_audited AFTER INSERT OR DELETE OR UPDATE ON entry_payments FOR EACH ROW EXECUTE FUNCTION write_audit_entry('entryPayment', 'id', '', '{kind,day,cheque_number,beneficiary,rfc,amount_centavos}');

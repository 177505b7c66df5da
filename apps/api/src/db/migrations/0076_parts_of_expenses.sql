-- Payment complements of suppliers (CFDI tipo P), each stored once; one pays parts of several expenses.
CREATE TABLE supplier_complements (
  cfdi_uuid uuid NOT NULL,
  cfdi_xml text NOT NULL,
  day date NOT NULL,
  supplier_rfc text NOT NULL,
  entered_by uuid NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT supplier_complements_pkey PRIMARY KEY (cfdi_uuid)
);
ALTER TABLE supplier_complements ADD CONSTRAINT supplier_complements_entered_by_users_id_fk FOREIGN KEY (entered_by) REFERENCES users(id);
CREATE INDEX supplier_complements_by_person ON supplier_complements (entered_by);

-- Payments of an expense on credit: what the supplier received, and the part of its IVA and retentions that goes with it.
CREATE TABLE expense_payments (
  expense_id uuid NOT NULL,
  position integer NOT NULL,
  day date NOT NULL,
  amount_centavos bigint NOT NULL,
  iva_centavos bigint NOT NULL,
  isr_retained_centavos bigint NOT NULL,
  iva_retained_centavos bigint NOT NULL,
  complement_uuid uuid,
  paid_by uuid NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT expense_payments_pkey PRIMARY KEY (expense_id, position),
  CONSTRAINT expense_payments_of_something CHECK (position > 0 AND amount_centavos > 0 AND iva_centavos >= 0 AND isr_retained_centavos >= 0 AND iva_retained_centavos >= 0)
);
ALTER TABLE expense_payments ADD CONSTRAINT expense_payments_expense_id_expenses_id_fk FOREIGN KEY (expense_id) REFERENCES expenses(id);
ALTER TABLE expense_payments ADD CONSTRAINT expense_payments_of_a_known_complement FOREIGN KEY (complement_uuid) REFERENCES supplier_complements(cfdi_uuid);
ALTER TABLE expense_payments ADD CONSTRAINT expense_payments_paid_by_users_id_fk FOREIGN KEY (paid_by) REFERENCES users(id);
CREATE INDEX expense_payments_by_complement ON expense_payments (complement_uuid);
CREATE INDEX expense_payments_by_payer ON expense_payments (paid_by);

INSERT INTO expense_payments (expense_id, position, day, amount_centavos, iva_centavos, isr_retained_centavos, iva_retained_centavos, paid_by)
  SELECT id, 1, paid_on, total_centavos, iva_centavos - iva_retained_centavos, isr_retained_centavos, iva_retained_centavos, paid_by
  FROM expenses
  WHERE paid_on IS NOT NULL;

-- Credit notes of suppliers (CFDI tipo E): they reduce what an expense owes, or money comes back.
CREATE TABLE expense_credits (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  expense_id uuid NOT NULL,
  day date NOT NULL,
  settlement text NOT NULL,
  subtotal_centavos bigint NOT NULL,
  iva_centavos bigint NOT NULL,
  cfdi_uuid uuid NOT NULL,
  cfdi_xml text NOT NULL,
  taken_back boolean DEFAULT false NOT NULL,
  entered_by uuid NOT NULL,
  created_at timestamp(3) with time zone DEFAULT now() NOT NULL,
  CONSTRAINT expense_credits_pkey PRIMARY KEY (id),
  CONSTRAINT expense_credits_of_something CHECK (subtotal_centavos > 0 AND iva_centavos >= 0),
  CONSTRAINT expense_credits_settlement_is_known CHECK (settlement IN ('owed', 'bank', 'cash'))
);
ALTER TABLE expense_credits ADD CONSTRAINT expense_credits_expense_id_expenses_id_fk FOREIGN KEY (expense_id) REFERENCES expenses(id);
ALTER TABLE expense_credits ADD CONSTRAINT expense_credits_entered_by_users_id_fk FOREIGN KEY (entered_by) REFERENCES users(id);
CREATE UNIQUE INDEX expense_credits_one_per_cfdi ON expense_credits (cfdi_uuid) WHERE NOT taken_back;
CREATE INDEX expense_credits_by_expense ON expense_credits (expense_id);
CREATE INDEX expense_credits_by_person ON expense_credits (entered_by);

CREATE TRIGGER supplier_complements_never_change BEFORE DELETE OR UPDATE ON supplier_complements FOR EACH ROW EXECUTE FUNCTION expense_documents_never_change();
CREATE TRIGGER expense_payments_never_change BEFORE DELETE OR UPDATE ON expense_payments FOR EACH ROW EXECUTE FUNCTION expense_documents_never_change();
CREATE TRIGGER expense_credits_never_change BEFORE DELETE OR UPDATE ON expense_credits FOR EACH ROW EXECUTE FUNCTION expense_documents_never_change();
CREATE TRIGGER expense_payments_within_the_debt AFTER INSERT ON expense_payments FOR EACH ROW EXECUTE FUNCTION expense_parts_within_the_expense();
CREATE TRIGGER expense_credits_within_the_expense AFTER INSERT ON expense_credits FOR EACH ROW EXECUTE FUNCTION expense_parts_within_the_expense();
CREATE CONSTRAINT TRIGGER expense_payments_post AFTER INSERT ON expense_payments DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION expense_parts_post();
CREATE CONSTRAINT TRIGGER expense_credits_post AFTER INSERT ON expense_credits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION expense_parts_post();
CREATE CONSTRAINT TRIGGER expenses_paid_in_full AFTER INSERT OR UPDATE ON expenses DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.payment = 'later') EXECUTE FUNCTION expenses_paid_in_full();

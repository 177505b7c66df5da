-- A closed year has one entry of its thirteenth month, which closes its results.
CREATE TABLE closed_years (
  year integer NOT NULL,
  closed_by uuid NOT NULL,
  closed_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT closed_years_pkey PRIMARY KEY (year),
  CONSTRAINT closed_years_in_this_millennium CHECK (year BETWEEN 2000 AND 2999),
  CONSTRAINT closed_years_closed_by_users_id_fk FOREIGN KEY (closed_by) REFERENCES users(id)
);
CREATE INDEX closed_years_by_person ON closed_years (closed_by);
CREATE TRIGGER closed_years_audited AFTER INSERT OR DELETE OR UPDATE ON closed_years FOR EACH ROW EXECUTE FUNCTION write_audit_entry('closedYear', 'year', '', '{year}');
CREATE TRIGGER closed_years_wait_for_entries BEFORE INSERT OR DELETE OR UPDATE ON closed_years FOR EACH STATEMENT EXECUTE FUNCTION closed_months_wait_for_entries();
CREATE TRIGGER closed_years_of_twelve_closed_months BEFORE INSERT OR DELETE OR UPDATE ON closed_years FOR EACH ROW EXECUTE FUNCTION closed_years_of_twelve_closed_months();
CREATE TRIGGER closed_years_post AFTER INSERT OR DELETE ON closed_years FOR EACH ROW EXECUTE FUNCTION closed_years_post();
CREATE TRIGGER closed_months_of_closed_years_stay BEFORE DELETE OR UPDATE ON closed_months FOR EACH ROW EXECUTE FUNCTION closed_months_of_closed_years_stay();

ALTER TABLE gl_entries DROP CONSTRAINT gl_entries_source_is_known;
ALTER TABLE gl_entries ADD CONSTRAINT gl_entries_source_is_known CHECK (source IN ('booking', 'order', 'pass', 'payment', 'cashDay', 'stock', 'expense', 'tipPayout', 'cardSettlement', 'manual', 'closing'));
ALTER TABLE gl_entries ADD CONSTRAINT gl_entries_closing_on_the_last_day CHECK (source <> 'closing' OR extract(month FROM date) = 12 AND extract(day FROM date) = 31);

-- Profit coefficient of each year, from the last annual return.
CREATE TABLE profit_coefficients (
  year integer NOT NULL,
  coefficient numeric(5, 4) NOT NULL,
  CONSTRAINT profit_coefficients_pkey PRIMARY KEY (year),
  CONSTRAINT profit_coefficients_up_to_one CHECK (coefficient > 0 AND coefficient <= 1)
);
CREATE TRIGGER profit_coefficients_audited AFTER INSERT OR DELETE OR UPDATE ON profit_coefficients FOR EACH ROW EXECUTE FUNCTION write_audit_entry('profitCoefficient', 'year', '', '{year,coefficient}');

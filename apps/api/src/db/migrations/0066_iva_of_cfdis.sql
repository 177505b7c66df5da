-- Documents and their sales carry their IVA, which a month is checked against.
ALTER TABLE cfdis ADD COLUMN iva_centavos bigint DEFAULT 0 NOT NULL;
ALTER TABLE invoiced_sales ADD COLUMN iva_centavos bigint DEFAULT 0 NOT NULL;

-- Earlier documents have the IVA of their stamped XML; those without one, and sales of a global invoice, 16 % of it.
ALTER TABLE cfdis DISABLE TRIGGER USER;
ALTER TABLE invoiced_sales DISABLE TRIGGER USER;
UPDATE cfdis SET iva_centavos = coalesce(
  round(100 * coalesce(
    substring(xml FROM 'TotalImpuestosTrasladados="([0-9.]+)"'),
    substring(xml FROM 'TotalTrasladosImpuestoIVA[0-9]+="([0-9.]+)"')
  )::numeric)::bigint,
  total_centavos - round(total_centavos / 1.16)::bigint
);
UPDATE invoiced_sales SET iva_centavos = CASE
  WHEN cfdis.global_id IS NULL THEN cfdis.iva_centavos
  ELSE invoiced_sales.total_centavos - round(invoiced_sales.total_centavos / 1.16)::bigint
END
FROM cfdis WHERE cfdis.id = invoiced_sales.cfdi_id;
UPDATE cfdis SET iva_centavos = (SELECT coalesce(sum(iva_centavos), 0) FROM invoiced_sales WHERE cfdi_id = cfdis.id)
WHERE global_id IS NOT NULL;
ALTER TABLE cfdis ENABLE TRIGGER USER;
ALTER TABLE invoiced_sales ENABLE TRIGGER USER;

ALTER TABLE cfdis ADD CONSTRAINT cfdis_iva_within_the_total CHECK (iva_centavos BETWEEN 0 AND total_centavos);
ALTER TABLE invoiced_sales ADD CONSTRAINT invoiced_sales_iva_within_the_total CHECK (iva_centavos BETWEEN 0 AND total_centavos);
DROP TRIGGER cfdis_let_go_of_their_sales ON cfdis;
CREATE TRIGGER cfdis_let_go_of_their_sales AFTER UPDATE ON cfdis FOR EACH ROW WHEN ((old.status, old.total_centavos, old.iva_centavos) IS DISTINCT FROM (new.status, new.total_centavos, new.iva_centavos)) EXECUTE FUNCTION cfdis_hold_their_sales();

-- Own consecutive numbers of stamped documents. A document that was stamped before has the one that its provider gave it, in its XML.
ALTER TABLE cfdis ADD COLUMN series text;
ALTER TABLE cfdis ADD COLUMN folio integer;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_folio_in_its_series CHECK ((series IS NULL) = (folio IS NULL) AND folio > 0);
ALTER TABLE cfdis ADD CONSTRAINT cfdis_one_per_folio UNIQUE (series, folio);

-- An invoice that was sealed elsewhere and brought back has SAT's UUID and its XML, and no name at our provider.
ALTER TABLE cfdis DROP CONSTRAINT cfdis_stamped_whole;
ALTER TABLE cfdis ADD CONSTRAINT cfdis_stamped_whole CHECK (CASE WHEN status IN ('asked', 'refused') THEN num_nonnulls(provider_id, uuid, xml, stamped_at) = 0 ELSE num_nulls(uuid, xml, stamped_at) = 0 END);

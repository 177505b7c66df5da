-- Returns the agreements that a client has to sign: the required ones whose newest version they have not signed, with title and services.
CREATE OR REPLACE FUNCTION unsigned_agreements(client uuid) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    jsonb_agg(
      jsonb_build_object('title', newest.title, 'services', agreements.services)
      ORDER BY agreements.created_at, agreements.key
    ),
    '[]'
  )
  FROM public.agreements
    JOIN LATERAL (
      SELECT version, title
      FROM public.agreement_versions
      WHERE agreement_id = agreements.id
      ORDER BY version DESC
      LIMIT 1
    ) AS newest ON true
  WHERE agreements.required
    AND NOT EXISTS (
      SELECT FROM public.agreement_signatures AS signed
      WHERE signed.client_id = client AND signed.agreement_id = agreements.id AND signed.version = newest.version
    )
$$;

-- Stores with a signature the SHA-256 of the text that was signed.
CREATE OR REPLACE FUNCTION agreement_signatures_hash_their_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.text_sha256 := coalesce(
    (
      SELECT encode(sha256(convert_to(text, 'UTF8')), 'hex')
      FROM public.agreement_versions
      WHERE agreement_id = NEW.agreement_id AND version = NEW.version
    ),
    ''
  );
  RETURN NEW;
END $$;

-- Protects the versions of an agreement; a merge of two accounts moves their author.
CREATE OR REPLACE FUNCTION agreement_versions_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'created_by' = to_jsonb(OLD) - 'created_by' THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'a version of an agreement is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

-- Protects signatures. A merge moves them to the account that stays; those of an erased person are deleted.
CREATE OR REPLACE FUNCTION agreement_signatures_are_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - '{client_id,recorded_by}'::text[] = to_jsonb(OLD) - '{client_id,recorded_by}'::text[] THEN
      RETURN NEW;
    END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF OLD.client_id::text = current_setting('rumi.erased_person', true) THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'a signature is added, never changed or deleted'
    USING ERRCODE = 'restrict_violation', TABLE = TG_TABLE_NAME, CONSTRAINT = TG_NAME;
END $$;

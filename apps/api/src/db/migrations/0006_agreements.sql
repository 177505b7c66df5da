CREATE TABLE agreements (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  key text NOT NULL,
  services text[] DEFAULT '{}' NOT NULL,
  required boolean DEFAULT false NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT agreements_pkey PRIMARY KEY (id),
  CONSTRAINT agreements_one_per_key UNIQUE (key),
  CONSTRAINT agreements_key_is_a_word CHECK (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  CONSTRAINT agreements_services_are_known CHECK (services <@ '{Grooming,Extra-Grooming,Hotel,Guardería,Entrenamiento,Evento}'),
  CONSTRAINT agreements_required_for_a_service CHECK (NOT required OR services <> '{}')
);

CREATE TABLE agreement_versions (
  agreement_id uuid NOT NULL,
  version integer NOT NULL,
  title text NOT NULL,
  text text NOT NULL,
  created_by uuid,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT agreement_versions_pkey PRIMARY KEY (agreement_id, version),
  CONSTRAINT agreement_versions_of_an_agreement FOREIGN KEY (agreement_id) REFERENCES agreements(id),
  CONSTRAINT agreement_versions_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id),
  CONSTRAINT agreement_versions_begin_at_one CHECK (version >= 1),
  CONSTRAINT agreement_versions_have_a_title CHECK (btrim(title) <> ''),
  CONSTRAINT agreement_versions_say_something CHECK (btrim(text) <> '')
);

CREATE TABLE agreement_signatures (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  agreement_id uuid NOT NULL,
  version integer NOT NULL,
  client_id uuid NOT NULL,
  signer_name text NOT NULL,
  drawing jsonb,
  text_sha256 text NOT NULL,
  network text DEFAULT '' NOT NULL,
  recorded_by uuid,
  signed_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT agreement_signatures_pkey PRIMARY KEY (id),
  CONSTRAINT agreement_signatures_of_a_version FOREIGN KEY (agreement_id, version) REFERENCES agreement_versions(agreement_id, version),
  CONSTRAINT agreement_signatures_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT agreement_signatures_recorded_by_users_id_fk FOREIGN KEY (recorded_by) REFERENCES users(id),
  CONSTRAINT agreement_signatures_name_the_signer CHECK (btrim(signer_name) <> '')
);
CREATE INDEX agreement_signatures_by_client ON agreement_signatures (client_id, signed_at, id);
CREATE INDEX agreement_signatures_by_version ON agreement_signatures (agreement_id, version);
CREATE INDEX agreement_signatures_by_recorder ON agreement_signatures (recorded_by);
CREATE INDEX agreement_versions_by_author ON agreement_versions (created_by);

CREATE TRIGGER agreements_audited AFTER INSERT OR UPDATE ON agreements FOR EACH ROW EXECUTE FUNCTION write_audit_entry('agreement', 'id', '', '{key,services,required}');
CREATE TRIGGER agreement_versions_never_change BEFORE DELETE OR UPDATE ON agreement_versions FOR EACH ROW EXECUTE FUNCTION agreement_versions_are_kept();
CREATE TRIGGER agreement_signatures_hash_their_text BEFORE INSERT ON agreement_signatures FOR EACH ROW EXECUTE FUNCTION agreement_signatures_hash_their_text();
CREATE TRIGGER agreement_signatures_never_change BEFORE DELETE OR UPDATE ON agreement_signatures FOR EACH ROW EXECUTE FUNCTION agreement_signatures_are_kept();

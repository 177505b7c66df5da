CREATE TABLE collectors (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  client_id uuid NOT NULL,
  name text NOT NULL,
  phone text DEFAULT '' NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT collectors_pkey PRIMARY KEY (id),
  CONSTRAINT collectors_client_id_users_id_fk FOREIGN KEY (client_id) REFERENCES users(id) ON DELETE CASCADE,
  CONSTRAINT collectors_have_a_name CHECK (btrim(name) <> '')
);
CREATE INDEX collectors_by_client ON collectors (client_id, created_at, id);
CREATE TRIGGER collectors_audited AFTER INSERT OR DELETE OR UPDATE ON collectors FOR EACH ROW EXECUTE FUNCTION write_audit_entry('collector', 'id', 'client_id', '{name,phone}');

ALTER TABLE files ADD COLUMN collector_id uuid;
ALTER TABLE files ADD CONSTRAINT files_collector_id_collectors_id_fk FOREIGN KEY (collector_id) REFERENCES collectors(id) ON DELETE CASCADE;
ALTER TABLE files ADD CONSTRAINT files_one_photo_per_collector UNIQUE (collector_id);
ALTER TABLE files ADD CONSTRAINT files_photo_of_a_collector_alone CHECK (collector_id IS NULL OR num_nonnulls(dog_id, record_id, card_id, expense_id) = 0);
DROP INDEX files_one_identification_each;
CREATE UNIQUE INDEX files_one_identification_each ON files (owner_id) WHERE dog_id IS NULL AND expense_id IS NULL AND collector_id IS NULL;

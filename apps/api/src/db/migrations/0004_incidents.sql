CREATE TABLE incidents (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  kind text NOT NULL,
  occurred_at timestamptz(3) NOT NULL,
  place text DEFAULT '' NOT NULL,
  description text DEFAULT '' NOT NULL,
  witnesses text DEFAULT '' NOT NULL,
  first_aid text DEFAULT '' NOT NULL,
  vet text DEFAULT '' NOT NULL,
  owners_told_at timestamptz(3),
  owners_told_how text,
  owners_told_by text DEFAULT '' NOT NULL,
  status text DEFAULT 'draft' NOT NULL,
  sent_at timestamptz(3),
  sent_by uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT incidents_pkey PRIMARY KEY (id),
  CONSTRAINT incidents_kind_is_known CHECK (kind IN ('bite', 'fight', 'injury', 'illness', 'escape', 'damage', 'other')),
  CONSTRAINT incidents_status_is_known CHECK (status IN ('draft', 'sent')),
  CONSTRAINT incidents_told_in_a_known_way CHECK (owners_told_how IN ('in-person', 'phone', 'message')),
  CONSTRAINT incidents_told_in_some_way CHECK ((owners_told_at IS NULL) = (owners_told_how IS NULL) AND (owners_told_at IS NOT NULL OR owners_told_by = '')),
  CONSTRAINT incidents_sent_by_somebody CHECK ((status = 'sent') = (sent_at IS NOT NULL) AND (sent_at IS NULL) = (sent_by IS NULL)),
  CONSTRAINT incidents_sent_say_what_happened CHECK (status = 'draft' OR btrim(description) <> ''),
  CONSTRAINT incidents_sent_by_users_id_fk FOREIGN KEY (sent_by) REFERENCES users(id)
);
CREATE INDEX incidents_by_time ON incidents (occurred_at, id);
CREATE INDEX incidents_by_sender ON incidents (sent_by);

CREATE TABLE incident_dogs (
  incident_id uuid NOT NULL,
  dog_id uuid NOT NULL,
  role text NOT NULL,
  report jsonb,
  CONSTRAINT incident_dogs_pkey PRIMARY KEY (incident_id, dog_id),
  CONSTRAINT incident_dogs_role_is_known CHECK (role IN ('hurt', 'involved')),
  CONSTRAINT incident_dogs_incident_id_incidents_id_fk FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE,
  CONSTRAINT incident_dogs_dog_id_dogs_id_fk FOREIGN KEY (dog_id) REFERENCES dogs(id) DEFERRABLE
);
CREATE INDEX incident_dogs_by_dog ON incident_dogs (dog_id);

CREATE TABLE incident_notes (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  incident_id uuid NOT NULL,
  text text NOT NULL,
  created_by uuid,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT incident_notes_pkey PRIMARY KEY (id),
  CONSTRAINT incident_notes_say_something CHECK (btrim(text) <> ''),
  CONSTRAINT incident_notes_incident_id_incidents_id_fk FOREIGN KEY (incident_id) REFERENCES incidents(id) ON DELETE CASCADE,
  CONSTRAINT incident_notes_created_by_users_id_fk FOREIGN KEY (created_by) REFERENCES users(id)
);
CREATE INDEX incident_notes_by_incident ON incident_notes (incident_id, created_at);
CREATE INDEX incident_notes_by_author ON incident_notes (created_by);

ALTER TABLE files ADD COLUMN incident_id uuid;
ALTER TABLE files ADD CONSTRAINT files_of_a_dog_in_the_incident FOREIGN KEY (incident_id, dog_id)
  REFERENCES incident_dogs(incident_id, dog_id) ON DELETE CASCADE ON UPDATE CASCADE DEFERRABLE;
ALTER TABLE files ADD CONSTRAINT files_of_an_incident_are_its_photos
  CHECK (incident_id IS NULL OR dog_id IS NOT NULL AND num_nonnulls(record_id, card_id, expense_id) = 0);
CREATE INDEX files_by_incident ON files (incident_id, created_at, id);

CREATE TRIGGER incidents_sent_never_change BEFORE UPDATE OR DELETE ON incidents FOR EACH ROW WHEN (OLD.status = 'sent') EXECUTE FUNCTION refuse_change_of_sent_incident();
CREATE TRIGGER incident_dogs_sent_never_change BEFORE INSERT OR UPDATE OR DELETE ON incident_dogs FOR EACH ROW EXECUTE FUNCTION refuse_change_of_sent_incident_dog();
CREATE TRIGGER incident_notes_are_only_added BEFORE UPDATE OR DELETE ON incident_notes FOR EACH ROW EXECUTE FUNCTION refuse_change_of_incident_note();
CREATE TRIGGER incidents_audited AFTER INSERT OR UPDATE OR DELETE ON incidents FOR EACH ROW EXECUTE FUNCTION write_audit_entry('incident', 'id', '', '{kind,occurred_at,place,owners_told_at,owners_told_how,status}');

CREATE TABLE play_groups (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  name text NOT NULL,
  capacity integer NOT NULL,
  max_weight_kg numeric(5, 2),
  opens text DEFAULT '' NOT NULL,
  closes text DEFAULT '' NOT NULL,
  active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT play_groups_pkey PRIMARY KEY (id),
  CONSTRAINT play_groups_have_a_name CHECK (btrim(name) <> ''),
  CONSTRAINT play_groups_take_a_dog CHECK (capacity BETWEEN 1 AND 200),
  CONSTRAINT play_groups_bear_a_weight CHECK (max_weight_kg > 0),
  CONSTRAINT play_groups_close_after_opening CHECK (opens = '' AND closes = '' OR opens <> '' AND opens < closes)
);
CREATE INDEX play_groups_in_order ON play_groups (created_at, id);

CREATE TABLE tags (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  label text NOT NULL,
  icon text NOT NULL,
  tone text NOT NULL,
  warns boolean DEFAULT false NOT NULL,
  active boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT tags_pkey PRIMARY KEY (id),
  CONSTRAINT tags_have_a_label CHECK (btrim(label) <> ''),
  CONSTRAINT tags_icon_is_known CHECK (icon IN ('bite', 'escape', 'alone', 'blind', 'deaf', 'heat', 'birthday', 'medicine', 'heart', 'star', 'paw', 'alert')),
  CONSTRAINT tags_tone_is_known CHECK (tone IN ('neutral', 'good', 'care', 'danger'))
);
CREATE INDEX tags_in_order ON tags (created_at, id);

CREATE TABLE dog_tags (
  dog_id uuid NOT NULL,
  tag_id uuid NOT NULL,
  CONSTRAINT dog_tags_pkey PRIMARY KEY (dog_id, tag_id),
  CONSTRAINT dog_tags_dog_id_dogs_id_fk FOREIGN KEY (dog_id) REFERENCES dogs(id) ON DELETE CASCADE,
  CONSTRAINT dog_tags_tag_id_tags_id_fk FOREIGN KEY (tag_id) REFERENCES tags(id)
);
CREATE INDEX dog_tags_by_tag ON dog_tags (tag_id);

CREATE TABLE dogs_apart (
  lower_id uuid NOT NULL,
  higher_id uuid NOT NULL,
  CONSTRAINT dogs_apart_pkey PRIMARY KEY (lower_id, higher_id),
  CONSTRAINT dogs_apart_in_order CHECK (lower_id < higher_id),
  CONSTRAINT dogs_apart_lower_id_dogs_id_fk FOREIGN KEY (lower_id) REFERENCES dogs(id) ON DELETE CASCADE,
  CONSTRAINT dogs_apart_higher_id_dogs_id_fk FOREIGN KEY (higher_id) REFERENCES dogs(id) ON DELETE CASCADE
);
CREATE INDEX dogs_apart_by_higher ON dogs_apart (higher_id);

ALTER TABLE dogs ADD COLUMN play_group_id uuid;
ALTER TABLE dogs ADD CONSTRAINT dogs_play_group_id_play_groups_id_fk FOREIGN KEY (play_group_id) REFERENCES play_groups(id);
CREATE INDEX dogs_by_play_group ON dogs (play_group_id);
ALTER TABLE visits ADD COLUMN play_group_id uuid;
ALTER TABLE visits ADD CONSTRAINT visits_play_group_id_play_groups_id_fk FOREIGN KEY (play_group_id) REFERENCES play_groups(id);
CREATE INDEX visits_by_play_group ON visits (play_group_id);

CREATE TRIGGER visits_fit_their_group BEFORE INSERT OR UPDATE OF status, play_group_id ON visits FOR EACH ROW
  WHEN (NEW.status = 'in-house') EXECUTE FUNCTION visits_fit_their_group();
CREATE TRIGGER play_groups_hold_their_dogs AFTER UPDATE OF capacity, active ON play_groups FOR EACH ROW EXECUTE FUNCTION play_groups_hold_their_dogs();

CREATE TRIGGER play_groups_audited AFTER INSERT OR DELETE OR UPDATE ON play_groups FOR EACH ROW EXECUTE FUNCTION write_audit_entry('playGroup', 'id', '', '{name,capacity,max_weight_kg,opens,closes,active}');
CREATE TRIGGER tags_audited AFTER INSERT OR DELETE OR UPDATE ON tags FOR EACH ROW EXECUTE FUNCTION write_audit_entry('tag', 'id', '', '{label,icon,tone,warns,active}');
CREATE TRIGGER dog_tags_audited AFTER INSERT OR DELETE ON dog_tags FOR EACH ROW EXECUTE FUNCTION write_audit_entry('dogTag', 'dog_id', '', '{tag_id}');
CREATE TRIGGER dogs_apart_audited AFTER INSERT OR DELETE ON dogs_apart FOR EACH ROW EXECUTE FUNCTION write_audit_entry('dogPair', 'lower_id', '', '{higher_id}');
CREATE TRIGGER dogs_play_group_audited AFTER UPDATE OF play_group_id ON dogs FOR EACH ROW EXECUTE FUNCTION write_audit_entry('rumi', 'id', 'owner_id', '{play_group_id}');
CREATE TRIGGER visits_play_group_audited AFTER UPDATE OF play_group_id ON visits FOR EACH ROW EXECUTE FUNCTION write_audit_entry('visit', 'id', '', '{play_group_id}');

CREATE TABLE care_items (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  dog_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  dose text DEFAULT '' NOT NULL,
  instructions text DEFAULT '' NOT NULL,
  times text[] NOT NULL,
  first_day date NOT NULL,
  last_day date,
  stated_by uuid NOT NULL,
  removed_at timestamptz(3),
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT care_items_pkey PRIMARY KEY (id),
  CONSTRAINT care_items_of_a_dog_of_its_owner FOREIGN KEY (dog_id, owner_id) REFERENCES dogs(id, owner_id) ON UPDATE CASCADE ON DELETE CASCADE,
  CONSTRAINT care_items_stated_by_users_id_fk FOREIGN KEY (stated_by) REFERENCES users(id),
  CONSTRAINT care_items_kind_is_known CHECK (kind IN ('meal', 'medicine', 'walk', 'other')),
  CONSTRAINT care_items_have_a_name CHECK (btrim(name) <> ''),
  CONSTRAINT care_items_end_after_their_start CHECK (last_day >= first_day),
  CONSTRAINT care_items_have_times_of_the_day
    CHECK (array_to_string(times, ' ') ~ '^([01][0-9]|2[0-3]):[0-5][0-9]( ([01][0-9]|2[0-3]):[0-5][0-9])*$')
);
CREATE INDEX care_items_in_order ON care_items (created_at, id);
CREATE INDEX care_items_by_dog ON care_items (dog_id, owner_id);
CREATE INDEX care_items_by_author ON care_items (stated_by);

CREATE TABLE care_marks (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  care_item_id uuid NOT NULL,
  visit_id uuid NOT NULL,
  day date NOT NULL,
  time text NOT NULL,
  result text NOT NULL,
  note text DEFAULT '' NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  dose text NOT NULL,
  marked_by uuid NOT NULL,
  marked_at timestamptz(3) NOT NULL,
  booking_id uuid,
  fee_centavos bigint DEFAULT 0 NOT NULL,
  CONSTRAINT care_marks_pkey PRIMARY KEY (id),
  CONSTRAINT care_marks_one_per_entry UNIQUE (care_item_id, day, time),
  CONSTRAINT care_marks_care_item_id_care_items_id_fk FOREIGN KEY (care_item_id) REFERENCES care_items(id) ON DELETE CASCADE,
  CONSTRAINT care_marks_visit_id_visits_id_fk FOREIGN KEY (visit_id) REFERENCES visits(id) ON DELETE CASCADE,
  CONSTRAINT care_marks_marked_by_users_id_fk FOREIGN KEY (marked_by) REFERENCES users(id),
  CONSTRAINT care_marks_booking_id_bookings_id_fk FOREIGN KEY (booking_id) REFERENCES bookings(id) ON DELETE CASCADE,
  CONSTRAINT care_marks_result_is_known CHECK (result IN ('given', 'half', 'refused', 'skipped')),
  CONSTRAINT care_marks_kind_is_known CHECK (kind IN ('meal', 'medicine', 'walk', 'other')),
  CONSTRAINT care_marks_charge_a_booking CHECK (fee_centavos >= 0 AND (booking_id IS NULL) = (fee_centavos = 0))
);
CREATE INDEX care_marks_by_day ON care_marks (day);
CREATE INDEX care_marks_by_visit ON care_marks (visit_id);
CREATE INDEX care_marks_by_booking ON care_marks (booking_id);
CREATE INDEX care_marks_by_author ON care_marks (marked_by);

CREATE TRIGGER care_items_audited AFTER INSERT OR DELETE OR UPDATE ON care_items FOR EACH ROW EXECUTE FUNCTION write_audit_entry('careItem', 'id', 'owner_id', '{kind,name,dose,instructions,times,first_day,last_day,removed_at}');
CREATE TRIGGER care_marks_audited AFTER DELETE OR UPDATE ON care_marks FOR EACH ROW EXECUTE FUNCTION write_audit_entry('careMark', 'id', '', '{day,time,result}');

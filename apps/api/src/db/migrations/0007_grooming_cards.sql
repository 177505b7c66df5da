CREATE TABLE grooming_cards (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  booking_id uuid NOT NULL,
  dog_id uuid NOT NULL,
  staff_member_id uuid,
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  blade text DEFAULT '' NOT NULL,
  lengths text DEFAULT '' NOT NULL,
  products text DEFAULT '' NOT NULL,
  notes text DEFAULT '' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT grooming_cards_pkey PRIMARY KEY (id),
  CONSTRAINT grooming_cards_one_per_dog UNIQUE (booking_id, dog_id),
  CONSTRAINT grooming_cards_of_a_booked_dog FOREIGN KEY (booking_id, dog_id) REFERENCES booking_dogs(booking_id, dog_id) DEFERRABLE,
  CONSTRAINT grooming_cards_staff_member_id_resources_id_fk FOREIGN KEY (staff_member_id) REFERENCES resources(id) ON DELETE SET NULL,
  CONSTRAINT grooming_cards_finish_after_start CHECK (finished_at >= started_at)
);
CREATE INDEX grooming_cards_in_order ON grooming_cards (created_at, id);
CREATE INDEX grooming_cards_by_dog ON grooming_cards (dog_id, created_at, id);
CREATE INDEX grooming_cards_by_person ON grooming_cards (staff_member_id);
CREATE INDEX grooming_cards_at_work ON grooming_cards (started_at) WHERE finished_at IS NULL;

CREATE TRIGGER grooming_cards_of_a_dog_received BEFORE INSERT OR UPDATE OF started_at ON grooming_cards FOR EACH ROW EXECUTE FUNCTION grooming_cards_of_a_dog_received();
CREATE TRIGGER grooming_cards_recorded_for_undo AFTER INSERT OR DELETE OR UPDATE ON grooming_cards FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION record_for_undo('id');

ALTER TABLE files ADD COLUMN grooming_card_id uuid;
ALTER TABLE files ADD COLUMN grooming_moment text;
ALTER TABLE files ADD CONSTRAINT files_grooming_card_id_grooming_cards_id_fk FOREIGN KEY (grooming_card_id) REFERENCES grooming_cards(id) ON DELETE CASCADE;
ALTER TABLE files ADD CONSTRAINT files_grooming_photo_has_its_moment CHECK (
  (grooming_card_id IS NULL) = (grooming_moment IS NULL) AND coalesce(grooming_moment, 'before') IN ('before', 'after')
);
ALTER TABLE files ADD CONSTRAINT files_grooming_photo_is_nothing_else CHECK (
  grooming_card_id IS NULL OR dog_id IS NOT NULL AND num_nonnulls(record_id, card_id, expense_id) = 0
);
CREATE INDEX files_by_grooming_card ON files (grooming_card_id, created_at, id);

CREATE TABLE visits (
  id uuid DEFAULT gen_random_uuid() NOT NULL,
  dog_id uuid NOT NULL,
  status text DEFAULT 'expected' NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  arrived_at timestamptz(3),
  left_at timestamptz(3),
  collected_by text DEFAULT '' NOT NULL,
  collected_reason text DEFAULT '' NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT visits_pkey PRIMARY KEY (id),
  CONSTRAINT visits_with_their_dog UNIQUE (id, dog_id),
  CONSTRAINT visits_dog_id_dogs_id_fk FOREIGN KEY (dog_id) REFERENCES dogs(id) ON DELETE CASCADE,
  CONSTRAINT visits_status_is_known CHECK (status IN ('expected', 'in-house', 'gone', 'missed')),
  CONSTRAINT visits_end_after_their_start CHECK (last_day >= first_day),
  CONSTRAINT visits_arrive_when_present CHECK ((arrived_at IS NOT NULL) = (status IN ('in-house', 'gone'))),
  CONSTRAINT visits_leave_when_gone CHECK ((left_at IS NOT NULL) = (status = 'gone')),
  CONSTRAINT visits_leave_after_arrival CHECK (left_at >= arrived_at),
  CONSTRAINT visits_collected_when_gone CHECK (status = 'gone' OR collected_by = '' AND collected_reason = ''),
  CONSTRAINT visits_one_at_a_time EXCLUDE USING gist (dog_id WITH =, daterange(first_day, last_day, '[]') WITH &&)
    WHERE (status IN ('expected', 'in-house')) DEFERRABLE INITIALLY DEFERRED,
  CONSTRAINT visits_one_presence_per_dog EXCLUDE USING gist (dog_id WITH =) WHERE (status = 'in-house')
);
CREATE INDEX visits_by_day ON visits (first_day, last_day);
CREATE INDEX visits_by_dog ON visits (dog_id, first_day);

ALTER TABLE booking_dogs ADD COLUMN visit_id uuid;
ALTER TABLE booking_dogs ADD CONSTRAINT booking_dogs_in_a_visit_of_their_dog
  FOREIGN KEY (visit_id, dog_id) REFERENCES visits(id, dog_id) DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX booking_dogs_by_visit ON booking_dogs (visit_id);

CREATE TRIGGER booking_dogs_plan_visits AFTER INSERT OR DELETE OR UPDATE OF dog_id ON booking_dogs FOR EACH ROW EXECUTE FUNCTION booking_dogs_plan_visits();
CREATE TRIGGER bookings_move_visits AFTER UPDATE OF status, start_day, end_day, start_at, end_at ON bookings FOR EACH ROW
  WHEN (OLD.status <> NEW.status OR (OLD.start_day, OLD.end_day, OLD.start_at, OLD.end_at) IS DISTINCT FROM (NEW.start_day, NEW.end_day, NEW.start_at, NEW.end_at))
  EXECUTE FUNCTION bookings_move_visits();
CREATE CONSTRAINT TRIGGER bookings_follow_their_visits AFTER INSERT OR UPDATE OF status ON bookings DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status IN ('checked-in', 'checked-out', 'no-show')) EXECUTE FUNCTION bookings_follow_their_visits();
CREATE CONSTRAINT TRIGGER visits_agree_with_bookings AFTER INSERT OR UPDATE OF status ON visits DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW.status IN ('in-house', 'gone')) EXECUTE FUNCTION bookings_follow_their_visits();
CREATE TRIGGER visits_audited AFTER UPDATE OF status, collected_by, collected_reason ON visits FOR EACH ROW WHEN ((OLD.status, OLD.collected_by, OLD.collected_reason) IS DISTINCT FROM (NEW.status, NEW.collected_by, NEW.collected_reason)) EXECUTE FUNCTION write_audit_entry('visit', 'id', '', '{status,arrived_at,left_at,collected_by,collected_reason}');
CREATE TRIGGER visits_recorded_for_undo AFTER INSERT OR DELETE OR UPDATE ON visits FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION record_for_undo('id');
CREATE TRIGGER booking_dogs_recorded_for_undo AFTER INSERT OR DELETE OR UPDATE ON booking_dogs FOR EACH ROW WHEN (current_setting('rumi.undoable_act', true) <> '') EXECUTE FUNCTION record_for_undo('booking_id', 'dog_id');

SELECT plan_all_visits();

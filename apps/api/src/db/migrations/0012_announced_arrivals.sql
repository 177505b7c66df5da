ALTER TABLE visits
  ADD COLUMN announced_at timestamptz(3),
  ADD COLUMN announced_by uuid,
  ADD COLUMN announced_care text DEFAULT 'none' NOT NULL,
  ADD COLUMN announced_note text DEFAULT '' NOT NULL,
  ADD CONSTRAINT visits_announced_by_users_id_fk FOREIGN KEY (announced_by) REFERENCES users(id) ON DELETE SET NULL,
  ADD CONSTRAINT visits_announced_care_is_known CHECK (announced_care IN ('none', 'same', 'changed')),
  ADD CONSTRAINT visits_announced_at_a_time
    CHECK (announced_at IS NOT NULL OR (announced_by IS NULL AND announced_care = 'none' AND announced_note = ''));
CREATE INDEX visits_by_announcer ON visits (announced_by);

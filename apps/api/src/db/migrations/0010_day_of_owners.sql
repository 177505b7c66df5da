ALTER TABLE visits ADD COLUMN ready_at timestamptz(3);
ALTER TABLE visits ADD CONSTRAINT visits_ready_when_present CHECK (ready_at IS NULL OR status IN ('in-house', 'gone'));

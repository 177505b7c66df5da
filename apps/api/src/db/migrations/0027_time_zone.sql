-- The time zone of the business is a setting; until now it was Mexico City's for everybody.
CREATE TRIGGER house_settings_time_zone_is_known BEFORE INSERT ON house_settings FOR EACH ROW WHEN (new.data ? 'timeZone') EXECUTE FUNCTION house_settings_time_zone_is_known();
CREATE TRIGGER house_settings_time_zone_stays BEFORE INSERT ON house_settings FOR EACH ROW EXECUTE FUNCTION house_settings_time_zone_stays();

-- An index cannot contain a setting, so bookings store their beginning. The type is changed to fill it without triggers.
DROP INDEX bookings_by_beginning;
ALTER TABLE bookings ADD COLUMN begins_at timestamptz;
ALTER TABLE bookings ALTER COLUMN begins_at TYPE timestamptz(3) USING coalesce(start_at, start_day::timestamp AT TIME ZONE 'America/Mexico_City');
ALTER TABLE bookings ALTER COLUMN begins_at SET NOT NULL;
CREATE TRIGGER bookings_begin_where_they_start BEFORE INSERT OR UPDATE OF start_day, start_at, begins_at ON bookings FOR EACH ROW EXECUTE FUNCTION bookings_begin_where_they_start();
CREATE INDEX bookings_by_beginning ON bookings (begins_at, id);

ALTER TABLE privacy_requests DROP CONSTRAINT privacy_requests_leave_time_to_answer;
ALTER TABLE privacy_requests ADD CONSTRAINT privacy_requests_leave_time_to_answer CHECK (answer_due > (received_at AT TIME ZONE 'UTC')::date);

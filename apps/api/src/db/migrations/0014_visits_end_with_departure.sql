CREATE TRIGGER visits_days_follow_presence BEFORE UPDATE OF status, left_at ON visits FOR EACH ROW
  WHEN (NEW.status = 'gone' OR OLD.status = 'gone')
  EXECUTE FUNCTION visits_days_follow_presence();

UPDATE visits SET last_day = greatest(first_day, business_day(left_at))
  WHERE status = 'gone' AND last_day > greatest(first_day, business_day(left_at));

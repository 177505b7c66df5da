-- The audit trail holds the time of receipt of a mark or departure that was made offline.
CREATE TRIGGER care_marks_received_late_audited AFTER INSERT ON care_marks FOR EACH ROW WHEN (NEW.marked_at < instant_of_posting() - interval '1 minute') EXECUTE FUNCTION write_audit_entry('careMark', 'id', '', '{day,time,result,marked_at}');

-- The collector of a dog is stored in the visit alone, where it is erased with its owner.
DROP TRIGGER visits_audited ON visits;
CREATE TRIGGER visits_audited AFTER UPDATE OF status, left_at ON visits FOR EACH ROW WHEN ((OLD.status, OLD.left_at) IS DISTINCT FROM (NEW.status, NEW.left_at)) EXECUTE FUNCTION write_audit_entry('visit', 'id', '', '{status,arrived_at,left_at}');

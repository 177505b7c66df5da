-- When a room is out of service and what somebody does are changes of the room and of the person.
CREATE TRIGGER "room_closures_audited" AFTER INSERT OR UPDATE OR DELETE ON "room_closures"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('resource', 'resource_id', '', '{from_day,to_day,reason}');
--> statement-breakpoint
CREATE TRIGGER "staff_services_audited" AFTER INSERT OR UPDATE OR DELETE ON "staff_services"
  FOR EACH ROW EXECUTE FUNCTION write_audit_entry('resource', 'resource_id', '', '{service_id}');

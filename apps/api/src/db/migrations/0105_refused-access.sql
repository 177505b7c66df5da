ALTER TABLE "security_events" DROP CONSTRAINT "security_events_kind_is_known";
--> statement-breakpoint
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_kind_is_known" CHECK ("security_events"."kind" in ('login', 'login-refused', 'many-logins-refused', 'confirmation-refused', 'permission-refused', 'record-refused', 'unsigned-notice', 'password-changed', 'email-changed', 'factor-changed', 'role-changed', 'family-joined', 'family-parted', 'session-ended', 'account-closed', 'data-exported'));

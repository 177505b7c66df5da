/** Events recorded for later investigation. */
export const securityEventKinds = [
  'login',
  'login-refused',
  /** The owner was notified after many wrong passwords. */
  'many-logins-refused',
  'confirmation-refused',
  /** A signed-in person called what their role or their own role does not open. */
  'permission-refused',
  /** A client requested a record that is missing or another user's. */
  'record-refused',
  /** A notice of a provider came unsigned or with a wrong signature. */
  'unsigned-notice',
  'password-changed',
  'email-changed',
  'factor-changed',
  'role-changed',
  'family-joined',
  'family-parted',
  'session-ended',
  'account-closed',
  'data-exported',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/** Retention in days. The database rejects earlier deletion. */
export const securityEventDays = 365

/** What is recorded because somebody may have to ask later who did it, and from where. */
export const securityEventKinds = [
  'login',
  'login-refused',
  /** So many wrong passwords came for one account that its owner was told. */
  'many-logins-refused',
  'confirmation-refused',
  /** A signed-in person called what their role or their own role does not open. */
  'permission-refused',
  /** A client asked for a record that is missing or another's. */
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

/** How long they are kept; the database lets go of none that is younger. */
export const securityEventDays = 365

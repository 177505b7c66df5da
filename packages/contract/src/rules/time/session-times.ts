/** Minutes that a re-authentication counts, before sensitive actions require a new one. */
export const confirmationMinutes = 10

/** Default idle timeout of a staff session, in minutes. */
export const staffIdleMinutes = 30

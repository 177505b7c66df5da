/** How long saying the password again counts, before acts that could do harm in a stranger's hands ask for it anew. */
export const confirmationMinutes = 10

/** How long a session of somebody who works in the house stands without a sign of them; a setting may say otherwise. */
export const staffIdleMinutes = 30

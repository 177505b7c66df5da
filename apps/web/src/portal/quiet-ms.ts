/** Long enough for what is shown first to have come whole. */
export const quietMs = 1_500

/** Time for the initial content to load. */
export const quietMs = 1_500

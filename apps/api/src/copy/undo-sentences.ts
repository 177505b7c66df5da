/** What is kept in a booking's history when a step was taken back. */
export const undoSentences = { undone: 'Se deshizo' } as const

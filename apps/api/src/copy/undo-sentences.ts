/** Note in a booking's history after undo. */
export const undoSentences = { undone: 'Se deshizo' } as const

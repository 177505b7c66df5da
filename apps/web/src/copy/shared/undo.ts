/** Undo at the desk. */
export const undoCopy = {
  undo: 'Deshacer',
  undone: 'Listo, quedó como estaba.',
} as const

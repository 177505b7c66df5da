/** What the desk may take back for some seconds. */
export const undoCopy = {
  undo: 'Deshacer',
  undone: 'Listo, quedó como estaba.',
} as const

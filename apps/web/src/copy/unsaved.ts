/** What is asked before a dialog closes over something that was written and not sent. */
export const unsavedCopy = {
  said: 'Lo que escribiste no se ha guardado.',
  keep: 'Seguir escribiendo',
  discard: 'Cerrar sin guardar',
} as const

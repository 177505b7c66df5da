/** What is asked before a dialog closes, or a page is left, over something that was written and not sent. */
export const unsavedCopy = {
  said: 'Lo que escribiste no se ha guardado.',
  keep: 'Seguir escribiendo',
  discard: 'Cerrar sin guardar',
  leaveTitle: '¿Salir sin guardar?',
  leave: 'Salir sin guardar',
  close: 'Cerrar',
} as const

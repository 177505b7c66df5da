/** Prompt before unsaved input is lost. */
export const unsavedCopy = {
  message: 'Lo que escribiste no se ha guardado.',
  keep: 'Seguir escribiendo',
  discard: 'Cerrar sin guardar',
  leaveTitle: '¿Salir sin guardar?',
  leave: 'Salir sin guardar',
  close: 'Cerrar',
} as const

/** Conflict with a concurrent change. */
export const twoVersionsCopy = {
  title: 'Alguien lo cambió mientras escribías',
  text: 'Lo tuyo sigue aquí. Compara y elige qué se queda.',
  field: 'Dato',
  mine: 'Lo tuyo',
  theirs: 'Lo que hay ahora',
  unchanged: 'sin cambio',
  keepMine: 'Guardar lo mío',
  keepTheirs: 'Quedarme con lo que hay',
} as const

/** Prompt before unsaved input is lost. */
export const unsavedCopy = {
  message: 'Lo que escribiste no se ha guardado.',
  keep: 'Seguir escribiendo',
  discard: 'Cerrar sin guardar',
  leaveTitle: '¿Salir sin guardar?',
  leave: 'Salir sin guardar',
  close: 'Cerrar',
} as const

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

/** Messages about malformed requests. */
export const requestSentences = {
  missing: 'Falta este dato.',
  oneOf: (values: readonly string[]) =>
    values.length === 1 ? `Aquí solo va ${values[0]}.` : `Elige uno de estos valores: ${values.join(', ')}.`,
  daysReversed: 'El primer día va después del último. Cambia uno de los dos.',
  tooManyAttempts: (minutes: number) => `Demasiados intentos. Espera ${minutes} minutos y vuelve a intentar.`,
  unknownField: 'Este dato no se puede enviar aquí.',
  onlyUtf8: 'Envía los datos como application/json, en UTF-8.',
  notUtf8: 'Los datos no están en UTF-8. Envíalos en esa codificación.',
  notUnderstood: 'No pudimos leer esa petición. Revísala y envíala otra vez.',
  headersTooLarge: 'La dirección o los encabezados de esa petición son demasiado largos. Envíala con menos.',
  tooSlow: 'La petición tardó demasiado en llegar completa. Envíala otra vez.',
  tooDeep: (levels: number) =>
    `Los datos llevan listas u objetos unos dentro de otros en más de ${levels} niveles. Envíalos con menos.`,
  keyFormat: 'La clave va de 1 a 200 caracteres sin espacios.',
  searchLength: 'Busca con 80 caracteres a lo más.',
  searchWords: (words: number) => `Busca con ${words} palabras a lo más.`,
  sortByListedField: 'Ordena por un campo de la lista.',
  sendVersion: 'Envía la versión del registro.',
  actAhead: 'La hora de este equipo va adelantada. Corrígela y vuelve a intentar.',
  actTooOld: 'Se hizo hace más de un día y ya no entra con esa hora. Regístralo de nuevo.',
  actBeforeDay: 'Se hizo antes de ese día. Regístralo de nuevo con la hora de ahora.',
  startListAgain: 'Empieza de nuevo la lista.',
} as const

/** What is said of a request that is not well formed, whatever it is about. */
export const requestSentences = {
  unknownField: 'Este dato no se puede enviar aquí.',
  onlyUtf8: 'Envía los datos como application/json, en UTF-8.',
  notUtf8: 'Los datos no están en UTF-8. Envíalos en esa codificación.',
  keyFormat: 'La clave va de 1 a 200 caracteres sin espacios.',
  searchLength: 'Busca con 80 caracteres a lo más.',
  searchWords: (words: number) => `Busca con ${words} palabras a lo más.`,
  sortByListedField: 'Ordena por un campo de la lista.',
  sendVersion: 'Envía la versión del registro.',
  startListAgain: 'Empieza de nuevo la lista.',
} as const

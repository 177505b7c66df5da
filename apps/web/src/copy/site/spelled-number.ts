const words = [
  'cero',
  'un',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
  'trece',
  'catorce',
  'quince',
  'dieciséis',
  'diecisiete',
  'dieciocho',
  'diecinueve',
  'veinte',
] as const

/** A number in a sentence: a word up to twenty, digits beyond. */
export const spelledNumber = (count: number) => words[count] ?? String(count)

/** The same at the beginning of a sentence. */
export const spelledFirst = (count: number) => {
  const word = spelledNumber(count)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

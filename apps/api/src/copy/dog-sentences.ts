/** What is said of a dog that is written down. */
export const dogSentences = {
  bornInTheFuture: 'Su fecha de nacimiento no puede estar en el futuro.',
  whoseDog: 'Elige de qué cliente es este rumi.',
} as const

/** Sentences about agreements and their signatures. */
export const agreementSentences = {
  forWhichServices: 'Elige para qué servicios hace falta firmarlo.',
  whoSigns: 'Di qué cliente firma.',
  alreadySigned: 'Ya está firmado. Actualiza la página.',
}

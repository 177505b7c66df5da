/** Messages about report cards. */
export const reportCardSentences = {
  tooManyPhotos: (most: number) => `Un reporte lleva ${most} fotos a lo más.`,
  photosAtMost: (most: number) => `Lleva ${most} fotos a lo más.`,
  notInHouse: 'Ese rumi no estuvo en la casa ese día.',
  moodBeforeSending: 'Elige cómo estuvo de ánimo antes de enviarlo.',
  chooseMood: 'Elige cómo estuvo de ánimo.',
} as const

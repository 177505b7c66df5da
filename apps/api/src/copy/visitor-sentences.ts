/** What visitors are told, and what is noted of them. */
export const visitorSentences = {
  messageIsGone: 'Esa solicitud ya no está en los mensajes.',
  thanks: 'Recibimos tu mensaje. Te respondemos de lunes a sábado, de 7:00 a 19:00.',
  forDogs: (names: readonly string[]) => `Para ${names.join(', ')}.`,
  unnamedDog: (index: number, dogs: number) => (dogs === 1 ? 'tu rumi' : `rumi ${index + 1}`),
} as const

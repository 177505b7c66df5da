/** What visitors are told, and what is noted of them. */
export const visitorSentences = {
  messageIsGone: 'Esa solicitud ya no está en los mensajes.',
  thanks: (opening: string) => `Recibimos tu mensaje. Te respondemos ${opening}.`,
  forDogs: (names: readonly string[]) => `Para ${names.join(', ')}.`,
  unnamedDog: (index: number, dogs: number) => (dogs === 1 ? 'tu rumi' : `rumi ${index + 1}`),
} as const

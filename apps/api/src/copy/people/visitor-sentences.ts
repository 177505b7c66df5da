/** Messages to visitors and notes about them. */
export const visitorSentences = {
  noSuchPackage: 'Ese paquete no existe o ya cambió de nombre. Elige uno de la página.',
  foreignPackage: 'Ese paquete es de otro servicio. Elige uno de la página.',
  messageIsGone: 'Esa solicitud ya no está en los mensajes.',
  thanks: (opening: string) => `Recibimos tu mensaje. Te respondemos ${opening}.`,
  forDogs: (names: readonly string[]) => `Para ${names.join(', ')}.`,
  /** 'Tallas: Perro 1, chico; Perro 2, grande.' */
  sizes: (fields: readonly string[]) => `Tallas: ${fields.join('; ')}.`,
  sizeNames: { small: 'chico', medium: 'mediano', large: 'grande' },
  unnamedDog: (index: number, dogs: number) => (dogs === 1 ? 'tu perro' : `Perro ${index + 1}`),
} as const

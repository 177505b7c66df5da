type DaysWords = { start: string; end?: string; hint?: string }

/** The dialog behind 'Cotizar' (decision 12). */
export const quotesCopy = {
  title: (plan: string) => `Cotiza: ${plan}`,
  /** The length of a stay can be changed. */
  stayTitle: 'Cotiza su estancia',
  close: 'Cerrar',
  fields: {
    service: 'Servicio',
    dogs: '¿Cuántos perros?',
    dogCount: (count: number) => (count === 1 ? '1 perro' : `${count} perros`),
    name: 'Tu nombre',
    email: 'Tu correo',
    phone: 'Teléfono',
    message: '¿Algo que debamos saber?',
    messageHint: 'Su pelo, sus mañas o tus dudas.',
    website: 'Deja esto vacío',
  },
  sizes: {
    one: '¿De qué talla es?',
    each: (place: number) => `Talla del perro ${place}`,
    names: { small: 'Chico', medium: 'Mediano', large: 'Grande' },
    hint: ({ mediumOverKg, largeOverKg }: { mediumOverKg: number; largeOverKg: number }) =>
      `Chico hasta ${mediumOverKg} kg, mediano hasta ${largeOverKg} kg, grande si pesa más.`,
    missing: 'Elige su talla: de ella depende el precio.',
  },
  ownDogs: '¿Quién viene?',
  extras: {
    title: '¿Algo más antes de volver a casa?',
    from: (price: string) => `desde ${price}`,
    at: (hour: string) => `Ese último día, a las ${hour}. Puedes cambiar la hora al reservar.`,
    noHour: 'Ese último día ya no hay hora libre.',
  },
  days: {
    stay: {
      start: 'Llega',
      end: 'Se va',
      hint: 'Entrada desde las {llegada}, salida antes de las {salida}.',
    },
    week: { start: '¿Qué semana?' },
    day: { start: '¿Qué día te gustaría?', hint: 'Lo recibimos {horarioGuarderia}.' },
    visit: { start: '¿Qué día te gustaría?', hint: 'Al menos {aviso} antes.' },
    party: { start: 'Fecha de la fiesta' },
    course: { start: '¿Cuándo quieres empezar?' },
  } satisfies Record<string, DaysWords>,
  full: {
    nights: 'Ningún cuarto queda libre todas esas noches. Elige otra fecha.',
    days: 'Ya no hay lugar esos días. Elige otra fecha.',
  },
  /** Days of the quote in a sentence. */
  asked: { range: (days: string) => `del ${days}`, day: (day: string) => `el ${day}` },
  /** Names of the dogs in price lines. */
  pricedDog: { only: 'tu perro', each: (place: number) => `Perro ${place}` },
  /** 'Del lunes 23 al viernes 27 de noviembre: 5 días.' */
  daysOfWeek: (days: string, count: number) =>
    days === '' || count === 0
      ? ''
      : `${days.charAt(0).toUpperCase()}${days.slice(1)}: ${count === 1 ? '1 día' : `${count} días`}.`,
  atOnce: 'Tu cotización',
  each: 'IVA incluido. Nada se cobra todavía.',
  eachWithoutIva: 'Nada se cobra todavía.',
  loadingPrice: 'Calculando',
  sizesFirst: 'Elige la talla y aquí ves el total.',
  daysFirst: 'Elige los días y aquí ves el total.',
  otherDaysFirst: 'Elige otra fecha y aquí ves el total.',
  byRequest: {
    party:
      'El precio depende de la fecha y de lo que imagines. Mándanos tu solicitud y te respondemos con el total.',
    course:
      'El precio ya lleva su descuento. Mándanos tu solicitud y te respondemos con el total y los horarios que hay.',
  },
  noPrice: 'No pudimos traer el precio ahora mismo. Manda tu solicitud y te lo enviamos por correo.',
  privacy: 'Usamos tus datos solo para responderte.',
  privacyLink: 'Aviso de privacidad',
  send: 'Enviar solicitud',
  book: 'Reservar',
  bookFor: (total: string) => `Reservar por ${total}`,
  reply: 'Que me respondan por correo',
  whatsapp: 'Mejor por WhatsApp',
  sentTitle: (name: string) => `Listo, ${name}`,
  copied: (email: string) => `Te mandamos una copia a ${email}.`,
  numbered: (reference: string, email: string) => `Tu número es ${reference}. Te lo mandamos a ${email}.`,
  done: 'Cerrar',
  composed: ({ plan, dogs, when, name, message }: ComposedQuote) =>
    [
      `Hola, {casa}. Quiero cotizar ${plan} para ${dogs === 1 ? '1 perro' : `${dogs} perros`}${when ? `, ${when}` : ''}.`,
      name && `Soy ${name}.`,
      message,
    ]
      .filter(Boolean)
      .join(' '),
} as const

/** Parts of a quote's WhatsApp message. */
export type ComposedQuote = {
  plan: string
  dogs: number
  /** Days in words. */
  when?: string | undefined
  name?: string | undefined
  message?: string | undefined
}

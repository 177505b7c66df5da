type DaysWords = { start: string; end?: string; hint?: string }

/** The dialog behind 'Cotizar' (decision 12). */
export const quotesCopy = {
  title: (plan: string) => `Cotiza: ${plan}`,
  close: 'Cerrar',
  failedToOpen: 'No se abrió la cotización. Revisa tu internet y vuelve a tocar, o escríbenos por WhatsApp.',
  fields: {
    dogs: '¿Cuántos perros?',
    dogCount: (count: number) => (count === 1 ? '1 perro' : `${count} perros`),
    name: 'Tu nombre',
    email: 'Tu correo',
    phone: 'Teléfono',
    message: '¿Algo que debamos saber?',
    messageHint: 'Su tamaño, su pelo, sus mañas o tus dudas.',
    website: 'Deja esto vacío',
  },
  days: {
    stay: {
      start: 'Llega',
      end: 'Se va',
      hint: 'Entrada desde las {llegada}, salida antes de las {salida}.',
    },
    visit: { start: '¿Qué día te gustaría?', hint: 'Al menos {aviso} antes.' },
    party: { start: 'Fecha de la fiesta' },
    course: { start: '¿Cuándo quieres empezar?' },
  } satisfies Record<string, DaysWords>,
  atOnce: 'Tu cotización',
  each: 'IVA incluido. Nada se cobra todavía.',
  subtotal: 'Subtotal',
  iva: (percent: number) => `IVA (${percent}%)`,
  total: 'Total',
  loadingPrice: 'Calculando',
  daysFirst: 'Elige los días y aquí ves el total.',
  byRequest: {
    party:
      'El precio depende de la fecha y de lo que imagines. Mándanos tu solicitud y te respondemos con el total, IVA incluido.',
    course:
      'El precio ya lleva su descuento. Mándanos tu solicitud y te respondemos con el total, IVA incluido, y los horarios que hay.',
  },
  noPrice: 'No pudimos traer el precio ahora mismo. Manda tu solicitud y te lo enviamos por correo.',
  privacy: 'Usamos tus datos solo para responderte.',
  privacyLink: 'Aviso de privacidad',
  send: 'Enviar solicitud',
  book: 'Reservar',
  whatsapp: 'Mejor por WhatsApp',
  sentTitle: (name: string) => `Listo, ${name}`,
  sentMail: (email: string) => `Te mandamos una copia a ${email}.`,
  done: 'Cerrar',
  composed: ({ plan, dogs, start, end, name, message }: ComposedQuote) =>
    [
      `Hola, {casa}. Quiero cotizar ${plan} para ${dogs === 1 ? '1 perro' : `${dogs} perros`}${end ? `, del ${start} al ${end}` : start ? `, el ${start}` : ''}.`,
      name && `Soy ${name}.`,
      message,
    ]
      .filter(Boolean)
      .join(' '),
} as const

/** What a quote's WhatsApp message says. */
export type ComposedQuote = {
  plan: string
  dogs: number
  start?: string | undefined
  end?: string | undefined
  name?: string | undefined
  message?: string | undefined
}

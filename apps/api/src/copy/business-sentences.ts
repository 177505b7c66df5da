const names = { rfc: 'el RFC', taxRegime: 'el régimen fiscal' } as const

/** Messages about missing or invalid settings. */
export const settingsSentences = {
  taxDataMissing: (missing: readonly (keyof typeof names)[]) =>
    `Falta ${missing.map((name) => names[name]).join(' y ')} del negocio. ` +
    'Quien administra lo escribe en Ajustes, Negocio; después vuelve a intentarlo.',
  feed: {
    'not-https': 'Esa dirección no es segura. Escribe una que empiece con https://.',
    private: 'Esa dirección es de una red privada. Escribe la de un blog que esté en internet.',
    moved: 'Esa dirección manda a otra. Ábrela en tu navegador y pega aquí la dirección final.',
    unreachable: 'No pudimos leer esa dirección. Revisa que esté bien escrita y que abra en tu navegador.',
    'too-large': 'Ese feed pesa más de 1 MB. Pide a tu blog uno con menos notas.',
    'not-a-feed':
      'En esa dirección no hay un feed RSS ni Atom. Busca en tu blog el enlace que dice RSS o feed.',
  },
} as const

/** Messages about rooms and staff. */
export const placesSentences = {
  chooseAccount: 'Elige una cuenta abierta del equipo.',
  accountIsTaken: 'Esa cuenta ya es de otra persona del equipo.',
  chooseServices: 'Elige servicios de lo que hace.',
} as const

/** Messages about hours, absences and single days. */
export const scheduleSentences = {
  endsAfterStart: 'Termina después de empezar.',
  timeIsPast: 'Ese tiempo ya pasó.',
  dayIsPast: 'Ese día ya pasó.',
  noRestDay: 'Ese día no es de descanso oficial: ya se trabaja.',
  hoursOverlap: 'Dos horarios del mismo día se enciman.',
  notByTheHour: 'Ese servicio no se reserva por hora.',
  firstMove: (named: readonly string[], rest: number) =>
    `Primero mueve o cancela lo que está reservado: ${named.join('; ')}${rest > 0 ? ` y ${rest} más` : ''}.`,
  dayAndTime: (day: string, theHour: string) => `${day} a ${theHour}`,
} as const

/** Messages about services. */
export const serviceSentences = {
  neverAnExtra: 'Solo la estética y el entrenamiento se agregan a una estancia.',
  groomingMinutes: (shortest: number, longest: number) =>
    `La estética de un perro dura de ${shortest} a ${longest} minutos, también con los de más por tamaño.`,
} as const

/** Messages about plan cards. */
export const planCardSentences = {
  needsService: 'Elige a qué servicio lleva el botón.',
  noSuchService: 'Ese servicio ya no existe. Elige otro.',
  passPaysForOther: 'Ese pase no paga el servicio de la tarjeta.',
} as const

/** Messages about rejected texts of the site. */
export const textSentences = {
  /** At the head of a mail that is sent to be looked at. */
  test: (subject: string) => `Prueba: ${subject}`,
  tooLong: (most: number) => `Escribe a lo más ${most} caracteres: es lo que cabe en su lugar.`,
  unknownFact: (fact: string, known: readonly string[]) =>
    `«{${fact}}» no es un dato del negocio. Puedes usar ${known.map((name) => `{${name}}`).join(', ')}.`,
}

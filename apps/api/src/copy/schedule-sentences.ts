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

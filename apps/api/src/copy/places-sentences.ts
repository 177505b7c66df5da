/** Messages about rooms and staff. */
export const placesSentences = {
  chooseAccount: 'Elige una cuenta abierta del equipo.',
  accountIsTaken: 'Esa cuenta ya es de otra persona del equipo.',
  chooseServices: 'Elige servicios de lo que hace.',
} as const

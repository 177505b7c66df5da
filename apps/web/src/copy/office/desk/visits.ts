/** The bookings on the page of a client or a dog. */
export const officeVisitsCopy = {
  title: 'Reservas',
  none: 'Sin reservas todavía.',
  owed: (amount: string) => `Debe ${amount}`,
  openDay: (when: string) => `Ver el ${when} en el tablero`,
  days: (from: string, to: string) => `${from} al ${to}`,
} as const

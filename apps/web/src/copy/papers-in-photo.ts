/** One page of a vaccination card that shows several papers; read by owners and at the desk. */
export const papersInPhotoCopy = {
  title: 'En la misma foto también está',
  appliedOn: (paper: string) => `Fecha de ${paper}`,
  expiresOn: (paper: string) => `Vence ${paper}`,
  needsDate: 'Escribe la fecha que dice la cartilla.',
} as const

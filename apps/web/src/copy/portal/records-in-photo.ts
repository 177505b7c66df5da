/** One page of a vaccination card that shows several medical records; read by owners and at the desk. */
export const recordsInPhotoCopy = {
  title: 'En la misma foto también está',
  appliedOn: (medicalRecord: string) => `Fecha de ${medicalRecord}`,
  expiresOn: (medicalRecord: string) => `Vence ${medicalRecord}`,
  needsDate: 'Escribe la fecha que dice la cartilla.',
} as const

/**
 * What stands in a closed account where something has to. The triggers that keep the history of privacy requests let a text become
 * `words` and nothing else, so that it stays what it is.
 */
export const closedAccount = {
  name: 'Cuenta',
  lastName: 'cerrada',
  words: 'Cuenta cerrada',
  dogName: 'Rumi',
  vaccine: 'Vacuna',
  discount: 'Descuento',
} as const

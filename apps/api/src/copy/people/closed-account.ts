/**
 * Placeholders in a closed account. Triggers that protect the history of privacy requests permit `words` as
 * the only new text.
 */
export const closedAccount = {
  name: 'Cuenta',
  lastName: 'cerrada',
  words: 'Cuenta cerrada',
  dogName: 'Rumi',
  vaccine: 'Vacuna',
  discount: 'Descuento',
} as const

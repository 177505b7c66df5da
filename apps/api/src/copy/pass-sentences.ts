/** What is said of passes. */
export const passSentences = {
  notActive: 'Ese pase no está activo.',
  houseTakesPayment: 'El pago lo registra la casa.',
  howWasItPaid: 'Di cómo se pagó.',
  withdrawnReason: 'Se retiró el pase antes de pagarlo completo',
  notSold: 'Elige un pase de la lista.',
  whoseIsIt: 'Di de quién es el pase.',
} as const

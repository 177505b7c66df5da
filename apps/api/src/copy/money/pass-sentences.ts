/** Messages about passes. */
export const passSentences = {
  notActive: 'Ese pase no está activo.',
  houseTakesPayment: 'El pago lo registra recepción.',
  howWasItPaid: 'Di cómo se pagó.',
  withdrawnReason: 'Se retiró el pase antes de pagarlo completo',
  endedReason: 'Se terminó el pase antes de usarlo todo',
  whatBecomesOfMoney: 'Ese pase ya está pagado. Di si lo que queda se devuelve o queda a favor.',
  nothingLeft: 'De ese pase ya no queda nada por usar ni por devolver.',
  notSold: 'Elige un pase de la lista.',
  whoseIsIt: 'Di de quién es el pase.',
} as const

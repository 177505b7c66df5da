/** What is said of a person's account: who may close it, and what must be settled before. */
export const clientSentences = {
  oneAdminStays: 'La casa necesita al menos a una persona que administre.',
  acceptedByOneself: 'El aviso de privacidad lo acepta cada quien.',
  dogIsWithUs: 'Uno de sus rumis está con nosotros. La cuenta se puede cerrar cuando vuelva a casa.',
  orderIsOwed: (order: number) =>
    `El pedido ${order} ya está pagado y falta entregarlo. La cuenta se puede cerrar después.`,
  passIsUnspent: (units: number) =>
    units === 1
      ? 'Queda 1 día o sesión por usar de un pase pagado. Úsalo o pide su devolución en recepción.'
      : `Quedan ${units} días o sesiones por usar de un pase pagado. Úsalos o pide su devolución en recepción.`,
  visitIsUnpaid: (day: string) =>
    `Falta pagar la visita del ${day}. La cuenta se puede cerrar cuando esté pagada.`,
  depositIsHeld: (day: string) =>
    `Hay un anticipo pagado para el ${day}. Cancela esa reserva y pide su devolución en recepción.`,
} as const

/** Agreed price of an event. */
export const agreedPriceCopy = {
  amount: 'Precio acordado en pesos',
  amountHint: 'Todo incluido, con IVA. Sin precio, la reserva espera para confirmarse.',
  withIva: (total: string, iva: string) => `${total}, de los cuales ${iva} son IVA.`,
  reason: 'Qué incluye',
  reasonHint: 'Queda en la historia de la reserva con tu nombre.',
  notAnAmount: 'Escribe un importe como 4500 o 4,500.50.',
  reasonTooShort: (least: number) => `Escribe qué incluye, en al menos ${least} letras.`,
  missing: 'Todavía no hay precio acordado.',
  agree: 'Guardar precio',
  change: 'Cambiar el precio acordado',
  agreed: (amount: string) => `Precio acordado: ${amount}.`,
} as const

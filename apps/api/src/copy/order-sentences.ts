/** What the shop says. */
export const orderSentences = {
  productIsGone: 'Uno de los productos ya no está en la tienda.',
  notEnoughOf: (product: string) => `No queda suficiente de «${product}».`,
  costsNow: (total: string) => `Ahora cuesta ${total}. Revisa el total y confirma otra vez.`,
  notShipped: 'Por ahora no enviamos a domicilio. Pásalo a recoger.',
  generalPublic: 'Público en general',
  whoBuys: 'No encontramos a ese cliente. Búscalo otra vez, o cobra sin cliente.',
  ticketNotPaid: 'Los pagos no cubren los productos del ticket. Revisa cuánto recibes.',
  returnedNote: 'Pedido devuelto o cancelado',
  notPaidNote: 'Sin pago',
} as const

/** What the shop says. */
export const orderSentences = {
  productIsGone: 'Uno de los productos ya no está en la tienda.',
  notEnoughOf: (product: string) => `No queda suficiente de «${product}».`,
  costsNow: (total: string) => `Ahora cuesta ${total}. Revisa el total y confirma otra vez.`,
  notShipped: 'Por ahora no enviamos a domicilio. Pásalo a recoger.',
  returnedNote: 'Pedido devuelto o cancelado',
  notPaidNote: 'Sin pago',
} as const

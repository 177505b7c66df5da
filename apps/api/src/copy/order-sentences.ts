/** What the shop says. */
export const orderSentences = {
  productIsGone: 'Uno de los productos ya no está en la tienda.',
  notEnoughOf: (product: string) => `No queda suficiente de «${product}».`,
  returnedNote: 'Pedido devuelto o cancelado',
  notPaidNote: 'Sin pago',
} as const

/** Messages about rejected stock movements. */
export const stockSentences = {
  /** Concept of the expense that a purchase is owed by, within its 200 characters. */
  bought(goods: readonly { quantity: number; name: string }[], reference: string) {
    const invoice = reference === '' ? '' : `, factura ${reference}`
    const pieces = goods.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')
    return pieces.slice(0, 200 - invoice.length) + invoice
  },
  productIsGone: 'Ese producto ya no está en la tienda. Búscalo otra vez.',
  onlySome: (product: string, pieces: number) =>
    pieces === 0
      ? `De «${product}» no queda ninguna pieza. Si hay, cuéntalas primero.`
      : `De «${product}» solo hay ${pieces}. Escribe ${pieces} o menos, o cuenta primero lo que hay.`,
  hasItsCost: (product: string, stock: number) =>
    stock === 0
      ? `No hay piezas de «${product}». Recibe una compra con su costo.`
      : `Las piezas de «${product}» ya tienen su costo. Lo que llegue se anota como compra.`,
  tooMany: (product: string) =>
    `Con eso habría más de un millón de piezas de «${product}». Revisa cuántas llegaron.`,
} as const

/** Messages of the shop. */
export const orderSentences = {
  productIsGone: (product: string | undefined) =>
    `${product ? `«${product}»` : 'Uno de los productos'} ya no está en la tienda. Revisa el total y confirma otra vez.`,
  notEnoughOf: (product: string) => `No queda suficiente de «${product}».`,
  costsNow: (total: string) => `Ahora cuesta ${total}. Revisa el total y confirma otra vez.`,
  notShipped: 'Por ahora no enviamos a domicilio. Pásalo a recoger.',
  isFetched: 'Este pedido lo pasa a recoger el cliente: márcalo listo para recoger.',
  noAddress: 'Falta la dirección. Escríbela en el pedido y márcalo enviado después.',
  generalPublic: 'Público en general',
  whoBuys: 'No encontramos a ese cliente. Búscalo otra vez, o cobra sin cliente.',
  ticketNotPaid: 'Los pagos no cubren los productos del ticket. Revisa cuánto recibes.',
  restockedByRefund: 'Solo de un pedido que se devuelve se decide si sus piezas regresan a la tienda.',
  moreThanBought: (product: string, left: number) =>
    left === 0
      ? `De «${product}» ya regresaron todas las piezas.`
      : `De «${product}» pueden regresar a lo más ${left}.`,
  priceLowered: (amount: string, reason: string) => `${amount} menos en el precio: ${reason}`,
  notInTheOrder: 'Ese producto no es de este pedido.',
  nobodysCredit: 'Esa venta no tiene cliente: devuelve el dinero en vez de dejarlo a favor.',
  cheaperNote: 'El pedido cuesta menos',
  returnedNote: 'Pedido devuelto o cancelado',
  notPaidNote: 'Sin pago',
  balanceIsOwed: 'Es un saldo que quedó de antes. Si algo no cuadra, escríbenos.',
} as const

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

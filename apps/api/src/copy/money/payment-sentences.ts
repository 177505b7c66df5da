import { formatPesos } from '@rumi/contract'

export const paymentSentences = {
  whichTerminal: 'Hay varias terminales. Elige con cuál se cobra.',
  wholeTeam: 'todo el equipo',
  tipsOwed: (name: string, owed: string) =>
    `A ${name} se le deben ${owed} de propinas. Entrega a lo más eso.`,
  noTipsOwed: (name: string) => `A ${name} no se le deben propinas.`,
  tipsTakenBack: 'Ese pago de propinas ya se deshizo.',
  nothingIsOwed: 'Ya no falta nada por pagar.',
  moreThanIsOwed: 'Es más de lo que falta por pagar.',
  noTipFromCredit: 'La propina no sale del saldo a favor. Cóbrala aparte.',
  notSoMuchCredit: 'No tiene tanto saldo a favor. Cobra el resto de otro modo.',
  moreThanWasPaid: (leftCentavos: number) =>
    leftCentavos === 0
      ? 'De ese pago ya se devolvió todo.'
      : `De ese pago se puede devolver a lo más ${formatPesos(leftCentavos)}.`,
  stillOwed: 'Eso todavía se debe: cóbralo como siempre.',
  lateIsMoney: 'El saldo a favor no llega tarde. Di cómo llegó el dinero.',
  giftIsNoMoney:
    'Un saldo que se regala no es dinero recibido. Si te pagaron, cóbralo en su reserva, pase o pedido.',
  creditIsCredit: 'Ya es saldo a favor. Elige cómo lo entregas.',
  notPaidOnline: 'Ese pago no llegó en línea. Devuélvelo en efectivo, con tarjeta o por transferencia.',
  nobodysCredit: 'Esa venta no tiene cliente: no hay a quién dejarle un saldo a favor.',
  discountOfServices: 'El descuento es de los servicios: lo de la tienda va a su precio.',
  discountIsMore: (left: string) =>
    `El descuento es mayor que lo que falta por pagar (${left}). Bájalo, o di si lo que ya se pagó se devuelve o queda a favor.`,
  discountIsMoreThanPrice: (price: string) => `El descuento es mayor que el precio (${price}). Bájalo.`,
  priceStays: 'Lo que se pagó ya no tiene un precio que bajar. Devuelve el dinero sin bajar el precio.',
  endThePass:
    'Ese pago es de un pase activo. Abre el pase y elige «Terminar pase»: ahí se devuelve lo que no se ha usado.',
  oneClient: 'Cobra de una vez solo lo que es del mismo cliente.',
  notCorrectable: 'Ese pago ya no se corrige. Devuélvelo y cóbralo otra vez.',
  corrected: 'Corrección de la forma de pago',
  correctedTip: 'Corrección de la propina',
  notReturnedOnline: 'La devolución en línea no procedió',
  perhapsReturned:
    'El proveedor del pago no contestó, y sin él no se sabe si el dinero ya salió. Descarta la devolución en un momento.',
  cameLate: 'El pago llegó cuando ya no se debía',
  paidTwice: 'Se pagó dos veces',
  returnedByProvider: 'Lo devolvió el proveedor del pago',
  mismatch: 'a payment of the provider has another amount or currency than ours',
  whatIsPaid: 'Di qué se paga: una reserva, un pedido o un pase.',
  whoseCredit: 'Di de quién es el saldo a favor.',
  whyCredit: 'Escribe por qué tiene saldo a favor.',
  /** The till of a business that has one. */
  onlyTill: 'Mostrador',
  tillIsOpen: (till: string) => `La caja «${till}» ya está abierta. Ciérrala antes de abrirla otra vez.`,
  tillIsClosed: (till: string) =>
    `La caja «${till}» ya se cerró y esto no se anotó. Si falta algo, abre otra y anótalo ahí.`,
  floatIsCounted: 'El fondo se corrige antes de contar la caja. Cierra la caja y di en la razón cuál era.',
  countFirst: 'Cuenta primero los billetes y las monedas.',
  whyDifference: (centavos: number) =>
    centavos > 0
      ? `Sobran ${formatPesos(centavos)}. Escribe por qué.`
      : `Faltan ${formatPesos(-centavos)}. Escribe por qué.`,
  countAgain: 'Se movió efectivo después de contar. Cuenta otra vez.',
  shipping: 'Envío',
  noAddress: 'No tenemos su correo. Escríbelo en la ficha del cliente e inténtalo otra vez.',
  concept: {
    booking: (service: string, dogs: string, day: string) => [service, dogs, day].filter(Boolean).join(', '),
    cancelled: (service: string, dogs: string, day: string) =>
      ['Cancelación', service, dogs, day].filter(Boolean).join(', '),
    order: (number: number | string) => `Pedido ${number}`,
    openingBalance: 'Saldo anterior',
    pass: (name: string) => `Pase: ${name}`,
    credit: 'Saldo a favor',
  },
}

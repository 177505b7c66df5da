/** Messages about invoices. */
export const invoicingSentences = {
  shipping: 'Envío a domicilio',
  isOver: {
    orders: 'Ese pedido se canceló o se devolvió: ya no hay nada que facturar.',
    bookings: 'Esa reserva se canceló y no se cobró nada: no hay nada que facturar.',
    passes: 'Ese pase se canceló: ya no hay nada que facturar.',
  },
  isFree: {
    orders: 'Ese pedido no costó nada: no hay nada que facturar.',
    bookings: 'No queda nada que facturar de esa reserva. Si la pagó un pase, factura el pase.',
    passes: 'De ese pase no quedó nada pagado: no hay nada que facturar.',
  },
  unknownProductKey:
    'Esa clave no está en la lista. Elige una de las que salen al escribir; si ninguna es, usa 01010101.',
  unknownUnitKey: 'Elige una unidad de la lista.',
  notConfirmed: 'Esa reserva falta confirmarla. Se factura cuando esté confirmada.',
  noPriceYet: 'Esa reserva todavía no tiene precio. Se factura cuando lo tenga.',
  publicPaysFirst:
    'Al público en general se factura lo que ya está pagado completo. Cobra lo que falta, o pide los datos de factura del cliente y factúrala a su nombre.',
  notInvoiced: 'Lo que se devolvió no tiene una factura timbrada: no lleva nota de crédito.',
  returnedBefore: 'Se devolvió antes de facturar y la factura ya no lo incluye: no lleva nota de crédito.',
  notOfTheSale:
    'Ese dinero no sale de la venta: es saldo a favor que se entrega, o lo que llegó de más. No lleva nota de crédito.',
  isCorrection: 'Ese movimiento solo corrige la forma de pago: no lleva nota de crédito.',
  onItsWay: 'La devolución va en camino. La nota de crédito se emite cuando llegue.',
  didNotArrive: 'Esa devolución no se hizo: no lleva nota de crédito.',
  chargedAgain: 'Lo que se devolvió se volvió a cobrar: no lleva nota de crédito.',
  moreThanInvoiced:
    'Es más de lo que queda de la factura. Cancela la factura y timbra otra por lo que se pagó en realidad.',
  otherReceiver:
    'La factura salió con otro RFC que el que hoy tiene el cliente. Escribe en su perfil el de la factura y vuelve a intentarlo.',
  unknownIvaOf: (number: string) =>
    `El IVA de la venta ${number} no es de una tasa que acepte el SAT (16, 8 o 0 %). Revísalo con tu contador.`,
  depositInGlobal: (period: string) =>
    `Ese anticipo ya está en la factura global ${period}. Cuando se facture la venta a nombre del cliente, un egreso lo saca de ahí.`,
  depositOfInvoiced: 'Esa venta ya tiene una factura: sus pagos no llevan factura de anticipo.',
  depositNotPaid: 'Ese pago todavía no llega. El anticipo se factura cuando llegue.',
  depositDelivered: 'Ese servicio ya se entregó o la venta ya se pagó: factura la venta completa.',
  depositReturned: 'Ese pago se devolvió: no hay anticipo que facturar.',
  depositOfThePublic:
    'El anticipo se factura a nombre del cliente, y faltan sus datos de factura. Sin ellos va en la factura global del mes.',
  depositFirst: 'Uno de sus anticipos está pedido y falta timbrarlo. Timbra primero el anticipo.',
  depositCreditFirst: 'De uno de sus anticipos se devolvió una parte. Timbra primero la nota de crédito.',
  depositReturnedLater:
    'Se devolvió de un anticipo que la factura ya aplica. Cancela la factura, timbra la nota de crédito y factura de nuevo por lo que se cobra en realidad.',
  depositWithoutIsr:
    'Uno de sus anticipos ya se facturó sin la retención de ISR de esta empresa. Cobra lo que falta y factura la venta pagada completa.',
  depositOfAnother: (rfc: string) =>
    `Sus anticipos se facturaron a ${rfc}, que retuvo ISR de ellos. Factura la venta a ese RFC, o cancela primero la factura de cada anticipo.`,
  depositApplied:
    'La factura de la venta ya aplica ese anticipo. Cancela primero su egreso y después la factura de la venta.',
  egresosFirst: 'Esa factura aplica anticipos. Cancela primero sus egresos y después la factura.',
  applicationFirst: 'El egreso del anticipo sale junto con la factura de la venta.',
  application: (concept: string) => `Aplicación de anticipo: ${concept}`,
  isDeposit: 'Ese pago tiene factura de anticipo: no lleva complemento.',
  /** Description that SAT prescribes (guide of CFDI 4.0, appendix 6). */
  deposit: 'Anticipo del bien o servicio',
  depositLine: 'Anticipo',
  ticket: 'Venta',
  globalInvoice: (period: string) => `Factura global ${period}`,
  inGlobal: (period: string) =>
    `Esa venta ya está en la factura global ${period}. La factura propia se pide antes de que salga la global; si aún hace falta, se cancela la global con el motivo 04, se factura esta venta y se emite otra vez la global.`,
  nothingToThePublic: (period: string) =>
    `No hay nada que facturar ${period}: lo que se vendió y se pagó ya tiene factura.`,
  notTwoMonths: 'El SAT solo acepta la global de dos meses del régimen 621. Elige día, semana o mes.',
  periodAhead: 'Ese periodo todavía no empieza. Elige uno que ya haya empezado.',
  periodTooOld: 'El SAT solo acepta la factura global de este año o del anterior. Revísalo con tu contador.',
  withdrawn: 'Se retiró antes de timbrarla.',
  notAnInvoice: 'Ese XML no es una factura de ingreso (CFDI 4.0, tipo I) en pesos.',
  notSealed: 'Ese XML no trae el timbre del SAT. Sube el que te dio tu proveedor después de timbrar.',
  alreadyInvoiced: 'Esa venta ya tiene una factura. Si no vale, cancélala primero.',
  requestedHere:
    'Esa factura se pidió aquí y falta la respuesta del proveedor. Vuelve a intentarlo antes de subir otra.',
  uuidOfAnother: 'Esa factura ya está en otra venta.',
  issuedByAnother: (found: string, ours: string) => `La emitió ${found} y el RFC del negocio es ${ours}.`,
  issuedForAnother: (found: string, theirs: string) =>
    `Está a nombre de ${found} y los datos de factura del cliente dicen ${theirs}. Corrígelos si cambiaron.`,
  issuedOver: (found: string, due: string) => `Es por ${found} y la venta es por ${due}.`,
  noPdfHere: 'Se timbró con otro proveedor: pídele a él el PDF.',
  noSubstituteHere:
    'Se timbró con otro proveedor: sustitúyela con él, márcala cancelada y sube el XML de la nueva.',
  otherMotive: {
    '01': 'El motivo 01 es solo de la factura de una venta. Elige otro.',
    '04': 'El motivo 04 es solo de la factura global. Elige 02 o 03.',
  },
  substituteFirst: 'La factura que la sustituye se quedó a medias. Termina primero con el motivo 01.',
  cancelledOtherwise: 'Su cancelación ya se pidió con otro motivo. Espera a que la acepten o la rechacen.',
  bothStand:
    'Quien recibió la factura no aceptó cancelarla, así que siguen vigentes la anterior y la nueva. La pedimos otra vez: acuérdalo con el cliente.',
  paymentNotInvoiced: 'Esa venta no tiene una factura timbrada: su pago no lleva complemento.',
  paidAtOnce: 'La factura de esa venta no es en parcialidades (PPD): su pago no lleva complemento.',
  notPaidYet: 'Ese pago todavía no llega. El complemento se emite cuando llegue.',
  paymentReturned: 'Ese pago se devolvió: no lleva complemento.',
  otherComplementWaits:
    'Otro complemento de esa factura está a medias. Vuelve a intentarlo en ese y después sigue con este.',
  moreThanIsLeft:
    'Es más de lo que falta de la factura. Cancela la factura y timbra otra por lo que se cobra en realidad.',
  notInComplement:
    'El complemento de ese pago sale por lo que queda de él: lo que se devolvió no lleva nota de crédito.',
  complementsFirst: 'Esa factura tiene complementos de pago. Cancélalos primero, del último al primero.',
  lastComplementFirst: 'Después de ese complemento hay otros. Cancela primero el último.',
  notYetStamped: 'Todavía no está timbrada. Pídela, y descárgala cuando esté lista.',
  creditNotesFirst: 'Esa factura tiene notas de crédito. Cancélalas primero y después la factura.',
  creditNote: (concept: string) => `Devolución: ${concept}`,
  files: {
    orders: (number: string) => `pedido-${number}-sin-timbrar.xml`,
    bookings: (number: string) => `reserva-${number}-sin-timbrar.xml`,
    passes: (number: string) => `pase-${number}-sin-timbrar.xml`,
    refunds: (number: string) => `nota-de-credito-${number}-sin-timbrar.xml`,
    payments: (number: string) => `complemento-${number}-sin-timbrar.xml`,
    deposits: (number: string) => `anticipo-${number}-sin-timbrar.xml`,
    applications: (number: string) => `egreso-de-anticipo-${number}-sin-timbrar.xml`,
    globals: (number: string) => `global-${number}-sin-timbrar.xml`,
  },
  unknownIva: 'Su IVA no es de una tasa que acepte el SAT (16, 8 o 0 %). Revísalo con tu contador.',
  refusedBy: (words: string) => `El proveedor no timbró la factura: ${words}`,
  otherData: 'Antes se había timbrado con otros datos; ya se canceló. Factura otra vez con los de ahora.',
  otherTotal: 'El proveedor la timbró por otro importe y se canceló. Escríbele antes de intentar de nuevo.',
  notCancelledBy: (words: string) => `El proveedor no canceló la factura: ${words}`,
  notAgreed: 'Quien recibió la factura no aceptó la cancelación. La factura sigue vigente.',
} as const

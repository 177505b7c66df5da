import { formatList, formatPesos, type PrivacyRight } from '@rumi/contract'
import { privacyRightNames } from './people/privacy-request-mail.ts'
import { spanishDay, spanishDays } from './spanish.ts'

type NotificationWords = { title: string; message: string }

/** In-app notifications of the desk. */
export const deskNotifications = {
  medicalRecord: ({
    dog,
    owner,
    medicalRecord,
  }: {
    dog: string
    owner: string
    medicalRecord: string
  }): NotificationWords => ({
    title: `Papel por revisar: ${dog}`,
    message: `${owner} trajo «${medicalRecord}».`,
  }),
  identification: ({ owner }: { owner: string }): NotificationWords => ({
    title: `Identificación por revisar: ${owner}`,
    message: 'Mírala y regístrala; después se borra la foto.',
  }),
  transferProof: ({ owner, order }: { owner: string; order: number | null }): NotificationWords => ({
    title: `Comprobante de transferencia: ${owner}`,
    message: `${order === null ? 'De una reserva' : `Del pedido ${order}`}. Míralo y registra el pago.`,
  }),
  booking: ({
    dogs,
    service,
    start,
    owner,
    parts,
  }: {
    dogs: string[]
    service: string
    start: string
    owner: string
    parts: { service: string }[]
  }): NotificationWords => ({
    title: `Reserva por confirmar: ${formatList(dogs)}`,
    message: `${formatList([...new Set([service, ...parts.map((part) => part.service)])])}, ${spanishDay(start)}, de ${owner}.`,
  }),
  roomOutgrown: ({
    dog,
    weightKg,
    room,
    maxWeightKg,
    ...stay
  }: {
    dog: string
    weightKg: number
    room: string
    maxWeightKg: number
    start: string
    end: string
  }): NotificationWords => ({
    title: `${dog} ya no cabe en su habitación`,
    message: `Pesa ${weightKg} kg y ${room} recibe hasta ${maxWeightKg} kg. Tiene reserva del ${spanishDays(stay)}: dale otra habitación.`,
  }),
  lateDoses: ({
    dogs,
    name,
    time,
  }: {
    dogs: string[]
    name: string | null
    time: string
  }): NotificationWords => ({
    title: name === null ? `Cuidados atrasados de las ${time}` : `Medicina atrasada: ${formatList(dogs)}`,
    message: `${name === null ? formatList(dogs) : `${name}, de las ${time}`}: sigue sin marcar.`,
  }),
  privacyRequest: ({
    owner,
    right,
    dueOn,
  }: {
    owner: string
    right: PrivacyRight
    dueOn: string
  }): NotificationWords => ({
    title: `${owner} ejerce su derecho de ${privacyRightNames[right]}`,
    message: `Responde a más tardar el ${spanishDay(dueOn)}.`,
  }),
  message: ({
    name,
    isQuote,
    subject,
  }: {
    name: string
    isQuote: boolean
    subject: string
  }): NotificationWords => ({
    title: isQuote
      ? `${name} pide una cotización`
      : `${name} ${subject ? 'respondió' : 'escribió desde la página'}`,
    message: !isQuote && subject ? `${subject}. Responde desde Mensajes.` : 'Responde desde Mensajes.',
  }),
  lowStock: ({
    product,
    stock,
    minimum,
  }: {
    product: string
    stock: number
    minimum: number
  }): NotificationWords => ({
    title: stock === 0 ? `Se acabó: ${product}` : `Queda poco: ${product}`,
    message: `${stock === 1 ? 'Queda 1 pieza' : `Quedan ${stock} piezas`} y el mínimo es ${minimum}. Pide más a tu proveedor.`,
  }),
  moneyToReturn: ({
    owner,
    amountCentavos,
  }: {
    owner: string
    amountCentavos: number
  }): NotificationWords => ({
    title: `Por devolver: ${owner}`,
    message: `Se pagaron ${formatPesos(amountCentavos)} de algo que se canceló. Devuélvelos o déjalos a su favor.`,
  }),
  refundFailed: ({
    owner,
    amountCentavos,
  }: {
    owner: string
    amountCentavos: number
  }): NotificationWords => ({
    title: `No procedió la devolución en línea: ${owner}`,
    message: `Devuelve ${formatPesos(amountCentavos)} en efectivo o por transferencia, o déjalos a su favor.`,
  }),
  onlineMoneyTaken: ({
    owner,
    amountCentavos,
    lackingCentavos,
  }: {
    owner: string
    amountCentavos: number
    lackingCentavos: number
  }): NotificationWords => ({
    title: `Se devolvió un pago en línea: ${owner}`,
    message:
      `El proveedor regresó ${formatPesos(amountCentavos)} por un contracargo o una devolución que no pediste aquí. ` +
      (lackingCentavos > 0
        ? `De eso, ${formatPesos(lackingCentavos)} ya se habían usado o devuelto: acuerda con quien pagó cómo los cubre.`
        : 'Antes de entregar, revisa lo que falta por pagar.'),
  }),
  onlineMoneyRestored: ({
    owner,
    amountCentavos,
  }: {
    owner: string
    amountCentavos: number
  }): NotificationWords => ({
    title: `Se revirtió un contracargo: ${owner}`,
    message: `El proveedor repuso ${formatPesos(amountCentavos)}: el pago vuelve a contar. Si ya se había pagado de otra forma, quedó a favor del cliente.`,
  }),
  onlineAmountDiffers: ({
    owner,
    amount,
    askedCentavos,
    providerId,
  }: {
    owner: string
    amount: string
    askedCentavos: number
    providerId: string
  }): NotificationWords => ({
    title: `Llegó otro monto en línea: ${owner}`,
    message:
      `Se pedían ${formatPesos(askedCentavos)} y el proveedor recibió ${amount} (operación ${providerId}). Aquí no quedó registrado: ` +
      'revísalo en su página y devuélvelo ahí, o registra el cobro a mano.',
  }),
  booksDiffer: ({ differences }: { differences: number }): NotificationWords => ({
    title: 'Los libros no cuadran',
    message: `La revisión de la noche encontró ${differences === 1 ? '1 diferencia' : `${differences} diferencias`} entre los libros y lo que pasó. Ábrela y avísanos: es una falla.`,
  }),
  cancellationEnded: ({
    number,
    receiver,
    isCancelled,
    bothStand,
  }: {
    number: string
    receiver: string
    isCancelled: boolean
    bothStand: boolean
  }): NotificationWords => ({
    title: isCancelled ? `Factura cancelada: ${receiver}` : `No aceptó cancelar: ${receiver}`,
    message: isCancelled
      ? `Se aceptó la cancelación de la factura${number && ` ${number}`}.`
      : bothStand
        ? `La factura${number && ` ${number}`} y la que la sustituye siguen vigentes. Habla con quien la recibió y vuelve a pedir la cancelación.`
        : `La factura${number && ` ${number}`} sigue vigente. Habla con quien la recibió antes de pedirla otra vez.`,
  }),
} as const

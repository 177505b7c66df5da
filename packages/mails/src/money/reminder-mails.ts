import { formatPesos } from '@rumi/contract'
import { mailTemplate, plainMail } from '../mail-template.ts'
import type { OrderDetails, VaccineDetails } from '../mail-data.ts'
import { backFacts, backSentences, backWords, namesOfBack } from './money-back.ts'
import { dayAndHour, piecesOf, spanishDay } from '../spanish.ts'
import { transferFacts } from './transfer-facts.ts'

const waitingOf = (days: number) => (days === 1 ? 'un día' : `${days === 5 ? 'cinco' : days} días`)

export const vaccineRunsOutMail = mailTemplate<VaccineDetails>()({
  words: {
    subject: 'La vacuna {vacuna} de {rumi} vence el {fecha}',
    preview: 'Renuévala a tiempo y súbela a su expediente.',
    title: 'Falta poco, {nombre}',
    paragraphs: [
      'La vacuna {vacuna} de {rumi} vale hasta el {fecha}. Llévalo con su veterinario y sube la foto de la cartilla: nosotros la revisamos.',
    ],
    waiting: 'Una vacuna nueva cuenta a partir de {espera} después de aplicada.',
    action: 'Abrir su expediente',
  },
  facts: ({ name, dog, product, expiresOn, waitingDays }) => ({
    nombre: name,
    rumi: dog,
    vacuna: product,
    fecha: spanishDay(expiresOn),
    espera: waitingOf(waitingDays),
  }),
  write: ({ paragraphs, waiting, ...message }, details) =>
    plainMail(
      { ...message, paragraphs: [...paragraphs, ...(details.waitingDays > 0 ? [waiting] : [])] },
      details,
    ),
})

const waitingSteps = {
  spei: 'waitingForTransfer',
  counter: 'paidAtCounter',
  online: 'waitingOnline',
} as const satisfies Record<OrderDetails['payment'], string>

/** Selects the text for an order's step. An unpaid order waits for one of several payments. */
function stepOf({ status, payment, isUnpaid }: OrderDetails) {
  if (status === 'pending') return waitingSteps[payment]
  return status === 'cancelled' && isUnpaid ? 'unpaid' : status
}

const received = {
  subject: 'Recibimos tu pedido: número {numero}',
  preview: 'Ya apartamos tus productos.',
  title: 'Recibimos tu pedido',
}
const cancelled = {
  subject: 'Tu pedido está cancelado: número {numero}',
  preview: 'Los productos volvieron a la tienda.',
  title: 'Tu pedido está cancelado',
}

export const orderStepMail = mailTemplate<OrderDetails>()({
  words: {
    steps: {
      waitingForTransfer: {
        ...received,
        text: '{nombre}, apartamos tus productos hasta el {limite}. En cuanto veamos tu transferencia lo preparamos.',
      },
      paidAtCounter: {
        ...received,
        text: '{nombre}, apartamos tus productos hasta el {limite}. Los pagas en el mostrador.',
      },
      waitingOnline: {
        ...received,
        text: '{nombre}, apartamos tus productos hasta el {limite}. Págalo en línea desde tu pedido, si todavía no lo has hecho.',
      },
      paid: {
        subject: 'Tu pedido está pagado: número {numero}',
        preview: 'Gracias, ya lo preparamos.',
        title: 'Tu pedido está pagado',
        text: '{nombre}, recibimos tu pago. Te avisamos en cuanto esté listo.',
      },
      ready: {
        subject: 'Tu pedido está listo: número {numero}',
        preview: 'Pasa por él a {casa}, {horario}.',
        title: 'Tu pedido está listo',
        text: '{nombre}, pasa por él a {casa}, {horario}.',
      },
      shipped: {
        subject: 'Tu pedido va en camino: número {numero}',
        preview: 'Llega en 3-5 días hábiles.',
        title: 'Tu pedido va en camino',
        text: '{nombre}, ya salió y llega en 3-5 días hábiles.',
      },
      delivered: {
        subject: 'Tu pedido está entregado: número {numero}',
        preview: 'Que lo disfruten.',
        title: 'Tu pedido está entregado',
        text: '{nombre}, que tu rumi lo disfrute. Si algo no está bien, responde a este correo.',
      },
      cancelled: {
        ...cancelled,
        text: '{nombre}, cancelamos tu pedido y los productos volvieron a la tienda.',
      },
      unpaid: {
        ...cancelled,
        text: '{nombre}, no vimos tu pago a tiempo: cancelamos tu pedido y los productos volvieron a la tienda. Si todavía los quieres, pídelos otra vez.',
      },
      refunded: {
        subject: 'Tu pedido está devuelto: número {numero}',
        preview: 'Tu dinero va de regreso.',
        title: 'Tu pedido está devuelto',
        text: '{nombre}, recibimos tu pedido de vuelta.',
      },
    },
    back: backWords,
    nothingCharged: 'No se te cobra nada.',
    delivery: { pickup: 'Pasas a recogerlo a {direccion}', shipping: 'Envío a domicilio' },
    action: 'Ver mi pedido',
  },
  facts: ({ name, number, heldUntil, totalCentavos, back }) => ({
    nombre: name,
    numero: String(number),
    limite: dayAndHour(heldUntil),
    total: formatPesos(totalCentavos),
    ...namesOfBack(back),
  }),
  write: ({ steps, back, nothingCharged, action, delivery }, details, business) => {
    const { text, preview, ...message } = steps[stepOf(details)]
    const money = backSentences(back, details.back)
    const isFree = money.length === 0 && details.status === 'cancelled'
    const sentences = isFree ? [nothingCharged] : money
    return {
      ...plainMail(
        {
          ...message,
          preview: [preview, ...money].join(' '),
          paragraphs: [text, ...(sentences.length > 0 ? [sentences.join(' ')] : [])],
          action,
        },
        details,
      ),
      facts: [
        ...(details.status === 'pending' && details.payment === 'spei'
          ? transferFacts(business, `Pedido ${details.number}`)
          : []),
        ...details.items.map(({ name, quantity }) => ({ label: name, value: piecesOf(quantity) })),
        { named: 'total', value: formatPesos(details.totalCentavos) },
        { named: 'delivery', value: delivery[details.delivery] },
        ...backFacts(details.back),
      ],
    }
  },
})

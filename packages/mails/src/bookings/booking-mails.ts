import { formatPesos } from '@rumi/contract'
import { addOnFacts } from './booking-facts.ts'
import {
  announceLabel,
  arrivalMail,
  bookingMail,
  expectedMail,
  isUnpaid,
  namedOf,
  numberOf,
  seeIt,
  settledMail,
  directionsLabel,
} from './booking-mail-content.ts'
import { mailTemplate } from '../mail-template.ts'
import type { BookingDetails, MailData } from '../mail-data.ts'
import { backWords, withBack } from '../money/money-back.ts'
import { momentOf } from '../spanish.ts'

export const bookingRequestedMail = mailTemplate<MailData['booking-requested']>()({
  words: {
    subject: 'Recibimos tu reserva: {reserva}',
    preview: 'Su lugar ya está apartado. Te avisamos en cuanto la confirmemos.',
    title: '¡Gracias, {nombre}!',
    paragraphs: [
      'Apartamos el lugar de {rumis}. Revisamos los detalles y te escribimos en cuanto quede confirmada.',
    ],
    papers: {
      preview: 'Su lugar ya está apartado. La confirmamos en cuanto veamos sus papeles.',
      paragraphs: ['Apartamos el lugar de {rumis}. La confirmamos en cuanto veamos los papeles que subiste.'],
    },
    evaluation: {
      preview: 'Su lugar ya está apartado. Su primer día incluye su evaluación.',
      paragraphs: ['Apartamos el lugar de {rumis}.'],
    },
    firstDay: 'Su primer día incluye su evaluación de conducta, y con ella queda confirmada.',
    earlier: 'Llega {minutos} minutos antes de tu hora de siempre.',
    firstVisit:
      'Como es su primera visita, les guardamos el lugar sin confirmar hasta {limite}. Si algo falta, escríbenos antes.',
    action: seeIt,
    aside: directionsLabel,
  },
  facts: (details) => ({
    ...namedOf(details),
    limite: details.heldUntil ? momentOf(details.heldUntil) : '',
    minutos: String(details.awaits?.minutesEarlier ?? 0),
  }),
  write: (text, details, business) => {
    const { awaits, heldUntil } = details
    const { preview, paragraphs } = awaits?.papers ? text.papers : awaits?.evaluation ? text.evaluation : text
    const firstDay = awaits?.evaluation
      ? [[text.firstDay, ...(awaits.minutesEarlier > 0 ? [text.earlier] : [])].join(' ')]
      : []
    const all = [...paragraphs, ...firstDay, ...(heldUntil ? [text.firstVisit] : [])]
    return arrivalMail({ ...text, preview, paragraphs: all }, details, business)
  },
})

export const bookingConfirmedMail = mailTemplate<BookingDetails>()({
  words: {
    subject: 'Reserva confirmada: {reserva}',
    preview: 'Esperamos a {rumis}.',
    title: 'Todo listo',
    paragraphs: [
      '{nombre}, tu reserva está confirmada. Esperamos a {rumis} con los brazos abiertos.',
      'Qué traer: {traer}',
    ],
    action: seeIt,
    aside: directionsLabel,
    announce: announceLabel,
  },
  facts: namedOf,
  write: expectedMail,
})

export const bookingMovedMail = mailTemplate<BookingDetails>()({
  words: {
    subject: 'Cambió tu reserva: {reserva}',
    preview: 'Así queda la nueva fecha.',
    title: 'Tu reserva cambió',
    paragraphs: ['{nombre}, así queda ahora la reserva de {rumis}.'],
    back: backWords,
    action: seeIt,
    aside: directionsLabel,
  },
  facts: namedOf,
  write: (text, details, business) => arrivalMail(withBack(text, details), details, business),
})

/** The desk and the owner agreed on what an event costs, or on another price. */
export const bookingPricedMail = mailTemplate<BookingDetails>()({
  words: {
    subject: 'El precio de tu reserva: {reserva}',
    preview: '{precio}, precio final.',
    title: 'Tu precio acordado',
    paragraphs: [
      '{nombre}, como acordamos, el precio final de tu evento es {precio}. Si algo no coincide, contéstanos este correo.',
    ],
    back: backWords,
    action: seeIt,
  },
  facts: (details) => ({ ...namedOf(details), precio: formatPesos(details.totalCentavos) }),
  write: (text, details) => bookingMail(withBack(text, details), details),
})

/** States that the add-ons of a cancelled stay are bookings of their own and remain. */
const standingOf = (details: MailData['booking-cancelled']) =>
  addOnFacts(details.standing, details)
    .map(({ label, value }) => `${label}, ${value}`)
    .join('; ')

export const bookingCancelledMail = mailTemplate<MailData['booking-cancelled']>()({
  words: {
    subject: 'Reserva cancelada: {reserva}',
    preview: 'Ese lugar queda libre.',
    fee: 'Se cobran {cargo} por cancelar después del plazo.',
    nothingCharged: 'No se te cobra nada.',
    title: 'Tu reserva está cancelada',
    paragraphs: ['{nombre}, cancelamos la reserva de {rumis}. Cuando quieras volver, aquí estamos.'],
    evaluationFailed: {
      preview: 'No pasó su evaluación de conducta. Escríbenos y vemos qué sigue.',
      one: {
        paragraphs: [
          '{nombre}, en su evaluación vimos que la guardería todavía no es para {rumis}. Cancelamos la reserva y los días que seguían. Escríbenos: te contamos qué vimos y agendamos otra evaluación.',
        ],
      },
      several: {
        paragraphs: [
          '{nombre}, en su evaluación vimos que la guardería todavía no es para uno de tus rumis. Cancelamos la reserva y los días que seguían. Escríbenos: te contamos qué vimos y agendamos otra evaluación.',
        ],
      },
    },
    standing: 'Lo que agregaste sigue en pie: {agregado}. Si tampoco va, cancélalo en tu cuenta.',
    back: backWords,
    action: seeIt,
  },
  facts: (details) => ({
    ...namedOf(details),
    agregado: standingOf(details),
    cargo: formatPesos(details.keptCentavos ?? 0),
  }),
  write: (text, details, business) => {
    const { preview, paragraphs } = details.evaluationFailed
      ? { ...text.evaluationFailed, ...text.evaluationFailed[numberOf(details)] }
      : text
    const cost = details.keptCentavos ? [text.fee] : isUnpaid(details) ? [text.nothingCharged] : []
    const all = [...paragraphs, ...cost, ...(details.standing.length > 0 ? [text.standing] : [])]
    const words = { ...text, preview: [preview, ...cost].join(' '), paragraphs: all }
    return settledMail(withBack(words, details), details, business)
  },
})

/** A medical record blocks a booking: states which, and until when its place is held. */
export const bookingHeldMail = mailTemplate<MailData['booking-held']>()({
  words: {
    subject: 'Faltan papeles para tu reserva: {reserva}',
    preview: '{motivos}',
    title: 'Casi, {nombre}',
    paragraphs: [
      '{motivos}',
      'Guardamos su lugar hasta {limite}. En cuanto subas lo que falta lo revisamos, y la reserva se confirma.',
    ],
    action: seeIt,
  },
  facts: (details) => ({
    ...namedOf(details),
    motivos: details.reasons.join(' '),
    limite: momentOf(details.heldUntil),
  }),
  write: bookingMail,
})

/** A first visit was not confirmed in time, or its missing medical record did not arrive. */
export const bookingExpiredMail = mailTemplate<MailData['booking-expired']>()({
  words: {
    subject: 'Tu reserva no quedó confirmada: {reserva}',
    preview: 'Ese lugar queda libre. Si todavía lo quieres, reserva otra vez.',
    title: 'Liberamos tu lugar',
    paragraphs: [
      '{nombre}, no alcanzamos a confirmar a tiempo la primera visita de {rumis}, y el lugar quedó libre.',
      'Si todavía lo quieres, reserva otra vez o contesta este correo y lo vemos contigo.',
    ],
    papersMissing: {
      paragraphs: [
        '{nombre}, no se completó a tiempo lo que faltaba para recibir a {rumis}, sus papeles o su evaluación, y el lugar quedó libre.',
        'Si todavía lo quieres, reserva otra vez o contesta este correo y lo vemos contigo.',
      ],
    },
    depositUnpaid: {
      preview: 'No vimos su anticipo a tiempo. Si todavía lo quieres, reserva otra vez.',
      paragraphs: [
        '{nombre}, no vimos a tiempo el anticipo de la reserva de {rumis}, y el lugar quedó libre. Si lo pagas después, queda a tu favor.',
        'Si todavía lo quieres, reserva otra vez o contesta este correo y lo vemos contigo.',
      ],
    },
    back: backWords,
    nothingCharged: 'No se te cobra nada.',
    action: seeIt,
  },
  facts: namedOf,
  write: (text, details, business) => {
    const because = details.depositUnpaid ? text.depositUnpaid : details.papersMissing && text.papersMissing
    const { preview, paragraphs } = { ...text, ...because }
    const all = [...paragraphs, ...(isUnpaid(details) ? [text.nothingCharged] : [])]
    return settledMail(withBack({ ...text, preview, paragraphs: all }, details), details, business)
  },
})

/** A freed place is held for the first on the waiting list. */
export const placeOfferedMail = mailTemplate<MailData['place-offered']>()({
  words: {
    subject: 'Se liberó un lugar: {reserva}',
    preview: 'Te lo guardamos hasta {limite}.',
    title: '¡Hay lugar, {nombre}!',
    paragraphs: [
      'Se liberó el lugar que esperabas para {rumis}. Te lo guardamos hasta {limite}; después se lo ofrecemos a quien sigue en la lista.',
    ],
    action: 'Tomar el lugar',
  },
  facts: (details) => ({ ...namedOf(details), limite: momentOf(details.offeredUntil) }),
  write: bookingMail,
})

/** The offered place expired and the waiting-list entry ended. */
export const placeLapsedMail = mailTemplate<MailData['place-lapsed']>()({
  words: {
    subject: 'Se pasó el tiempo de tu lugar: {reserva}',
    preview: 'Se lo ofrecimos a quien sigue en la lista.',
    title: 'El lugar pasó a quien sigue, {nombre}',
    paragraphs: [
      'El lugar que te guardamos para {rumis} no se tomó a tiempo y se lo ofrecimos a quien sigue. Ya no estás en esa lista de espera y no se te cobra nada. Si aún lo quieres, elige otro día o vuelve a anotarte.',
    ],
    action: 'Elegir otro día',
  },
  facts: namedOf,
  write: bookingMail,
})

export const bookingReminderMail = mailTemplate<BookingDetails>()({
  words: {
    subject: 'Mañana los esperamos: {reserva}',
    title: 'Ya casi es el día',
    one: { preview: '{rumis} viene mañana.' },
    several: { preview: '{rumis} vienen mañana.' },
    paragraphs: [
      '{nombre}, mañana esperamos a {rumis}.',
      'Qué traer: {traer}',
      'Si cambió tu plan, muévela o cancélala en tu cuenta.',
    ],
    action: seeIt,
    aside: directionsLabel,
    announce: announceLabel,
  },
  facts: namedOf,
  write: (text, details, business) =>
    expectedMail({ ...text, ...text[numberOf(details)] }, details, business),
})

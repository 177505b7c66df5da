import { formatPesos, formatHour, formatList } from '@rumi/contract'
import { factsOf, addOnFacts, otherDays } from './booking-facts.ts'
import type { MailContent } from './mail-content.ts'
import type { BookingDetails, MailData, BookingPart } from './mail-data.ts'
import { spanishDay, spanishDays } from './spanish.ts'

/** What it is about in one line: when it is, or its first day and how many more there are. */
function about(details: BookingDetails) {
  const more = otherDays(details).length
  const when = more === 0 ? spanishDays(details) : spanishDay(details.start)
  const days = more === 0 ? '' : more === 1 ? ' y un día más' : ` y ${more} días más`
  return `${details.service}, ${when}${days}`
}

const seeIt = (details: BookingDetails) => ({ label: 'Ver mi reserva', href: details.link })

/** One dog is received, several are. */
const verbFor = (details: BookingDetails, one: string, several: string) =>
  details.dogs.length === 1 ? one : several

const keptUntil = (moment: string) => `las ${formatHour(moment)} del ${spanishDay(moment)}`

export const bookingRequestedMail = (details: MailData['booking-requested']): MailContent => ({
  subject: `Recibimos tu reserva: ${about(details)}`,
  preview: 'Su lugar ya está apartado. Te avisamos en cuanto la confirmemos.',
  title: `¡Gracias, ${details.name}!`,
  paragraphs: [
    `Apartamos el lugar de ${formatList(details.dogs)}. Revisamos los detalles y te escribimos en cuanto quede confirmada.`,
    ...(details.heldUntil
      ? [
          `Como es su primera visita, les guardamos el lugar sin confirmar hasta ${keptUntil(details.heldUntil)}. Si algo falta, escríbenos antes.`,
        ]
      : []),
  ],
  facts: factsOf(details),
  action: seeIt(details),
})

export const bookingConfirmedMail = (details: BookingDetails): MailContent => ({
  subject: `Reserva confirmada: ${about(details)}`,
  preview: `Esperamos a ${formatList(details.dogs)}.`,
  title: 'Todo listo',
  paragraphs: [
    `${details.name}, tu reserva está confirmada. Esperamos a ${formatList(details.dogs)} con los brazos abiertos.`,
    'Trae su correa y su cartilla de vacunación.',
  ],
  facts: factsOf(details),
  action: seeIt(details),
})

export const bookingMovedMail = (details: BookingDetails): MailContent => ({
  subject: `Cambió tu reserva: ${about(details)}`,
  preview: 'Así queda la nueva fecha.',
  title: 'Tu reserva cambió',
  paragraphs: [`${details.name}, así queda ahora la reserva de ${formatList(details.dogs)}.`],
  facts: factsOf(details),
  action: seeIt(details),
})

/** The desk and the owner agreed on what an event costs, or on another price. */
export const bookingPricedMail = (details: BookingDetails): MailContent => ({
  subject: `El precio de tu reserva: ${about(details)}`,
  preview: `${formatPesos(details.totalCentavos)}, con IVA incluido.`,
  title: 'Tu precio acordado',
  paragraphs: [
    `${details.name}, como acordamos, tu evento cuesta ${formatPesos(details.totalCentavos)}, con IVA incluido. Si algo no coincide, contéstanos este correo.`,
  ],
  facts: factsOf(details),
  action: seeIt(details),
})

/** What was added to a stay is a booking of its own: it is not given up with it, and its owner is told so. */
const stillStanding = (standing: readonly BookingPart[], details: BookingDetails) =>
  standing.length === 0
    ? []
    : [
        `Lo que agregaste sigue en pie: ${addOnFacts(standing, details)
          .map(({ label, value }) => `${label}, ${value}`)
          .join('; ')}. Si tampoco va, cancélalo en tu cuenta.`,
      ]

export const bookingCancelledMail = (details: BookingDetails & { standing: BookingPart[] }): MailContent => ({
  subject: `Reserva cancelada: ${about(details)}`,
  preview: 'Ese lugar queda libre.',
  title: 'Tu reserva está cancelada',
  paragraphs: [
    `${details.name}, cancelamos la reserva de ${formatList(details.dogs)}. Cuando quieras volver, aquí estamos.`,
    ...stillStanding(details.standing, details),
  ],
  facts: factsOf(details),
  action: seeIt(details),
})

export const checkedInMail = (details: BookingDetails): MailContent => ({
  subject: `${formatList(details.dogs)} ya ${verbFor(details, 'está', 'están')} en casa`,
  preview: `${verbFor(details, 'Llegó', 'Llegaron')} bien.`,
  title: `${formatList(details.dogs)} ${verbFor(details, 'llegó', 'llegaron')} bien`,
  paragraphs: [
    `${details.name}, ya ${verbFor(details, 'está', 'están')} con nosotros. Que tengas un gran día.`,
  ],
  facts: factsOf(details),
  action: seeIt(details),
})

export const checkedOutMail = (details: BookingDetails): MailContent => ({
  subject: `${formatList(details.dogs)} ya ${verbFor(details, 'va', 'van')} de regreso contigo`,
  preview: 'Gracias por confiar en nosotros.',
  title: 'Misión cumplida',
  paragraphs: [
    `${details.name}, ${formatList(details.dogs)} ${verbFor(details, 'terminó su visita y va', 'terminaron su visita y van')} de regreso contigo. Gracias por confiar en nosotros.`,
  ],
  facts: factsOf(details),
  action: seeIt(details),
})

/** Nobody confirmed a first visit in time. */
export const bookingExpiredMail = (details: BookingDetails): MailContent => ({
  subject: `Tu reserva no quedó confirmada: ${about(details)}`,
  preview: 'Ese lugar queda libre. Si todavía lo quieres, reserva otra vez.',
  title: 'Soltamos tu lugar',
  paragraphs: [
    `${details.name}, no alcanzamos a confirmar a tiempo la primera visita de ${formatList(details.dogs)}, y el lugar quedó libre. No se te cobra nada.`,
    'Si todavía lo quieres, reserva otra vez o contesta este correo y lo vemos contigo.',
  ],
  facts: factsOf(details),
  action: seeIt(details),
})

/** A place was freed and is kept for a while for who waited longest. */
export const placeOfferedMail = (details: BookingDetails & { offeredUntil: string }): MailContent => ({
  subject: `Se liberó un lugar: ${about(details)}`,
  preview: `Te lo guardamos hasta ${keptUntil(details.offeredUntil)}.`,
  title: `¡Hay lugar, ${details.name}!`,
  paragraphs: [
    `Se liberó el lugar que esperabas para ${formatList(details.dogs)}. Te lo guardamos hasta ${keptUntil(details.offeredUntil)}; después se lo ofrecemos a quien sigue en la lista.`,
  ],
  facts: factsOf(details),
  action: { label: 'Tomar el lugar', href: details.link },
})

export const bookingReminderMail = (details: BookingDetails): MailContent => ({
  subject: `Mañana los esperamos: ${about(details)}`,
  preview: `${formatList(details.dogs)} ${verbFor(details, 'viene', 'vienen')} mañana.`,
  title: 'Ya casi es el día',
  paragraphs: [
    `${details.name}, mañana esperamos a ${formatList(details.dogs)}. Trae su correa y su cartilla de vacunación.`,
    'Si cambió tu plan, muévela o cancélala en tu cuenta.',
  ],
  facts: factsOf(details),
  action: seeIt(details),
})

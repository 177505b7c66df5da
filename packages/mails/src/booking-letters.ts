import { formatPesos, spokenHour } from '@rumi/contract'
import { factsOf, addOnFacts, otherDays } from './booking-facts.ts'
import type { Letter } from './letter.ts'
import type { BookingTold, MailData, PartTold } from './mail-data.ts'
import { spanishDay, spanishDays, spanishList } from './spanish.ts'

/** What it is about in one line: when it is, or its first day and how many more there are. */
function about(told: BookingTold) {
  const more = otherDays(told).length
  const when = more === 0 ? spanishDays(told) : spanishDay(told.start)
  const days = more === 0 ? '' : more === 1 ? ' y un día más' : ` y ${more} días más`
  return `${told.service}, ${when}${days}`
}

const seeIt = (told: BookingTold) => ({ label: 'Ver mi reserva', href: told.link })

/** One dog is received, several are. */
const verbFor = (told: BookingTold, one: string, several: string) => (told.dogs.length === 1 ? one : several)

const keptUntil = (moment: string) => `las ${spokenHour(moment)} del ${spanishDay(moment)}`

export const bookingRequestedLetter = (told: MailData['booking-requested']): Letter => ({
  subject: `Recibimos tu reserva: ${about(told)}`,
  preview: 'Su lugar ya está apartado. Te avisamos en cuanto la confirmemos.',
  title: `¡Gracias, ${told.name}!`,
  paragraphs: [
    `Apartamos el lugar de ${spanishList(told.dogs)}. Revisamos los detalles y te escribimos en cuanto quede confirmada.`,
    ...(told.heldUntil
      ? [
          `Como es su primera visita, les guardamos el lugar sin confirmar hasta ${keptUntil(told.heldUntil)}. Si algo falta, escríbenos antes.`,
        ]
      : []),
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

export const bookingConfirmedLetter = (told: BookingTold): Letter => ({
  subject: `Reserva confirmada: ${about(told)}`,
  preview: `Esperamos a ${spanishList(told.dogs)}.`,
  title: 'Todo listo',
  paragraphs: [
    `${told.name}, tu reserva está confirmada. Esperamos a ${spanishList(told.dogs)} con los brazos abiertos.`,
    'Trae su correa y su cartilla de vacunación.',
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

export const bookingMovedLetter = (told: BookingTold): Letter => ({
  subject: `Cambió tu reserva: ${about(told)}`,
  preview: 'Así queda la nueva fecha.',
  title: 'Tu reserva cambió',
  paragraphs: [`${told.name}, así queda ahora la reserva de ${spanishList(told.dogs)}.`],
  facts: factsOf(told),
  action: seeIt(told),
})

/** The desk and the owner agreed on what an event costs, or on another price. */
export const bookingPricedLetter = (told: BookingTold): Letter => ({
  subject: `El precio de tu reserva: ${about(told)}`,
  preview: `${formatPesos(told.totalCentavos)}, con IVA incluido.`,
  title: 'Tu precio acordado',
  paragraphs: [
    `${told.name}, como acordamos, tu evento cuesta ${formatPesos(told.totalCentavos)}, con IVA incluido. Si algo no coincide, contéstanos este correo.`,
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

/** What was added to a stay is a booking of its own: it is not given up with it, and its owner is told so. */
const stillStanding = (standing: readonly PartTold[], told: BookingTold) =>
  standing.length === 0
    ? []
    : [
        `Lo que agregaste sigue en pie: ${addOnFacts(standing, told)
          .map(({ label, value }) => `${label}, ${value}`)
          .join('; ')}. Si tampoco va, cancélalo en tu cuenta.`,
      ]

export const bookingCancelledLetter = (told: BookingTold & { standing: PartTold[] }): Letter => ({
  subject: `Reserva cancelada: ${about(told)}`,
  preview: 'Ese lugar queda libre.',
  title: 'Tu reserva está cancelada',
  paragraphs: [
    `${told.name}, cancelamos la reserva de ${spanishList(told.dogs)}. Cuando quieras volver, aquí estamos.`,
    ...stillStanding(told.standing, told),
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

export const checkedInLetter = (told: BookingTold): Letter => ({
  subject: `${spanishList(told.dogs)} ya ${verbFor(told, 'está', 'están')} en casa`,
  preview: `${verbFor(told, 'Llegó', 'Llegaron')} bien.`,
  title: `${spanishList(told.dogs)} ${verbFor(told, 'llegó', 'llegaron')} bien`,
  paragraphs: [`${told.name}, ya ${verbFor(told, 'está', 'están')} con nosotros. Que tengas un gran día.`],
  facts: factsOf(told),
  action: seeIt(told),
})

export const checkedOutLetter = (told: BookingTold): Letter => ({
  subject: `${spanishList(told.dogs)} ya ${verbFor(told, 'va', 'van')} de regreso contigo`,
  preview: 'Gracias por confiar en nosotros.',
  title: 'Misión cumplida',
  paragraphs: [
    `${told.name}, ${spanishList(told.dogs)} ${verbFor(told, 'terminó su visita y va', 'terminaron su visita y van')} de regreso contigo. Gracias por confiar en nosotros.`,
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

/** Nobody confirmed a first visit in time. */
export const bookingExpiredLetter = (told: BookingTold): Letter => ({
  subject: `Tu reserva no quedó confirmada: ${about(told)}`,
  preview: 'Ese lugar queda libre. Si todavía lo quieres, reserva otra vez.',
  title: 'Soltamos tu lugar',
  paragraphs: [
    `${told.name}, no alcanzamos a confirmar a tiempo la primera visita de ${spanishList(told.dogs)}, y el lugar quedó libre. No se te cobra nada.`,
    'Si todavía lo quieres, reserva otra vez o contesta este correo y lo vemos contigo.',
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

/** A place was freed and is kept for a while for who waited longest. */
export const placeOfferedLetter = (told: BookingTold & { offeredUntil: string }): Letter => ({
  subject: `Se liberó un lugar: ${about(told)}`,
  preview: `Te lo guardamos hasta ${keptUntil(told.offeredUntil)}.`,
  title: `¡Hay lugar, ${told.name}!`,
  paragraphs: [
    `Se liberó el lugar que esperabas para ${spanishList(told.dogs)}. Te lo guardamos hasta ${keptUntil(told.offeredUntil)}; después se lo ofrecemos a quien sigue en la lista.`,
  ],
  facts: factsOf(told),
  action: { label: 'Tomar el lugar', href: told.link },
})

export const bookingReminderLetter = (told: BookingTold): Letter => ({
  subject: `Mañana los esperamos: ${about(told)}`,
  preview: `${spanishList(told.dogs)} ${verbFor(told, 'viene', 'vienen')} mañana.`,
  title: 'Ya casi es el día',
  paragraphs: [
    `${told.name}, mañana esperamos a ${spanishList(told.dogs)}. Trae su correa y su cartilla de vacunación.`,
    'Si cambió tu plan, muévela o cancélala en tu cuenta.',
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

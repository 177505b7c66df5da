import type { Letter } from './letter.ts'
import type { BookingTold } from './mail-data.ts'
import { spanishDay, spanishHour, spanishList, spanishPesos } from './spanish.ts'

type Fact = { label: string; value: string }

/** When it is, in the words each kind of service needs (spec §9: hotel from 15:00 to 11:00, day care from 7:00 to 18:00). */
function whenFacts({ serviceType, start, end }: BookingTold): Fact[] {
  if (serviceType === 'Hotel') {
    return [
      { label: 'Entrada', value: `${spanishDay(start)}, desde las 15:00` },
      { label: 'Salida', value: `${spanishDay(end)}, antes de las 11:00` },
    ]
  }
  if (serviceType === 'Guardería') {
    const hours = 'de 7:00 a 18:00'
    if (start === end) return [{ label: 'Día', value: `${spanishDay(start)}, ${hours}` }]
    return [{ label: 'Días', value: `del ${spanishDay(start)} al ${spanishDay(end)}, ${hours}` }]
  }
  return [{ label: 'Cuándo', value: `${spanishDay(start)}, de ${spanishHour(start)} a ${spanishHour(end)}` }]
}

const factsOf = (told: BookingTold): Fact[] => [
  { label: 'Servicio', value: told.service },
  { label: told.dogs.length === 1 ? 'Rumi' : 'Rumis', value: spanishList(told.dogs) },
  ...whenFacts(told),
  { label: 'Total con IVA', value: spanishPesos(told.totalCentavos) },
]

const seeIt = (told: BookingTold) => ({ label: 'Ver mi reserva', href: told.link })

/** One dog is received, several are. */
const verbFor = (told: BookingTold, one: string, several: string) => (told.dogs.length === 1 ? one : several)

export const bookingRequestedLetter = (told: BookingTold): Letter => ({
  subject: `Recibimos tu reserva: ${told.service}, ${spanishDay(told.start)}`,
  preview: 'Su lugar ya está apartado. Te avisamos en cuanto la confirmemos.',
  title: `¡Gracias, ${told.name}!`,
  paragraphs: [
    `Apartamos el lugar de ${spanishList(told.dogs)}. Revisamos los detalles y te escribimos en cuanto quede confirmada.`,
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

export const bookingConfirmedLetter = (told: BookingTold): Letter => ({
  subject: `Reserva confirmada: ${told.service}, ${spanishDay(told.start)}`,
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
  subject: `Cambió tu reserva: ${told.service}, ${spanishDay(told.start)}`,
  preview: 'Así queda la nueva fecha.',
  title: 'Tu reserva cambió',
  paragraphs: [`${told.name}, así queda ahora la reserva de ${spanishList(told.dogs)}.`],
  facts: factsOf(told),
  action: seeIt(told),
})

export const bookingCancelledLetter = (told: BookingTold): Letter => ({
  subject: `Reserva cancelada: ${told.service}, ${spanishDay(told.start)}`,
  preview: 'Ese lugar queda libre.',
  title: 'Tu reserva está cancelada',
  paragraphs: [
    `${told.name}, cancelamos la reserva de ${spanishList(told.dogs)}. Cuando quieras volver, aquí estamos.`,
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

/** A place was freed and is kept for a while for who waited longest. */
export const placeOfferedLetter = (told: BookingTold & { offeredUntil: string }): Letter => ({
  subject: `Se liberó un lugar: ${told.service}, ${spanishDay(told.start)}`,
  preview: `Te lo guardamos hasta las ${spanishHour(told.offeredUntil)} del ${spanishDay(told.offeredUntil)}.`,
  title: `¡Hay lugar, ${told.name}!`,
  paragraphs: [
    `Se liberó el lugar que esperabas para ${spanishList(told.dogs)}. Te lo guardamos hasta las ${spanishHour(told.offeredUntil)} del ${spanishDay(told.offeredUntil)}; después se lo ofrecemos a quien sigue en la lista.`,
  ],
  facts: factsOf(told),
  action: { label: 'Tomar el lugar', href: told.link },
})

export const bookingReminderLetter = (told: BookingTold): Letter => ({
  subject: `Mañana los esperamos: ${told.service}, ${spanishDay(told.start)}`,
  preview: `${spanishList(told.dogs)} ${verbFor(told, 'viene', 'vienen')} mañana.`,
  title: 'Ya casi es el día',
  paragraphs: [
    `${told.name}, mañana esperamos a ${spanishList(told.dogs)}. Trae su correa y su cartilla de vacunación.`,
    'Si cambió tu plan, muévela o cancélala en tu cuenta.',
  ],
  facts: factsOf(told),
  action: seeIt(told),
})

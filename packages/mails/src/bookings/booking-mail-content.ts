import { formatList, formatPesos, whatToBring } from '@rumi/contract'
import { arrivalOf, conceptOf, factsOf, otherDays } from './booking-facts.ts'
import { factIf } from '../fact-labels.ts'
import type { MailBusiness } from '../business.ts'
import { plainMail } from '../mail-template.ts'
import type { MailContent } from '../mail-content.ts'
import type { BookingDetails, GivenUp } from '../mail-data.ts'
import { namesOfBack } from '../money/money-back.ts'
import { spanishDay, spanishDays } from '../spanish.ts'
import { transferFacts } from '../money/transfer-facts.ts'

/** Summarises it in one line: its time, or its first day and the number of others. */
function about(details: BookingDetails) {
  const more = otherDays(details).length
  const when = more === 0 ? spanishDays(details) : spanishDay(details.start)
  const days = more === 0 ? '' : more === 1 ? ' y un día más' : ` y ${more} días más`
  return `${details.service}, ${when}${days}`
}

/** Placeholders of all booking mails. */
export const namedOf = (details: BookingDetails) => ({
  nombre: details.name,
  rumis: formatList(details.dogs),
  reserva: about(details),
  servicio: details.service,
  traer: [
    ...whatToBring[details.serviceType],
    ...(details.bringsIdentification ? ['Tu identificación oficial.'] : []),
  ].join(' '),
  ...namesOfBack(details.back),
})

/** The mail in its words, with the facts of the booking. */
export const bookingMail = (text: PlainWords, details: BookingDetails): MailContent => ({
  ...plainMail(text, details),
  facts: factsOf(details),
})

type PlainWords = Parameters<typeof plainMail>[0]

/** The same, with where one comes to and the way there. */
export const arrivalMail = (
  text: PlainWords & { aside: string },
  details: BookingDetails,
  business: MailBusiness,
): MailContent => ({ ...plainMail(text, details), ...arrivalOf(details, business, text.aside) })

/** The same before a confirmed visit, with the page on which the client announces the arrival and the code for the tablet there. */
export const expectedMail = (
  { announce, ...text }: PlainWords & { aside: string; announce: string },
  details: BookingDetails,
  business: MailBusiness,
): MailContent => {
  const { facts = [], ...content } = arrivalMail(text, details, business)
  // Each of several days has a code of its own, which its reminder carries.
  const code = otherDays(details).length === 0 && details.arrivalCode
  return {
    ...content,
    facts: [...facts, ...factIf('arrivalCode', code)],
    arrival: { label: announce, href: new URL('/llegada', details.link).href },
  }
}

/** Mail of a cancelled booking, with its fee, the unpaid part and the amount still to be returned. */
export function settledMail(
  text: PlainWords,
  details: BookingDetails & GivenUp,
  business: MailBusiness,
): MailContent {
  const { keptCentavos = 0, owedCentavos = 0, toReturnCentavos = 0 } = details
  return {
    ...plainMail(text, details),
    facts: [
      ...factIf('owed', owedCentavos > 0 ? formatPesos(owedCentavos) : null),
      ...(owedCentavos > 0 ? transferFacts(business, conceptOf(details)) : []),
      ...factsOf(details),
      ...factIf('kept', keptCentavos > 0 ? formatPesos(keptCentavos) : null),
      ...factIf('toReturn', toReturnCentavos > 0 ? formatPesos(toReturnCentavos) : null),
    ],
  }
}

export const isUnpaid = ({ back = [], keptCentavos = 0, toReturnCentavos = 0 }: BookingDetails & GivenUp) =>
  back.length === 0 && keptCentavos + toReturnCentavos === 0

export const seeIt = 'Ver mi reserva'
export const directionsLabel = 'Cómo llegar'
export const announceLabel = 'Al llegar, avísanos aquí (o escanea el código adjunto)'

/** One dog is received, several are. */
export const numberOf = ({ dogs }: BookingDetails) => (dogs.length === 1 ? 'one' : 'several')

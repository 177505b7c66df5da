import {
  addressLine,
  formatPesos,
  formatHour,
  formatList,
  isPaidByPass,
  latePickupSentence,
  mapLink,
  totalTogether,
} from '@rumi/contract'
import { factIf, type Fact } from '../fact-labels.ts'
import type { MailBusiness } from '../business.ts'
import type { MailContent } from '../mail-content.ts'
import type { BookingDetails, BookingPart } from '../mail-data.ts'
import { backFacts } from '../money/money-back.ts'
import { momentOf, spanishDay, spanishDays } from '../spanish.ts'
import { transferFacts } from '../money/transfer-facts.ts'

/** Days of the same kind booked one by one, such as every Tuesday of a month. */
export const otherDays = ({ serviceType, parts }: BookingDetails) =>
  parts.filter((part) => serviceType === 'Guardería' && part.serviceType === serviceType)

/** Describes the time of a booking by kind of service. */
function whenFacts(details: BookingDetails): Fact[] {
  const { serviceType, start, end } = details
  if (serviceType === 'Hotel') {
    return [
      { named: 'arrival', value: `${spanishDay(start)}, desde las {llegada}` },
      { named: 'departure', value: `${spanishDay(end)}, antes de las {salida}` },
    ]
  }
  if (serviceType === 'Guardería') {
    const hours = '{horasGuarderia}'
    const others = otherDays(details)
    if (others.length > 0) {
      const days = [details, ...others].map((part) => spanishDay(part.start))
      return [{ named: 'days', value: `${formatList(days)}, ${hours}` }]
    }
    return [{ named: start === end ? 'day' : 'days', value: `${spanishDays(details)}, ${hours}` }]
  }
  return [{ named: 'when', value: hoursOf(details) }]
}

const hoursOf = ({ start, end }: BookingPart) =>
  `${spanishDay(start)}, de ${formatHour(start)} a ${formatHour(end)}`

/** Lists the add-ons of a stay with their times, and their dogs if not all have it. */
export const addOnFacts = (parts: readonly BookingPart[], { dogs }: BookingPart) =>
  parts.map((part) => ({
    label: part.service,
    value: [hoursOf(part), part.dogs.length < dogs.length ? formatList(part.dogs) : '']
      .filter(Boolean)
      .join(', '),
  }))

/** An event costs what is agreed on, and nothing is agreed on yet while it costs nothing. */
const isPriced = ({ serviceType, totalCentavos }: BookingDetails) =>
  serviceType !== 'Evento' || totalCentavos > 0

export const totalOf = (details: BookingDetails) => totalTogether([details, ...details.parts])

function priceOf(details: BookingDetails) {
  if (!isPriced(details)) return 'lo acordamos contigo'
  const totalCentavos = totalOf(details)
  return isPaidByPass({ ...details, totalCentavos }) ? 'pagado con tu pase' : formatPesos(totalCentavos)
}

/** Lists the deposit due, the cancellation cost and the late pick-up fee, where they apply. */
function moneyFacts({ money, status }: BookingDetails): Fact[] {
  if (!money) return []
  const { dueNowCentavos, dueUntil, isReleased, freeUntil, keepPercent, latePickup } = money
  const released = isReleased ? '; si no, el lugar se libera' : ''
  const deposit =
    dueNowCentavos > 0 && `${formatPesos(dueNowCentavos)}, antes de ${momentOf(dueUntil)}${released}`
  const charged = keepPercent > 0 && `se cobra el ${keepPercent} % de su precio`
  const givingUp = freeUntil
    ? `sin costo hasta ${momentOf(freeUntil)}; después ${charged}`
    : charged && status === 'pending'
      ? `una vez confirmada, ${charged}`
      : charged
  return [
    ...factIf('deposit', deposit),
    ...factIf('givingUp', givingUp),
    ...factIf('latePickup', latePickup && latePickupSentence(latePickup)),
  ]
}

/** Text to write on a transfer: whose dogs they are and which visit it pays. */
export const conceptOf = ({ name, dogs, start }: BookingDetails) =>
  `${name}, ${formatList(dogs)}, ${spanishDay(start)}`

/** Address and directions. */
export const arrivalOf = (
  details: BookingDetails,
  business: MailBusiness,
  directionsLabel: string,
): Pick<MailContent, 'facts' | 'aside'> => ({
  facts: [
    ...(details.money && details.money.dueNowCentavos > 0 ? transferFacts(business, conceptOf(details)) : []),
    ...factsOf(details),
    { named: 'where', value: addressLine(business) },
  ],
  aside: { label: directionsLabel, href: mapLink(business.address) },
})

/** Lists the facts of a booking and of those in the same mail, with one total price. */
export function factsOf(details: BookingDetails): Fact[] {
  const days = otherDays(details)
  return [
    { named: 'service', value: details.service },
    { named: details.dogs.length === 1 ? 'dog' : 'dogs', value: formatList(details.dogs) },
    ...whenFacts(details),
    ...addOnFacts(
      details.parts.filter((part) => !days.includes(part)),
      details,
    ),
    {
      named: 'total',
      value: priceOf(details),
    },
    ...backFacts(details.back),
    ...moneyFacts(details),
  ]
}

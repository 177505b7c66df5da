import { formatPesos, formatHour, formatList } from '@rumi/contract'
import type { BookingDetails, BookingPart } from './mail-data.ts'
import { spanishDay, spanishDays } from './spanish.ts'

type Fact = { label: string; value: string }

/** Days of the same kind that were asked for one by one: every Tuesday of a month. */
export const otherDays = ({ serviceType, parts }: BookingDetails) =>
  parts.filter((part) => serviceType === 'Guardería' && part.serviceType === serviceType)

/** When it is, in the words each kind of service needs. */
function whenFacts(details: BookingDetails): Fact[] {
  const { serviceType, start, end } = details
  if (serviceType === 'Hotel') {
    return [
      { label: 'Entrada', value: `${spanishDay(start)}, desde las {llegada}` },
      { label: 'Salida', value: `${spanishDay(end)}, antes de las {salida}` },
    ]
  }
  if (serviceType === 'Guardería') {
    const hours = '{horasGuarderia}'
    const others = otherDays(details)
    if (others.length > 0) {
      const days = [details, ...others].map((part) => spanishDay(part.start))
      return [{ label: 'Días', value: `${formatList(days)}, ${hours}` }]
    }
    return [{ label: start === end ? 'Día' : 'Días', value: `${spanishDays(details)}, ${hours}` }]
  }
  return [{ label: 'Cuándo', value: hoursOf(details) }]
}

const hoursOf = ({ start, end }: BookingPart) =>
  `${spanishDay(start)}, de ${formatHour(start)} a ${formatHour(end)}`

/** What is done inside a stay, each with its time; for whom, where not all of the family has it. */
export const addOnFacts = (parts: readonly BookingPart[], { dogs }: BookingPart): Fact[] =>
  parts.map((part) => ({
    label: part.service,
    value: [hoursOf(part), part.dogs.length < dogs.length ? formatList(part.dogs) : '']
      .filter(Boolean)
      .join(', '),
  }))

/** An event costs what is agreed on, and nothing is agreed on yet while it costs nothing. */
const isPriced = ({ serviceType, totalCentavos }: BookingDetails) =>
  serviceType !== 'Evento' || totalCentavos > 0

const totalOf = ({ totalCentavos, parts }: BookingDetails) =>
  parts.reduce((sum, part) => sum + part.totalCentavos, totalCentavos)

/** What a letter says of a booking and of all that is told with it, its price for all of it together. */
export function factsOf(details: BookingDetails): Fact[] {
  const days = otherDays(details)
  return [
    { label: 'Servicio', value: details.service },
    { label: details.dogs.length === 1 ? 'Rumi' : 'Rumis', value: formatList(details.dogs) },
    ...whenFacts(details),
    ...addOnFacts(
      details.parts.filter((part) => !days.includes(part)),
      details,
    ),
    {
      label: 'Total con IVA',
      value: isPriced(details) ? formatPesos(totalOf(details)) : 'lo acordamos contigo',
    },
  ]
}

import { isPricedByAgreement } from './agreed-price.ts'
import { dayCareDays } from './day-care.ts'
import type { HouseTerms } from './house-terms.ts'
import { nightsBetween, stayDiscountPercent } from './hotel.ts'
import { ivaWithin } from './iva.ts'
import { divideRounded, formatPesos, percentOf } from './money.ts'
import { countedIn, type ServiceType } from './service-types.ts'
import { passDiscountPercent } from './training.ts'

/** One explained amount, IVA included; a discount is negative. */
export type QuoteLine = { label: string; amountCentavos: number }

/** What a booking or a pass costs. The lines add up to the total, and so do subtotal and IVA. */
export type Price = {
  lines: QuoteLine[]
  subtotalCentavos: number
  ivaCentavos: number
  totalCentavos: number
}

/** What the rules know of a service to price it. */
export type PricedService = {
  serviceType: ServiceType
  name: string
  /** For one dog: of a night, a day or a session. An event's is for the event, whoever comes; 0 where it is agreed on. */
  priceCentavos: number
}

/** What is to be priced: a service, for these dogs, over this time. */
export type PricedBooking = {
  service: PricedService
  dogs: readonly { name: string }[]
  /** Days for hotel and guardería, as the wire says them (docs/domain.md#time). */
  start: string
  end: string
  /** How many single days of the guardería between the two, where they are not all of them: every Tuesday of a month. */
  separateDays?: number
  /** Days or sessions, one per dog, that a pass already paid for; none more than there are. */
  passUnits?: number
  /** What the desk and the owner agreed on, IVA included, where the service is priced by agreement. */
  agreedCentavos?: number | null
}

/** The terms by which a booking is priced. */
export type PriceTerms = Pick<HouseTerms, 'hotel' | 'ivaPercent'>

/** A number with its noun: '1 noche', '7 noches'. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Adds the lines up and takes IVA out of the total, once (docs/domain.md#money). */
export const priceOf = (lines: QuoteLine[], { ivaPercent }: Pick<HouseTerms, 'ivaPercent'>): Price => {
  const totalCentavos = lines.reduce((sum, line) => sum + line.amountCentavos, 0)
  const { baseCentavos, ivaCentavos } = ivaWithin(totalCentavos, ivaPercent)
  return { lines, subtotalCentavos: baseCentavos, ivaCentavos, totalCentavos }
}

type Counted = Pick<PricedBooking, 'start' | 'end' | 'separateDays'> & { serviceType: ServiceType }

/** How often the price is due for one dog, and how that is said. */
const unitsOf = ({
  serviceType,
  start,
  end,
  separateDays,
}: Counted): { count: number; said: string | null } => {
  const counting = countedIn[serviceType]
  if (counting === 'hours') return { count: 1, said: null }
  if (counting === 'nights') {
    const count = nightsBetween(start, end)
    return { count, said: counted(count, 'noche', 'noches') }
  }
  const count = separateDays ?? dayCareDays(start, end)
  return { count, said: counted(count, 'día', 'días') }
}

/** The long stay's discount, a line of its own with its reason; none where the stay is short. */
const stayDiscount = (
  { service, start, end }: PricedBooking,
  fullCentavos: number,
  { hotel }: PriceTerms,
): QuoteLine[] => {
  if (service.serviceType !== 'Hotel') return []
  const nights = nightsBetween(start, end)
  const percent = stayDiscountPercent(nights, hotel)
  if (percent === 0) return []
  return [
    {
      label: `Descuento de ${percent} % por ${counted(nights, 'noche', 'noches')}`,
      amountCentavos: -percentOf(fullCentavos, percent),
    },
  ]
}

/** What a pass pays for: whole days or sessions. No pass is sold for the other services. */
const passLine = ({ service, passUnits = 0 }: PricedBooking, available: number): QuoteLine[] => {
  const covered = Math.min(passUnits, available)
  const isSoldAsPass = service.serviceType === 'Guardería' || service.serviceType === 'Entrenamiento'
  if (covered < 1 || !isSoldAsPass) return []
  const unit =
    service.serviceType === 'Guardería'
      ? counted(covered, 'día', 'días')
      : counted(covered, 'sesión', 'sesiones')
  return [{ label: `Cubierto con tu pase: ${unit}`, amountCentavos: -covered * service.priceCentavos }]
}

/** What was agreed on for an event, IVA included, in its one line. */
export const quoteAgreed = (
  { name }: Pick<PricedService, 'name'>,
  agreedCentavos: number,
  terms: Pick<HouseTerms, 'ivaPercent'>,
): Price => priceOf([{ label: `${name}, precio acordado`, amountCentavos: agreedCentavos }], terms)

/**
 * What a booking costs: one line per dog, which says how its amount comes about, then discounts as lines of their
 * own. Screen and server ask this same function; the server alone knows the price it asks with (decision 15).
 */
export const quoteBooking = (booking: PricedBooking, terms: PriceTerms): Price => {
  const { service, dogs, agreedCentavos = null } = booking
  const { count, said } = unitsOf({ ...booking, serviceType: service.serviceType })
  if (isPricedByAgreement(service.serviceType))
    return agreedCentavos === null
      ? priceOf([{ label: service.name, amountCentavos: service.priceCentavos }], terms)
      : quoteAgreed(service, agreedCentavos, terms)
  const explained = said === null ? '' : `: ${said} × ${formatPesos(service.priceCentavos)}`
  const perDog = dogs.map(({ name }) => ({
    label: `${service.name}, ${name}${explained}`,
    amountCentavos: service.priceCentavos * count,
  }))
  const fullCentavos = service.priceCentavos * count * dogs.length
  return priceOf(
    [...perDog, ...stayDiscount(booking, fullCentavos, terms), ...passLine(booking, count * dogs.length)],
    terms,
  )
}

/**
 * What one night, day or session of a booking was sold for, read off the line of its first dog: a booking keeps its
 * price, whatever the house asks by now (docs/domain.md#money). Null where no line tells.
 */
export const unitPriceKept = (booking: Counted, lines: readonly QuoteLine[]): number | null => {
  const [first] = lines
  const { count } = unitsOf(booking)
  return first === undefined || count < 1 ? null : divideRounded(first.amountCentavos, count)
}

/** Whether nobody has named its price yet: of what is quoted, every line still says nothing (spec §3, events). */
export const isPricedByQuote = ({ lines }: { lines: readonly QuoteLine[] }) =>
  lines.every(({ amountCentavos }) => amountCentavos === 0)

type PassTerms = Pick<HouseTerms, 'passes' | 'ivaPercent'>

/** The lines of so many units together, less a discount where there is one. */
const discounted = (full: QuoteLine, percent: number, said: string): QuoteLine[] =>
  percent === 0
    ? [full]
    : [
        full,
        {
          label: `Descuento de ${percent} % por ${said}`,
          amountCentavos: -percentOf(full.amountCentavos, percent),
        },
      ]

/** What Plan Mensual costs: its days at the price of a day, less its discount (spec §3 states none). */
export const quoteMonthlyPass = (dayCentavos: number, terms: PassTerms): Price => {
  const { days, percent } = terms.passes.dayCareMonth
  const full = {
    label: `Plan Mensual: ${days} días × ${formatPesos(dayCentavos)}`,
    amountCentavos: days * dayCentavos,
  }
  return priceOf(discounted(full, percent, counted(days, 'día', 'días')), terms)
}

/** What a pass of several training sessions costs, less its discount (spec §3: 5 % off five, 10 % off ten). */
export const quoteTrainingPass = (sessions: number, sessionCentavos: number, terms: PassTerms): Price => {
  const said = counted(sessions, 'sesión', 'sesiones')
  const full = {
    label: `${said} × ${formatPesos(sessionCentavos)}`,
    amountCentavos: sessions * sessionCentavos,
  }
  return priceOf(discounted(full, passDiscountPercent(sessions, terms.passes), said), terms)
}

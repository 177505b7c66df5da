import { isPricedByAgreement } from './agreed-price.ts'
import { dayCareDays } from '../bookings/day-care.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { nightsBetween, stayDiscountPercent, type RoomSize } from '../bookings/hotel.ts'
import { percentOfTreatment, type IvaTreatment } from './iva.ts'
import { priceOf, priceOfParts, type Price, type QuoteLine } from './price.ts'
import { dayOfTime, eachDay, addDays } from '../time/business-time.ts'
import { divideRounded, formatPesos, percentOf } from './money.ts'
import {
  rateFor,
  seasonExtra,
  seasonOn,
  type DogRate,
  type Season,
  type SizeRules,
  type SoldRates,
} from '../bookings/service-rates.ts'
import { countedIn, type ServiceType } from '../bookings/service-types.ts'
import { passDiscountPercent } from '../bookings/training.ts'

/** Fields of a service that pricing reads. */
export type PricedService = {
  serviceType: ServiceType
  name: string
  /** For one dog: of a night, a day or a session; an event's is for the whole event. Null or 0 where the price is agreed on. */
  priceCentavos: number | null
  seasons?: readonly Season[]
  /** The rates of its dogs where the booking was sold already. */
  sold?: SoldRates['dogs'] | undefined
  ivaTreatment?: IvaTreatment
} & Partial<SizeRules>

/** A dog as far as its price goes. */
export type PricedDog = { id?: string; name: string; weightKg?: number | null }

/** Input of pricing: a service, dogs and a time. */
export type PricedBooking = {
  service: PricedService
  dogs: readonly PricedDog[]
  /** Days for hotel and guardería, in wire format (docs/domain.md#time). */
  start: string
  end: string
  /** The single days of the guardería between the two, where they are not all of them: every Tuesday of a month. */
  separateDays?: readonly string[]
  /** Days or sessions, one per dog, that a pass covers: in total, or by day; at most those that exist. */
  passUnits?: number | ReadonlyMap<string, number>
  /** Agreed price, IVA included, for services priced by agreement. */
  agreedCentavos?: number | null
}

/** The terms by which a booking is priced. */
export type PriceTerms = Pick<BusinessTerms, 'hotel' | 'ivaPercent'>

/** A number with its noun: '1 noche', '7 noches'. */
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Percentage of IVA of a service. */
const percentOfService = (
  { ivaTreatment = 'general' }: Pick<PricedService, 'ivaTreatment'>,
  { ivaPercent }: Pick<BusinessTerms, 'ivaPercent'>,
) => ({ ivaPercent: percentOfTreatment(ivaTreatment, ivaPercent) })

type Counted = Pick<PricedBooking, 'start' | 'end' | 'separateDays'> & { serviceType: ServiceType }

/** Returns the units charged per dog and their description. */
const unitsOf = ({
  serviceType,
  start,
  end,
  separateDays,
}: Counted): { count: number; text: string | null } => {
  const counting = countedIn[serviceType]
  if (counting === 'hours') return { count: 1, text: null }
  if (counting === 'nights') {
    const count = nightsBetween(start, end)
    return { count, text: counted(count, 'noche', 'noches') }
  }
  const count = separateDays?.length ?? dayCareDays(start, end)
  return { count, text: counted(count, 'día', 'días') }
}

/** The days for which the price is due: nights by the day they begin on. */
const daysDue = ({ service, start, end, separateDays }: PricedBooking) => {
  const counting = countedIn[service.serviceType]
  if (counting === 'hours') return [dayOfTime(start)]
  return separateDays ?? eachDay(start, counting === 'nights' ? addDays(end, -1) : end)
}

const sizeNames: Record<RoomSize, string> = { small: 'chico', medium: 'mediano', large: 'grande' }

/** The rate of each dog: the one it was sold at, else that of its size. */
const ratesOf = ({ service, dogs }: Pick<PricedBooking, 'service' | 'dogs'>): DogRate[] =>
  dogs.map(
    ({ id, weightKg = null }) =>
      service.sold?.find(({ rumiId }) => rumiId === id) ?? rateFor(service, weightKg),
  )

/** Returns the rates to store with a booking of these dogs. */
export const ratesToKeep = (
  service: PricedService,
  dogs: readonly (PricedDog & { id: string })[],
): SoldRates => ({
  dogs: ratesOf({ service, dogs }).map(({ size, priceCentavos }, at) => ({
    rumiId: dogs[at]!.id,
    size,
    priceCentavos,
  })),
  seasons: [...(service.seasons ?? [])],
})

/** Returns the surcharges of all nights and days, one line per season in chronological order. */
const seasonLines = (booking: PricedBooking, rates: readonly DogRate[]): QuoteLine[] => {
  const { service } = booking
  const counting = countedIn[service.serviceType]
  const inSeason = Map.groupBy(daysDue(booking), (day) => seasonOn(day, service.seasons ?? []))
  return [...inSeason].flatMap(([season, days]) => {
    if (season === undefined) return []
    const [sign, points] = [season.percent < 0 ? '−' : '+', Math.abs(season.percent)]
    const spoken =
      counting === 'nights'
        ? `, ${counted(days.length, 'noche', 'noches')}`
        : counting === 'days'
          ? `, ${counted(days.length, 'día', 'días')}`
          : ''
    const extra = rates.reduce((sum, { priceCentavos }) => sum + seasonExtra(priceCentavos, season), 0)
    const label = `Temporada ${season.name}${spoken}: ${sign}${points} %`
    return extra === 0 ? [] : [{ label, amountCentavos: extra * days.length }]
  })
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

/**
 * Returns the line that a pass covers: whole days or sessions with size and season, most expensive first,
 * over all days or each by itself. Other services have no passes.
 */
const passLine = (booking: PricedBooking, rates: readonly DogRate[]): QuoteLine[] => {
  const { service, passUnits = 0 } = booking
  if (service.serviceType !== 'Guardería' && service.serviceType !== 'Entrenamiento') return []
  const unitsOn = (day: string) => {
    const season = seasonOn(day, service.seasons ?? [])
    return rates.map(({ priceCentavos }) => priceCentavos + seasonExtra(priceCentavos, season))
  }
  const days = daysDue(booking)
  const covered =
    typeof passUnits === 'number'
      ? dearest(days.flatMap(unitsOn), passUnits)
      : days.flatMap((day) => dearest(unitsOn(day), passUnits.get(day) ?? 0))
  if (covered.length === 0) return []
  const unit =
    service.serviceType === 'Guardería'
      ? counted(covered.length, 'día', 'días')
      : counted(covered.length, 'sesión', 'sesiones')
  const paid = covered.reduce((sum, centavos) => sum + centavos, 0)
  return [{ label: `Cubierto con tu pase: ${unit}`, amountCentavos: -paid }]
}

const dearest = (centavos: readonly number[], count: number) =>
  centavos.toSorted((one, other) => other - one).slice(0, count)

/** Returns the single line of an event's agreed price, IVA included. */
export const quoteAgreed = (
  service: Pick<PricedService, 'name' | 'ivaTreatment'>,
  agreedCentavos: number,
  terms: Pick<BusinessTerms, 'ivaPercent'>,
): Price =>
  priceOf(
    [{ label: `${service.name}, precio acordado`, amountCentavos: agreedCentavos }],
    percentOfService(service, terms),
  )

/**
 * Returns the price of a booking: one line per dog that explains its amount, then lines for seasons and
 * discounts. Screen and server share it, but only the server's price is binding (decision 15).
 */
export const quoteBooking = (booking: PricedBooking, terms: PriceTerms): Price => {
  const { service, dogs, agreedCentavos = null } = booking
  const { count, text } = unitsOf({ ...booking, serviceType: service.serviceType })
  if (isPricedByAgreement(service.serviceType))
    return agreedCentavos === null
      ? priceOf(
          [{ label: service.name, amountCentavos: service.priceCentavos ?? 0 }],
          percentOfService(service, terms),
        )
      : quoteAgreed(service, agreedCentavos, terms)
  const rates = ratesOf(booking)
  const perDog = rates.map(({ size, priceCentavos }, at): QuoteLine => {
    const sized = size === null ? '' : ` (${sizeNames[size]})`
    const explained = text === null ? '' : `: ${text} × ${formatPesos(priceCentavos)}`
    return {
      label: `${service.name}, ${dogs[at]!.name}${sized}${explained}`,
      amountCentavos: priceCentavos * count,
    }
  })
  const full = [...perDog, ...seasonLines(booking, rates)]
  const fullCentavos = full.reduce((sum, line) => sum + line.amountCentavos, 0)
  return priceOf(
    [...full, ...stayDiscount(booking, fullCentavos, terms), ...passLine(booking, rates)],
    percentOfService(service, terms),
  )
}

/** Services that a stay adds before its dogs go home, with the dogs that take them. */
type PricedExtra = { service: PricedService; dogs: readonly PricedDog[]; day: string }

/** Returns the price of a stay with its extras; IVA is taken out of the whole once per rate. */
export const withExtras = (stay: Price, extras: readonly PricedExtra[], terms: PriceTerms): Price =>
  priceOfParts([
    { lines: stay.lines, ivaPercent: stay.ivaPercent },
    ...extras.map(({ service, dogs, day }) => ({
      lines: quoteBooking({ service, dogs, start: day, end: day }, terms).lines,
      ...percentOfService(service, terms),
    })),
  ])

/**
 * Returns the stored price of one night, day or session, read from the line of the first dog. Later price
 * changes do not affect it (docs/domain.md#money). Null if no line states it.
 */
export const storedUnitPrice = (booking: Counted, lines: readonly QuoteLine[]): number | null => {
  const [first] = lines
  const { count } = unitsOf(booking)
  return first === undefined || count < 1 ? null : divideRounded(first.amountCentavos, count)
}

type PassTerms = Pick<BusinessTerms, 'passes' | 'ivaPercent'>

/** The lines of so many units together, less a discount where there is one. */
const discounted = (full: QuoteLine, percent: number, text: string): QuoteLine[] =>
  percent === 0
    ? [full]
    : [
        full,
        {
          label: `Descuento de ${percent} % por ${text}`,
          amountCentavos: -percentOf(full.amountCentavos, percent),
        },
      ]

/** Returns the price of Plan Mensual: its days at the day price, minus the discount (spec §3 states none). */
export const quoteMonthlyPass = (dayCentavos: number, terms: PassTerms): Price => {
  const { days, percent } = terms.passes.dayCareMonth
  const full = {
    label: `Plan Mensual: ${days} días × ${formatPesos(dayCentavos)}`,
    amountCentavos: days * dayCentavos,
  }
  return priceOf(discounted(full, percent, counted(days, 'día', 'días')), terms)
}

/**
 * Returns the price of a pass of training sessions, minus its discount (spec §3: 5 % off five, 10 % off ten).
 */
export const quoteTrainingPass = (sessions: number, sessionCentavos: number, terms: PassTerms): Price => {
  const text = counted(sessions, 'sesión', 'sesiones')
  const full = {
    label: `${text} × ${formatPesos(sessionCentavos)}`,
    amountCentavos: sessions * sessionCentavos,
  }
  return priceOf(discounted(full, passDiscountPercent(sessions, terms.passes), text), terms)
}

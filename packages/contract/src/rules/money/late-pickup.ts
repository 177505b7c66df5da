import { formatClock, withArticle } from '../time/format-times.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { isDay } from '../time/day-numbers.ts'
import {
  addDays,
  addMinutes,
  compareInstants,
  instantAt,
  minutesBetween,
  timeOf,
  weekdayOf,
  type InstantLike,
} from '../time/business-time.ts'
import { formatPesos } from './money.ts'
import { policyGroupOf } from '../bookings/service-policy.ts'
import type { ServiceType } from '../bookings/service-types.ts'

type Booked = { serviceType: ServiceType; end: string }
type HoursOfPickup = Pick<BusinessTerms, 'hotel' | 'hours'>
type PickupTerms = HoursOfPickup & Pick<BusinessTerms, 'policies'>

const minutesPerHour = 60

/** For how many minutes a fee that was shown is still taken at the desk, so that a sheet may stay open over the hour. */
export const lateFeeShownMinutes = 10

/**
 * Until when the dogs of a booking are collected, as an instant: of a stay the hour of leaving on its last day, of the day care the
 * closing hour of that weekday, or midnight where the weekday has none, and of a visit its end.
 */
export const pickupDueAt = ({ serviceType, end }: Booked, { hotel, hours }: HoursOfPickup) => {
  if (!isDay(end)) return end
  if (serviceType === 'Hotel') return instantAt(end, hotel.checkOut)
  const closes = hours.dayCare.find(({ weekday }) => weekday === weekdayOf(end) % 7)?.closes
  return closes === undefined ? instantAt(addDays(end, 1), '00:00') : instantAt(end, closes)
}

/** Delay of a pick-up and its cost. */
export type LatePickup = {
  dueAt: string
  /** Started minutes, counted from the hour and not from the end of the grace. */
  minutesLate: number
  feeCentavos: number
}

/**
 * Returns the cost of a late pick-up under the terms of sale: each started hour per dog, none within the grace
 * period. `end` is the current end of the booking, so that a changed stay counts from its own last day. A
 * pick-up within today's published hours is never late.
 */
export const latePickupOf = (
  booked: Booked & { dogs: number },
  at: InstantLike,
  { sold, today }: { sold: PickupTerms; today: HoursOfPickup },
): LatePickup => {
  const { latePickupCentavos, latePickupGraceMinutes } = sold.policies[policyGroupOf[booked.serviceType]]
  const [asSold, asToday] = [pickupDueAt(booked, sold), pickupDueAt(booked, today)]
  const dueAt = compareInstants(asSold, asToday) < 0 ? asToday : asSold
  const late = Math.max(0, minutesBetween(dueAt, at))
  const isForgiven = compareInstants(at, addMinutes(dueAt, latePickupGraceMinutes)) <= 0
  const hours = isForgiven ? 0 : Math.ceil(late / minutesPerHour)
  return {
    dueAt,
    minutesLate: Math.ceil(late),
    feeCentavos: hours * (latePickupCentavos ?? 0) * booked.dogs,
  }
}

/** Late pick-up terms shown beside a price. */
export type LatePickupTerms = {
  /** Clock time `HH:MM`; null where the days shown together close at different hours. */
  after: string | null
  graceMinutes: number
  perHourCentavos: number
}

/** Returns the late pick-up terms for these end times; null if late pick-up is free. */
export const latePickupTerms = (
  { serviceType, ends }: { serviceType: ServiceType; ends: readonly string[] },
  terms: PickupTerms,
): LatePickupTerms | null => {
  const { latePickupCentavos, latePickupGraceMinutes } = terms.policies[policyGroupOf[serviceType]]
  if (latePickupCentavos === null) return null
  const clocks = new Set(ends.map((end) => timeOf(pickupDueAt({ serviceType, end }, terms))))
  const [after = null] = clocks
  return {
    after: clocks.size === 1 ? after : null,
    graceMinutes: latePickupGraceMinutes,
    perHourCentavos: latePickupCentavos,
  }
}

/** Sentence about the late fee, shown beside a price. */
export const latePickupSentence = ({ after, graceMinutes, perHourCentavos }: LatePickupTerms) => {
  const clock = after && formatClock(after)
  const hour = clock ? withArticle(clock) : 'la hora de cierre de cada día'
  const grace = graceMinutes > 0 ? `, con ${graceMinutes} min de tolerancia` : ''
  return `Si se recoge después de ${hour}${grace}, cada hora empezada cuesta ${formatPesos(perHourCentavos)} por perro.`
}

/** '45 min', '1 h', '1 h 20 min'. */
export const formatLateness = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / minutesPerHour), minutes % minutesPerHour]
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ')
}

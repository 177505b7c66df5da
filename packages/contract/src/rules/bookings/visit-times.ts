import type { BusinessTerms } from '../business/business-terms.ts'
import { pickupDueAt } from '../money/late-pickup.ts'
import { isDay } from '../time/day-numbers.ts'
import { addMinutes, compareInstants, dayOfTime, instantAt, weekdayOf } from '../time/business-time.ts'
import type { ServiceType } from './service-types.ts'
import type { VisitStatus } from './visit-statuses.ts'

type Booked = { serviceType: ServiceType; start: string; end: string }
type Hours = Pick<BusinessTerms, 'hotel' | 'hours'>

/** Minutes after its appointment from which an expected dog is late. */
export const lateArrivalMinutes = 30

const earlier = (one: string, other: string) => (compareInstants(one, other) <= 0 ? one : other)
const later = (one: string, other: string) => (compareInstants(one, other) >= 0 ? one : other)

/** Returns when a booking begins: its hour, the hour of arrival of a stay, the opening of a day of day care. */
function beginningOf({ serviceType, start }: Booked, { hotel, hours }: Hours) {
  if (!isDay(start)) return start
  if (serviceType === 'Hotel') return instantAt(start, hotel.checkIn)
  const opens = hours.dayCare.find(({ weekday }) => weekday === weekdayOf(start) % 7)?.opens
  return instantAt(start, opens ?? '00:00')
}

/** Returns until when a booking may begin without being late: half an hour after an appointment, any hour of a day. */
const lateAfter = ({ start }: Booked, closing: string) =>
  isDay(start) ? closing : addMinutes(start, lateArrivalMinutes)

/** Returns when a visit with these bookings begins and ends, and after which time its dog is late to arrive, as instants. */
export function visitTimes(bookings: readonly [Booked, ...Booked[]], hours: Hours) {
  const firstDay = bookings
    .map(({ start }) => dayOfTime(start))
    .reduce((one, other) => (one < other ? one : other))
  const first = bookings.filter(({ start }) => dayOfTime(start) === firstDay)
  const closes = hours.hours.house.find(({ weekday }) => weekday === weekdayOf(firstDay) % 7)?.closes
  const closing = instantAt(firstDay, closes ?? '23:59')
  return {
    expectedAt: first.map((one) => beginningOf(one, hours)).reduce(earlier),
    expectedUntil: bookings.map((one) => pickupDueAt(one, hours)).reduce(later),
    lateAfter: first.map((one) => lateAfter(one, closing)).reduce(earlier),
  }
}

/** Returns since when a dog is late to arrive or to leave at `now`; null if it is not. */
export function lateSince(
  status: VisitStatus,
  { lateAfter: arrival, expectedUntil }: ReturnType<typeof visitTimes>,
  now: string,
): string | null {
  const due = status === 'expected' ? arrival : status === 'in-house' ? expectedUntil : null
  return due !== null && compareInstants(due, now) < 0 ? due : null
}

import { isDay } from './day-numbers.ts'
import { addDays, dayOf, eachDay, timeOf } from './house-time.ts'
import type { HouseTerms } from './house-terms.ts'
import { hoursOf } from './booking-window.ts'
import type { ServiceType } from './service-types.ts'

type Booked = { serviceType: ServiceType; start: string; end: string }

/** Whether what is still to come of a booking, from `today` on, lies on a weekday or at an hour at which its service is closed. */
export function isOutsideHours(
  { serviceType, start, end }: Booked,
  terms: Pick<HouseTerms, 'hours'>,
  today: string,
) {
  if (!isDay(start)) {
    const hours = hoursOf(serviceType, dayOf(start), terms)
    return hours === null || timeOf(start) < hours.opens || timeOf(end) > hours.closes
  }
  const present = serviceType === 'Hotel' ? [start, end] : eachDay(start, end)
  return present.some((day) => day > addDays(today, -1) && hoursOf(serviceType, day, terms) === null)
}

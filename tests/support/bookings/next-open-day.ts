import { addDays, takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'

/** First day after a given one on which a service is open. */
export function openDayAfter(serviceType: ServiceType, day: string): string {
  let next = addDays(day, 1)
  while (!takesPlaceOn(serviceType, next, usualCalendar)) next = addDays(next, 1)
  return next
}

/** First day at least `ahead` days from now on which a service is open. */
export const nextOpenDay = (serviceType: ServiceType, ahead = 1): string =>
  openDayAfter(serviceType, addDays(today(), ahead - 1))

/** Consecutive open days of a service, the first at least `ahead` days from now. */
export function openDaysInARow(serviceType: ServiceType, ahead: number, count: number): string[] {
  let first = nextOpenDay(serviceType, ahead)
  const days = () => Array.from({ length: count }, (_, at) => addDays(first, at))
  while (!days().every((day) => takesPlaceOn(serviceType, day, usualCalendar)))
    first = openDayAfter(serviceType, first)
  return days()
}

import { addDays, takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'

/** The first day after a given one on which a service takes somebody in. */
export function openDayAfter(serviceType: ServiceType, day: string): string {
  let next = addDays(day, 1)
  while (!takesPlaceOn(serviceType, next, usualCalendar)) next = addDays(next, 1)
  return next
}

/** The first day at least `ahead` days from now on which a service takes somebody in. */
export const nextOpenDay = (serviceType: ServiceType, ahead = 1): string =>
  openDayAfter(serviceType, addDays(today(), ahead - 1))

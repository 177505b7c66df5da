import { addDays, takesPlaceOn, usualCalendar, type ServiceType } from '@rumi/contract'
import { today } from '../../apps/api/src/http/clock.ts'

/** The first day at least `ahead` days from now on which a service takes somebody in. */
export function nextOpenDay(serviceType: ServiceType, ahead = 1): string {
  let day = addDays(today(), ahead)
  while (!takesPlaceOn(serviceType, day, usualCalendar)) day = addDays(day, 1)
  return day
}

import { bookingSentences } from '../../copy/booking-sentences.ts'
import { Refused } from '../../http/refused.ts'
import type { Service } from '../create/load-booking-inputs.ts'

/** Several days at once are sold of the guardería alone; nights and hours are booked one by one. */
export function onlyDayCare(service: Service): Service {
  if (service.serviceType === 'Guardería') return service
  throw new Refused('breaks-a-rule', { message: bookingSentences.onlyDayCareByDays })
}

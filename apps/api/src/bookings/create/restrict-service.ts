import { bookingSentences } from '../../copy/booking-sentences.ts'
import { Refused } from '../../http/refused.ts'
import type { Service } from './load-booking-inputs.ts'

/** Rejects an owner's request for a service that only the desk books: parties, and services marked so. */
export function refuseDeskOnly({ serviceType, bookableOnline }: Service, owner: string | null) {
  if (owner && (serviceType === 'Evento' || !bookableOnline)) throw new Refused('not-bookable')
}

/** Rejects an owner's choice of room or staff member, which only the desk makes. */
export function refuseOwnersChoice(resource: string | null | undefined, owner: string | null) {
  if (owner && resource !== undefined)
    throw new Refused('not-your-role', { message: bookingSentences.houseAssigns })
}

/** Several days at once are sold of the guardería alone; nights and hours are booked one by one. */
export function onlyDayCare(service: Service): Service {
  if (service.serviceType === 'Guardería') return service
  throw new Refused('breaks-a-rule', { message: bookingSentences.onlyDayCareByDays })
}

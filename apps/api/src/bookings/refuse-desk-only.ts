import { Refused } from '../http/refused.ts'
import type { Service } from './load-booking-inputs.ts'

/** Refuses an owner what only the desk books: parties, and what the office has said so of. */
export function refuseDeskOnly({ serviceType, bookableOnline }: Service, owner: string | null) {
  if (owner && (serviceType === 'Evento' || !bookableOnline)) throw new Refused('not-bookable')
}

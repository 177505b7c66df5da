import { takenInUntil } from './booking-window.ts'
import type { HouseTerms } from '../business/house-terms.ts'
import { addMinutes, compareInstants, type InstantLike } from '../time/house-time.ts'
import type { ServiceType } from './service-types.ts'

/** Somebody waits, is offered a place once, and takes it, leaves it, or lets the time go by. */
export const waitingStatuses = ['waiting', 'offered', 'accepted', 'declined', 'expired'] as const
export type WaitingStatus = (typeof waitingStatuses)[number]

/** How long a freed place is kept for who it was offered to (ours, a setting). */
export const offerMinutes = 120

/** The first instant at which a place that is offered now can no longer be taken: nobody takes one that has begun meanwhile. */
export function offerEnds(
  { serviceType, start }: { serviceType: ServiceType; start: string },
  now: InstantLike,
  terms: Pick<HouseTerms, 'hours'>,
) {
  const afterHours = addMinutes(now, offerMinutes)
  const begun = takenInUntil(serviceType, start, terms)
  return compareInstants(begun, afterHours) < 0 ? begun : afterHours
}

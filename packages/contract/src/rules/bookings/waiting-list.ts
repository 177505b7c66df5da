import { takenInUntil } from './booking-window.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { addMinutes, compareInstants, type InstantLike } from '../time/business-time.ts'
import type { ServiceType } from './service-types.ts'

/** States of a waiting-list entry. A place is offered once, then accepted, declined or expired. */
export const waitingStatuses = ['waiting', 'offered', 'accepted', 'declined', 'expired'] as const
export type WaitingStatus = (typeof waitingStatuses)[number]

/** Minutes that an offered place is held (ours, a setting). */
export const offerMinutes = 120

/**
 * Returns the first instant at which a place offered now can no longer be taken, at most its own beginning.
 */
export function offerEnds(
  { serviceType, start }: { serviceType: ServiceType; start: string },
  now: InstantLike,
  terms: Pick<BusinessTerms, 'hours'>,
) {
  const afterHours = addMinutes(now, offerMinutes)
  const begun = takenInUntil(serviceType, start, terms)
  return compareInstants(begun, afterHours) < 0 ? begun : afterHours
}

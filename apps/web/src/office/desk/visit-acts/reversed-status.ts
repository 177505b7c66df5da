import type { ReversibleStatus, VisitStatus } from '@rumi/contract'

/** Status of the bookings that is reversed with each status of a visit; an expected visit has no step to reverse. */
export const reversedStatus: Partial<Record<VisitStatus, ReversibleStatus>> = {
  'in-house': 'checked-in',
  gone: 'checked-out',
  missed: 'no-show',
}

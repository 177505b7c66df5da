import type { BookingStatus } from './booking-states.ts'

/** States of a visit, the presence of one dog. */
export const visitStatuses = ['expected', 'in-house', 'gone', 'missed'] as const
export type VisitStatus = (typeof visitStatuses)[number]

/** Status of the visits of a booking that all its dogs share; a cancelled booking counts as missed. */
export const visitStatusOf = {
  pending: 'expected',
  confirmed: 'expected',
  'checked-in': 'in-house',
  'checked-out': 'gone',
  'no-show': 'missed',
  cancelled: 'missed',
} as const satisfies Record<BookingStatus, VisitStatus>

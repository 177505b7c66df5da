import type { BookingStatus } from '../bookings/booking-states.ts'
import { beginningOfVisit, endOfFreeCancellation } from './cancellation.ts'
import { clientLimits, type ClientLimits } from '../bookings/client-limits.ts'
import type { BusinessTerms } from '../business/business-terms.ts'
import { compareInstants, type InstantLike } from '../time/business-time.ts'
import { percentOf } from './money.ts'
import { policyOf, type PolicyInput, type PolicyTerms } from '../bookings/service-policy.ts'

type Booked = PolicyInput & {
  totalCentavos: number
  /** True if the client has never visited. */
  isFirstVisit?: boolean
}

/**
 * Returns the deposit at booking: the configured share for the service (none by default, as the specification
 * states none), for a first visit at least the first-visit share. It never exceeds the outstanding price.
 */
export const depositDue = (
  { totalCentavos, isFirstVisit = false, ...booked }: Booked,
  terms: PolicyTerms,
  { firstVisitDepositPercent }: ClientLimits = clientLimits,
) => {
  const { depositPercent } = policyOf(booked, terms)
  const percent = isFirstVisit ? Math.max(depositPercent, firstVisitDepositPercent) : depositPercent
  return percentOf(totalCentavos, percent)
}

/**
 * Until when the deposit of what was booked at a moment can be paid, as an instant: as long as giving it up is free, and of
 * what is booked later than that, until the visit begins.
 */
export const depositUntilOf = (
  booked: PolicyInput,
  bookedAt: InstantLike,
  terms: PolicyTerms & Pick<BusinessTerms, 'hotel' | 'hours'>,
) => {
  const until = endOfFreeCancellation(booked, terms)
  return compareInstants(bookedAt, until) < 0 ? until : beginningOfVisit(booked, terms)
}

type Sold = Booked & {
  status: BookingStatus
  /** Fee of a cancelled booking. */
  retainedCentavos?: number
}

/**
 * Account of a booking after payments of `paidCentavos`: a cancelled one costs its fee. After the visit the deposit is no more due than
 * the rest.
 */
export const accountOfBooking = (
  booking: Sold,
  paidCentavos: number,
  terms: PolicyTerms,
  limits: ClientLimits = clientLimits,
) => {
  const isCancelled = booking.status === 'cancelled'
  const costCentavos = isCancelled ? (booking.retainedCentavos ?? 0) : booking.totalCentavos
  const hasDeposit = !isCancelled && booking.status !== 'checked-out'
  const depositCentavos = hasDeposit ? depositDue(booking, terms, limits) : 0
  return {
    depositCentavos,
    dueNowCentavos: Math.max(0, depositCentavos - paidCentavos),
    leftCentavos: Math.max(0, costCentavos - paidCentavos),
    overpaidCentavos: Math.max(0, paidCentavos - costCentavos),
  }
}

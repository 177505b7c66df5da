import type { BookingStatus } from './booking-states.ts'
import { clientLimits, type ClientLimits } from './client-limits.ts'
import { percentOf } from './money.ts'
import { policyOf, type PolicyTerms } from './service-policy.ts'
import type { ServiceType } from './service-types.ts'

type Booked = {
  serviceType: ServiceType
  totalCentavos: number
  /** Whether who booked it was never here. */
  isFirstVisit?: boolean
}

/**
 * What is due when a booking is made: the share of its price that the house asks for that kind of service, none as it comes
 * (the specification states none), and of a first visit at least what is asked of one. Never more than the booking costs,
 * so that a stay paid by other means asks for nothing.
 */
export const depositDue = (
  { serviceType, totalCentavos, isFirstVisit = false }: Booked,
  terms: PolicyTerms,
  { firstVisitDepositPercent }: ClientLimits = clientLimits,
) => {
  const { depositPercent } = policyOf(serviceType, terms)
  const percent = isFirstVisit ? Math.max(depositPercent, firstVisitDepositPercent) : depositPercent
  return percentOf(totalCentavos, percent)
}

type Sold = Booked & {
  status: BookingStatus
  /** Of one that was given up, what is kept of what was paid. */
  retainedCentavos?: number
}

/** How the money of a booking stands once so much was paid: a cancelled one costs what is kept, and nothing is due on it. */
export const accountOfBooking = (
  booking: Sold,
  paidCentavos: number,
  terms: PolicyTerms,
  limits: ClientLimits = clientLimits,
) => {
  const isCancelled = booking.status === 'cancelled'
  const costCentavos = isCancelled ? (booking.retainedCentavos ?? 0) : booking.totalCentavos
  const depositCentavos = isCancelled ? 0 : depositDue(booking, terms, limits)
  return {
    depositCentavos,
    dueNowCentavos: Math.max(0, depositCentavos - paidCentavos),
    leftCentavos: isCancelled ? 0 : Math.max(0, costCentavos - paidCentavos),
    overpaidCentavos: Math.max(0, paidCentavos - costCentavos),
  }
}

import type { BookingStatus } from './booking-states.ts'
import { clientLimits, type ClientLimits } from './client-limits.ts'
import { nightsBetween } from './hotel.ts'
import { divideRounded, percentOf } from './money.ts'
import type { ServiceType } from './service-types.ts'

/** How money reaches the house (docs/domain.md#shop; a card provider comes later). */
export const paymentMethods = ['cash', 'transfer', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

type Booked = {
  serviceType: ServiceType
  start: string
  end: string
  totalCentavos: number
  /** Whether who booked it was never here. */
  isFirstVisit?: boolean
}

/** Of an event, half is due when it is booked (ours, a setting). */
const eventShare = 2

const usualDeposit = ({ serviceType, start, end, totalCentavos }: Booked) => {
  if (serviceType === 'Hotel')
    return divideRounded(totalCentavos, Math.max(1, nightsBetween(start.slice(0, 10), end.slice(0, 10))))
  return serviceType === 'Evento' ? divideRounded(totalCentavos, eventShare) : 0
}

/**
 * What is due when a booking is made (ours: the specification states none): one night of a stay, half of an event,
 * nothing of the rest; of a first visit at least the share that the house asks, none as it comes. Never more than the
 * booking costs, so that a stay paid by other means asks for nothing.
 */
export const depositDue = (
  booked: Booked,
  { firstVisitDepositPercent: percent }: ClientLimits = clientLimits,
) => {
  const ofFirstVisit = booked.isFirstVisit ? percentOf(booked.totalCentavos, percent) : 0
  return Math.max(usualDeposit(booked), ofFirstVisit)
}

type Sold = Booked & { status: BookingStatus }

/** How the money of a booking stands once so much was paid: a cancelled one costs nothing, and nothing is due on it. */
export const accountOfBooking = (
  booking: Sold,
  paidCentavos: number,
  limits: ClientLimits = clientLimits,
) => {
  const isCancelled = booking.status === 'cancelled'
  const costCentavos = isCancelled ? 0 : booking.totalCentavos
  const depositCentavos = isCancelled ? 0 : depositDue(booking, limits)
  return {
    depositCentavos,
    dueNowCentavos: Math.max(0, depositCentavos - paidCentavos),
    leftCentavos: Math.max(0, costCentavos - paidCentavos),
    overpaidCentavos: Math.max(0, paidCentavos - costCentavos),
  }
}

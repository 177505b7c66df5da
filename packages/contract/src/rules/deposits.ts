import type { BookingStatus } from './booking-states.ts'
import { nightsBetween } from './hotel.ts'
import { divideRounded } from './money.ts'
import type { ServiceType } from './service-types.ts'

/** How money reaches the house (domain: shop; a card provider comes later). */
export const paymentMethods = ['cash', 'transfer', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

type Booked = { serviceType: ServiceType; start: string; end: string; totalCentavos: number }

/** Of an event, half is due when it is booked (ours, a setting). */
const eventShare = 2

/**
 * What is due when a booking is made (ours: the specification states none): one night of a stay, half of an event,
 * nothing of the rest. Never more than the booking costs, so that a stay paid by other means asks for nothing.
 */
export const depositDue = ({ serviceType, start, end, totalCentavos }: Booked) => {
  if (serviceType === 'Hotel')
    return divideRounded(totalCentavos, Math.max(1, nightsBetween(start.slice(0, 10), end.slice(0, 10))))
  return serviceType === 'Evento' ? divideRounded(totalCentavos, eventShare) : 0
}

type Sold = Booked & { status: BookingStatus }

/** How the money of a booking stands once so much was paid: a cancelled one costs nothing, and nothing is due on it. */
export const accountOfBooking = (booking: Sold, paidCentavos: number) => {
  const isCancelled = booking.status === 'cancelled'
  const costCentavos = isCancelled ? 0 : booking.totalCentavos
  const depositCentavos = isCancelled ? 0 : depositDue(booking)
  return {
    depositCentavos,
    dueNowCentavos: Math.max(0, depositCentavos - paidCentavos),
    leftCentavos: Math.max(0, costCentavos - paidCentavos),
    overpaidCentavos: Math.max(0, paidCentavos - costCentavos),
  }
}

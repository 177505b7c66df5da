import { activatePaidPass, settlePaidBooking } from './bookings/index.ts'
import { settleOrder } from './orders/index.ts'
import type { AfterPayment } from './payments/index.ts'

/**
 * Advances the subject of a payment: a booking keeps its place, a pass becomes active, an order is prepared.
 */
export const afterPayment: AfterPayment = async (tx, target, { actorId }) => {
  if ('bookingId' in target) await settlePaidBooking(tx, target.bookingId)
  if ('passId' in target) await activatePaidPass(tx, target.passId, actorId)
  if ('orderId' in target) await settleOrder(tx, target.orderId, actorId)
}

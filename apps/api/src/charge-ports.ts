import {
  addBeforeGoingHome,
  bookingRepository,
  chargeLateFee,
  giveDiscount,
  lateFeesOf,
  lowerFeeToPaid,
} from './bookings/index.ts'
import { Refused } from './http/refused.ts'
import { handOverOrder, lowerOrderPrice, sellAlong } from './orders/index.ts'
import type { AtTheDesk } from './payments/index.ts'

/** Implements the ports of a charge with the shop's products and the business's services. */
export const atTheDesk: AtTheDesk = {
  sell: async (tx, extra, { bookingId, by }) => {
    if ('serviceId' in extra)
      return { bookingId: await addBeforeGoingHome(tx, extra, { bookingId, by: by.id }) }
    const booking = await bookingRepository.find(tx, bookingId)
    if (!booking) throw new Refused('not-found')
    return { orderId: await sellAlong(tx, extra, { clientId: booking.clientId, by }) }
  },
  handOver: async (tx, target, by) => {
    if ('orderId' in target) await handOverOrder(tx, target.orderId, by)
  },
  lateFeesOf,
  chargeLateFee,
  takeOff: giveDiscount,
  lowerFee: lowerFeeToPaid,
  lowerOrderPrice,
}

import { formatPesos, type PaymentTarget } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { bankSentences } from '../copy/money/bank-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { orders } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'
import {
  columnsOfTarget,
  lockTarget,
  recordLatePayment,
  recordPayment,
  type AfterPayment,
} from '../payments/index.ts'
import { lockOpenLines, matchPosted } from './match-lines.ts'

type Paying = { lineId: string; target: PaymentTarget; by: string; afterPayment: AfterPayment }

/**
 * Records the transfer of a bank line as the payment of an order, booking or pass, advances it, and matches the line with the posted
 * entry. For a cancelled order it becomes credit. Throws `match-differs` unless the amount is the unpaid one, or the missing deposit
 * of a booking.
 */
export async function paySale(tx: Tx, { lineId, target, by, afterPayment }: Paying) {
  const [line] = await lockOpenLines(tx, [lineId])
  const { amountCentavos, reference, concept } = line!
  const { leftCentavos, paidCentavos } = await lockTarget(tx, target)
  const received = {
    target,
    method: 'transfer' as const,
    amountCentavos,
    reference: (reference || concept).slice(0, 80),
    receivedBy: by,
  }
  const { bookingId, orderId, passId } = columnsOfTarget(target)
  const where = sql`(e.booking_id = ${bookingId}::uuid or e.order_id = ${orderId}::uuid or e.pass_id = ${passId}::uuid)`
  const match = () => matchPosted(tx, line!, { where, by })
  const order = orderId === null ? null : await orderOf(tx, orderId)
  if (order?.status === 'cancelled') {
    refuseOther(amountCentavos, [order.totalCentavos])
    const { payment } = await recordLatePayment(tx, received)
    await match()
    return payment.id
  }
  if (leftCentavos === 0 || (order && order.status !== 'pending'))
    throw new Refused('step-not-allowed', { message: bankSentences.saleNotOpen })
  const deposit = bookingId === null ? 0 : (await depositOf(tx, bookingId)) - paidCentavos
  refuseOther(amountCentavos, deposit > 0 ? [leftCentavos, deposit] : [leftCentavos])
  const payment = await recordPayment(tx, received)
  await afterPayment(tx, target, { actorId: by })
  await match()
  return payment.id
}

function refuseOther(amountCentavos: number, [left, deposit]: number[]) {
  if (amountCentavos === left || amountCentavos === deposit) return
  throw new Refused('match-differs', { message: bankSentences.saleDiffers(formatPesos(left!)) })
}

async function orderOf(tx: Tx, id: string) {
  const [order] = await tx
    .select({ status: orders.status, totalCentavos: orders.totalCentavos })
    .from(orders)
    .where(eq(orders.id, id))
  return order
}

/** Deposit that the place of a booking is held for; 0 without one. */
async function depositOf(tx: Tx, id: string) {
  const [booking] = await tx
    .select({ held: bookings.depositHeldCentavos, totalCentavos: bookings.totalCentavos })
    .from(bookings)
    .where(eq(bookings.id, id))
  return Math.min(booking?.held ?? 0, booking?.totalCentavos ?? 0)
}

import { chargeCalls, reachWithin, type BodyOf, type PaymentTarget, type paymentCalls } from '@rumi/contract'
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import { paymentSentences } from '../../copy/money/payment-sentences.ts'
import type { Queryable, Tx } from '../../db/connect.ts'
import { charges } from '../../db/schema/money/charges.ts'
import { passCredits, passes } from '../../db/schema/money/passes.ts'
import type { payments } from '../../db/schema/money/payments.ts'
import { orders } from '../../db/schema/money/shop.ts'
import type { Actor } from '../../http/actor.ts'
import { Refused, refusedField } from '../../http/refused.ts'
import type { AtTheDesk } from '../charge-at-desk.ts'
import { lockParts, partsOfRefund } from '../lock-parts.ts'
import { paymentRepository } from '../payment-repository.ts'
import { isStanding, targetOfColumns } from '../payment-target.ts'
import { openMovement, type Payment } from '../record-payment.ts'
import { refundPayment } from './refund-payment.ts'
import { retainedShareOf } from './retained-share.ts'

type RefundRequest = BodyOf<typeof paymentCalls.refund>
type Refunding = { actor: Actor; atTheDesk: Pick<AtTheDesk, 'takeOff' | 'lowerFee' | 'lowerOrderPrice'> }

/**
 * Refunds a payment or one item of it, and optionally lowers the price by the same amount in one transaction.
 * Of a payment of several items the last are refunded first, as one refund. Throws for a fixed price and
 * without permission for discounts; an active pass is ended instead.
 */
export async function refundAtDesk(
  tx: Tx,
  id: string,
  { lowersPrice = false, ...requested }: RefundRequest,
  { actor, atTheDesk }: Refunding,
): Promise<Payment> {
  const parts = partsOfRefund(await lockParts(tx, id), requested.amountCentavos)
  if (lowersPrice && reachWithin(actor, chargeCalls.discounted) === 'none') throw new Refused('not-your-role')
  const refund = {
    ...requested,
    by: actor.id,
    chargeId: lowersPrice ? await openCharge(tx, parts, actor.id) : undefined,
    movementId: parts.length > 1 ? await openMovement(tx, parts) : undefined,
  }
  let refunded: Payment | undefined
  for (const { row, amountCentavos } of parts) {
    const retainedCentavos = await retainedShareOf(tx, row, { amountCentavos, lowersPrice })
    const part = { ...refund, amountCentavos, retainedCentavos }
    refunded = lowersPrice
      ? await refundWithPrice(tx, row, part, { actor, atTheDesk })
      : await refundPart(tx, row, part, atTheDesk)
  }
  return (await paymentRepository.find(tx, refunded!.id))!
}

type Row = typeof payments.$inferSelect
type Refund = Parameters<typeof refundPayment>[2]

/** The charge that the discounts of a refund of bookings are in; none of an order, whose price falls by a row of its returns. */
async function openCharge(tx: Tx, parts: readonly { row: Row }[], by: string) {
  const [booked] = parts.filter(({ row }) => row.bookingId !== null && row.kind === 'payment')
  if (!booked) return undefined
  const [charge] = await tx
    .insert(charges)
    .values({ clientId: booked.row.clientId, by })
    .returning({ id: charges.id })
  return charge!.id
}

async function refundPart(tx: Tx, row: Row, refund: Refund, { lowerFee }: Refunding['atTheDesk']) {
  const { passId, bookingId } = row
  if (row.kind === 'payment' && passId) return refundOfPass(tx, { ...row, passId }, refund)
  const refunded = await refundPayment(tx, row.id, refund)
  if (row.kind === 'payment' && bookingId) await lowerFee(tx, bookingId)
  return refunded
}

async function refundWithPrice(tx: Tx, row: Row, refund: Refund, { actor, atTheDesk }: Refunding) {
  const target = targetOfColumns(row)
  if (row.kind === 'payment' && row.passId) return refundOfPass(tx, { ...row, passId: row.passId }, refund)
  if (!target || row.kind !== 'payment' || !(await priceCanFall(tx, target)))
    throw refusedField('lowersPrice', paymentSentences.priceStays)
  const { amountCentavos, retainedCentavos = 0, reason = '', chargeId } = refund
  const off = { amountCentavos: amountCentavos + retainedCentavos, reason, by: actor }
  const refunded = await refundPayment(tx, row.id, refund)
  if ('bookingId' in target) await atTheDesk.takeOff(tx, target.bookingId, { ...off, chargeId: chargeId! })
  if ('orderId' in target) await atTheDesk.lowerOrderPrice(tx, target.orderId, off)
  return refunded
}

/** Ends the rest of an active pass; a used-up one becomes cheaper by the refund, so that nothing is due. */
async function refundOfPass(
  tx: Tx,
  { id, passId }: { id: string; passId: string },
  refund: Parameters<typeof refundPayment>[2],
): Promise<Payment> {
  const [pass] = await tx.select().from(passes).where(eq(passes.id, passId)).for('update')
  if (await paysStill(tx, passId))
    throw new Refused('breaks-a-rule', { message: paymentSentences.endThePass })
  const refunded = await refundPayment(tx, id, refund)
  if (pass?.status === 'active')
    await tx
      .update(passes)
      .set({
        totalCentavos: sql`greatest(0, ${passes.totalCentavos} - ${refund.amountCentavos + (refund.retainedCentavos ?? 0)})`,
        version: sql`${passes.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(passes.id, passId))
  return refunded
}

/** True if a pass is active with units left. A refund then ends it. */
export async function paysStill(db: Queryable, passId: string) {
  const [unspent] = await db
    .select({ number: passCredits.number })
    .from(passCredits)
    .innerJoin(passes, eq(passes.id, passCredits.passId))
    .where(
      and(
        eq(passes.id, passId),
        eq(passes.status, 'active'),
        isNull(passCredits.bookingId),
        not(passCredits.voided),
      ),
    )
    .limit(1)
  return unspent !== undefined
}

/** True if a refund may lower the price: a valid booking or a paid order. The price of a pass is fixed. */
export async function priceCanFall(db: Queryable, target: PaymentTarget) {
  if ('passId' in target || !(await isStanding(db, target))) return false
  if ('bookingId' in target) return true
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, target.orderId))
  return order?.status !== 'pending'
}

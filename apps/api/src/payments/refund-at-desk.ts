import { chargeCalls, reachWithin, type BodyOf, type PaymentTarget, type paymentCalls } from '@rumi/contract'
import { and, eq, isNull, not, sql } from 'drizzle-orm'
import { paymentSentences } from '../copy/payment-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { charges } from '../db/schema/charges.ts'
import { passCredits, passes } from '../db/schema/passes.ts'
import { orders } from '../db/schema/shop.ts'
import type { Actor } from '../http/actor.ts'
import { Refused, refusedField } from '../http/refused.ts'
import type { AtTheDesk } from './charge-at-desk.ts'
import { isStanding, targetOfColumns } from './payment-target.ts'
import type { Payment } from './record-payment.ts'
import { lockPayment, refundPayment } from './refund-payment.ts'

type RefundRequest = BodyOf<typeof paymentCalls.refund>
type Refunding = { actor: Actor; atTheDesk: Pick<AtTheDesk, 'takeOff' | 'lowerFee' | 'lowerOrderPrice'> }

/**
 * Returns a payment, and where that is asked lowers the price of what it was for by as much in the same transaction, so that nobody owes
 * it again. Refused where that has no price that can fall, and to whoever may give no discount; an active pass is ended instead, so that
 * it pays no more.
 */
export async function refundAtDesk(
  tx: Tx,
  id: string,
  { lowersPrice, ...asked }: RefundRequest,
  { actor, atTheDesk }: Refunding,
): Promise<Payment> {
  const refund = { ...asked, by: actor.id }
  const paid = await lockPayment(tx, id)
  if (paid.kind === 'payment' && paid.passId)
    return refundOfPass(tx, { ...paid, passId: paid.passId }, refund)
  if (!lowersPrice) {
    const refunded = await refundPayment(tx, id, refund)
    if (paid.kind === 'payment' && paid.bookingId) await atTheDesk.lowerFee(tx, paid.bookingId)
    return refunded
  }
  const { discounted } = chargeCalls
  if (reachWithin(actor, discounted) === 'none') throw new Refused('not-your-role')
  const target = targetOfColumns(paid)
  if (!target || paid.kind !== 'payment' || !(await priceCanFall(tx, target)))
    throw refusedField('lowersPrice', paymentSentences.priceStays)
  const off = { amountCentavos: asked.amountCentavos, reason: asked.reason ?? '', by: actor }
  if ('bookingId' in target) {
    const [charge] = await tx
      .insert(charges)
      .values({ clientId: paid.clientId, by: actor.id })
      .returning({ id: charges.id })
    const chargeId = charge!.id
    const refunded = await refundPayment(tx, id, { ...refund, chargeId })
    await atTheDesk.takeOff(tx, target.bookingId, { ...off, chargeId })
    return refunded
  }
  const refunded = await refundPayment(tx, id, refund)
  if ('orderId' in target) await atTheDesk.lowerOrderPrice(tx, target.orderId, off)
  return refunded
}

/** Of an active pass that pays still what is left is ended; one that is used up costs less by what is returned, so that nobody owes it. */
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
        totalCentavos: sql`greatest(0, ${passes.totalCentavos} - ${refund.amountCentavos})`,
        version: sql`${passes.version} + 1`,
        updatedAt: sql`now()`,
      })
      .where(eq(passes.id, passId))
  return refunded
}

/** Whether a pass is active and has something left, so that it is ended where its money is to go back. */
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

/** Whether something has a price that a refund may lower: a booking that stands, or an order that was paid; a pass costs what it cost. */
export async function priceCanFall(db: Queryable, target: PaymentTarget) {
  if ('passId' in target || !(await isStanding(db, target))) return false
  if ('bookingId' in target) return true
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, target.orderId))
  return order?.status !== 'pending'
}

import { formatPesos } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { bankSentences } from '../copy/money/bank-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { orders } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'
import { lockTarget, recordLatePayment, recordPayment, type AfterPayment } from '../payments/index.ts'
import { lockOpenLines, matchPosted } from './match-lines.ts'

type Paying = { lineId: string; orderId: string; by: string; afterPayment: AfterPayment }

/**
 * Records the transfer of a bank line as an order's payment, advances the order, and matches the line with
 * the posted entry. For a cancelled order it becomes credit. Throws `match-differs` unless the amount equals
 * the unpaid or requested one.
 */
export async function payOrder(tx: Tx, { lineId, orderId, by, afterPayment }: Paying) {
  const [line] = await lockOpenLines(tx, [lineId])
  const { amountCentavos, reference, concept } = line!
  const target = { orderId }
  const { leftCentavos } = await lockTarget(tx, target)
  const [order] = await tx
    .select({ status: orders.status, totalCentavos: orders.totalCentavos })
    .from(orders)
    .where(eq(orders.id, orderId))
  const received = {
    target,
    method: 'transfer' as const,
    amountCentavos,
    reference: (reference || concept).slice(0, 80),
    receivedBy: by,
  }
  const match = () => matchPosted(tx, line!, { where: sql`e.order_id = ${orderId}`, by })
  if (order?.status === 'cancelled') {
    if (order.totalCentavos !== amountCentavos)
      throw new Refused('match-differs', {
        message: bankSentences.orderDiffers(formatPesos(order.totalCentavos)),
      })
    const { payment } = await recordLatePayment(tx, received)
    await match()
    return payment.id
  }
  if (order?.status !== 'pending')
    throw new Refused('step-not-allowed', { message: bankSentences.orderNotPending })
  if (leftCentavos !== amountCentavos)
    throw new Refused('match-differs', { message: bankSentences.orderDiffers(formatPesos(leftCentavos)) })
  const payment = await recordPayment(tx, received)
  await afterPayment(tx, target, { actorId: by })
  await match()
  return payment.id
}

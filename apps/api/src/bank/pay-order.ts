import { formatPesos } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { bankSentences } from '../copy/money/bank-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { orders } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'
import { lockTarget, recordLatePayment, recordPayment, type AfterPayment } from '../payments/index.ts'
import { lockOpenLines, matchLines } from './match-lines.ts'

type Paying = { lineId: string; orderId: string; by: string; afterPayment: AfterPayment }

/**
 * Records the transfer of a bank line as an order's payment, advances the order, and matches the line with
 * the posted entry. For a cancelled order it becomes credit. Throws `match-differs` unless the amount equals
 * the unpaid or requested one.
 */
export async function payOrder(tx: Tx, { lineId, orderId, by, afterPayment }: Paying) {
  const [line] = await lockOpenLines(tx, [lineId])
  const { amountCentavos, accountId, reference, concept } = line!
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
  const match = async () => {
    const bookLine = await postedLine(tx, { orderId, accountId, amountCentavos })
    await matchLines(tx, [{ lineId, bookLines: [bookLine] }], by)
  }
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

/** The line that the payment has just posted on the account of the bank; the books post at the end of a transaction, here before it. */
async function postedLine(tx: Tx, posted: { orderId: string; accountId: string; amountCentavos: number }) {
  await tx.execute(sql`set constraints all immediate`)
  const { rows } = await tx.execute<{ entryId: string; position: number }>(sql`
    select l.entry_id as "entryId", l.position from gl_lines l join gl_entries e on e.id = l.entry_id
    where e.order_id = ${posted.orderId} and l.account_id = ${posted.accountId} and l.debit_centavos = ${posted.amountCentavos}
      and not exists (select from bank_matches m where m.entry_id = l.entry_id and m.position = l.position)
    order by e.number desc limit 1`)
  await tx.execute(sql`set constraints all deferred`)
  const [line] = rows
  if (!line) throw new Refused('match-differs')
  return line
}

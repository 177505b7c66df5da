import { paidCentavosOf, returnsOf, type DeskMethod, type RecordOf, type Resources } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { orderSentences } from '../copy/money/sale-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { orderEvents, orders } from '../db/schema/money/shop.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { lockTarget, recordPayment, refundPayment, rowsAbout } from '../payments/index.ts'
import { endPaidBalance } from './opening-balance.ts'
import { orderRepository } from './order-repository.ts'

type Order = RecordOf<Resources['orders']>

/** Default payment method at the desk, by the order's method. */
const usualMethod = { counter: 'cash', spei: 'transfer', online: 'transfer' } as const

type Received = { by: string; method?: DeskMethod | undefined; reference?: string | undefined }

/** Writes down what is left of an order as received by the desk. */
export async function receiveOrder(
  tx: Tx,
  { id, payment }: { id: string } & Pick<Order, 'payment'>,
  received: Received,
) {
  const { leftCentavos } = await lockTarget(tx, { orderId: id })
  if (leftCentavos === 0) return
  await recordPayment(tx, {
    target: { orderId: id },
    method: received.method ?? usualMethod[payment],
    amountCentavos: leftCentavos,
    reference: received.reference,
    receivedBy: received.by,
  })
}

/** Takes an order that waits for its payment on, once its whole price is in the ledger, by whatever way it came there. */
export async function settleOrder(tx: Tx, id: string, actorId: string | null) {
  const { leftCentavos } = await lockTarget(tx, { orderId: id })
  const [order] = await tx
    .select({ status: orders.status, isOpening: orders.openingBalance })
    .from(orders)
    .where(eq(orders.id, id))
  if (order?.status !== 'pending' || leftCentavos > 0) return
  const { version } = (await orderRepository.update(tx, id, { status: 'paid' }))!
  await tx.insert(orderEvents).values({ orderId: id, actorId, fromStatus: 'pending', toStatus: 'paid' })
  if (order.isOpening) await endPaidBalance(tx, id, actorId)
  else await enqueueEvent(tx, { kind: 'order-step-taken', orderId: id, version, status: 'paid' })
}

type Returned = { money: 'return' | 'credit'; by: string | null }

/** Of an order that costs less by now than was paid for it, the difference goes back as it came or stays in the client's favour. */
export async function returnBeyondPrice(tx: Tx, id: string, { money, by }: Returned) {
  const { costCentavos, paidCentavos } = await lockTarget(tx, { orderId: id })
  const rows = await rowsAbout(tx, { orderId: id })
  for (const part of returnsOf(rows, Math.max(0, paidCentavos - costCentavos)))
    await refundPayment(tx, part.refundOf, {
      amountCentavos: part.amountCentavos,
      retainedCentavos: part.retainedCentavos,
      method: money === 'credit' ? 'credit' : part.method,
      reason: orderSentences.cheaperNote,
      by,
    })
  await settleOrder(tx, id, by)
}

/** Gives back what was paid for an order that is over: as it came, or in the client's favour. */
export async function returnOrder(tx: Tx, id: string, { money, by }: Returned) {
  const rows = await rowsAbout(tx, { orderId: id })
  for (const { refundOf, amountCentavos, retainedCentavos, method } of returnsOf(rows, paidCentavosOf(rows)))
    await refundPayment(tx, refundOf, {
      amountCentavos,
      retainedCentavos,
      method: money === 'credit' ? 'credit' : method,
      reason: orderSentences.returnedNote,
      by,
    })
}

import {
  generalPublicId,
  orderCan,
  paidCentavosOf,
  returnsOf,
  uuid,
  type BodyOf,
  type orderCalls,
  type OrderReturn,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import { orderSentences } from '../copy/money/sale-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { orderEvents, orderItems, orderReturns } from '../db/schema/money/shop.ts'
import { stockMovements } from '../db/schema/money/stock.ts'
import { requireOpen, type Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { lockTarget, refundPayment, rowsAbout, type Payment } from '../payments/index.ts'
import { orderRepository } from './order-repository.ts'

type Order = RecordOf<Resources['orders']>
type ReturnRequest = BodyOf<typeof orderCalls.returnLines>

/**
 * Returns lines of an order and refunds them in one transaction. Restocked pieces return at their cost;
 * others are recorded as lost. Concurrent returns of the order wait.
 */
export async function returnLines(
  tx: Tx,
  id: string,
  { lines, money, reason }: ReturnRequest,
  actor: Actor,
): Promise<{ order: Order; payments: Payment[] }> {
  requireOpen(actor, 'payments')
  if (!uuid.safeParse(id).success) throw new Refused('not-found')
  await lockTarget(tx, { orderId: id })
  const order = (await orderRepository.find(tx, id))!
  if (!orderCan(actor.role, order.status, 'refunded')) throw new Refused('step-not-allowed')
  if (money === 'credit' && order.userId === generalPublicId)
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'money', message: orderSentences.nobodysCredit }],
      message: orderSentences.nobodysCredit,
    })
  const ordered = lines.toSorted((one, other) => one.productId - other.productId)
  for (const line of ordered) refuseMoreThanBought(order, line)
  const written = await tx
    .insert(orderReturns)
    .values(
      ordered.map(({ productId, quantity, restock }) => ({
        orderId: id,
        productId,
        quantity,
        restocked: restock,
        reason,
        by: actor.id,
      })),
    )
    .returning({ amountCentavos: orderReturns.amountCentavos })
  for (const { productId, quantity, restock } of ordered)
    if (restock) await tx.insert(stockMovements).values({ productId, kind: 'return', quantity, orderId: id })
  const amountCentavos = written.reduce((sum, line) => sum + line.amountCentavos, 0)
  const payments = await returnMoney(tx, id, { amountCentavos, money, reason, by: actor.id })
  await tx.insert(orderEvents).values({
    orderId: id,
    actorId: actor.id,
    fromStatus: order.status,
    toStatus: order.status,
    note: reason,
  })
  return { order: (await orderRepository.update(tx, id, {}))!, payments }
}

function refuseMoreThanBought({ items }: Order, line: ReturnRequest['lines'][number]) {
  const item = items.find(({ productId }) => productId === line.productId)
  const left = item ? item.quantity - item.returned : 0
  if (item && line.quantity <= left) return
  const message = item ? orderSentences.moreThanBought(item.name, left) : orderSentences.notInTheOrder
  throw new Refused('breaks-a-rule', { message, issues: [{ path: 'lines', message }] })
}

type Returned = { amountCentavos: number; money: ReturnRequest['money']; reason: string; by: string }

/** Refunds pieces. Parts paid by credit return to credit, whatever the requested method. */
async function returnMoney(tx: Tx, orderId: string, { amountCentavos, money, reason, by }: Returned) {
  const rows = await rowsAbout(tx, { orderId })
  const returned: Payment[] = []
  for (const part of returnsOf(rows, Math.min(amountCentavos, paidCentavosOf(rows)))) {
    const method = money === 'return' || part.method === 'credit' ? part.method : money
    const { refundOf, amountCentavos: centavos, retainedCentavos } = part
    returned.push(
      await refundPayment(tx, refundOf, { amountCentavos: centavos, retainedCentavos, method, reason, by }),
    )
  }
  return returned
}

/** Lists returned pieces, oldest first. */
export const returnsOfOrder = (db: Queryable, orderId: string): Promise<OrderReturn[]> =>
  db
    .select({
      id: orderReturns.id,
      at: orderReturns.at,
      name: sql<string>`coalesce(${orderItems.name}, '')`,
      quantity: sql<number>`coalesce(${orderReturns.quantity}, 0)`.mapWith(Number),
      amountCentavos: orderReturns.amountCentavos,
      restocked: orderReturns.restocked,
      reason: orderReturns.reason,
    })
    .from(orderReturns)
    .leftJoin(
      orderItems,
      and(eq(orderItems.orderId, orderReturns.orderId), eq(orderItems.productId, orderReturns.productId)),
    )
    .where(eq(orderReturns.orderId, orderId))
    .orderBy(asc(orderReturns.at), asc(orderReturns.productId))

import { and, eq, sql } from 'drizzle-orm'
import { orderSentences } from '../copy/money/sale-sentences.ts'
import type { Db } from '../db/connect.ts'
import { orderEvents, orders } from '../db/schema/money/shop.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { returnOrder } from './order-money.ts'
import { orderRepository } from './order-repository.ts'
import { returnToStock } from './order-stock.ts'

const atOnce = 200

/**
 * Cancels unpaid orders past their hold, returns the pieces to stock and notifies the clients. Returns their
 * number.
 */
export async function expireUnpaidOrders(db: Db): Promise<number> {
  const isOver = and(
    eq(orders.status, 'pending'),
    eq(orders.openingBalance, false),
    sql`${orders.heldUntil} <= now()`,
  )
  const over = await db
    .select({ id: orders.id })
    .from(orders)
    .where(isOver)
    .orderBy(orders.heldUntil, orders.id)
    .limit(atOnce)
  for (const { id } of over) {
    await db.transaction(async (tx) => {
      const [locked] = await tx
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, id), isOver))
        .for('update')
      if (!locked) return
      const { version } = (await orderRepository.update(tx, id, { status: 'cancelled' }))!
      await tx.insert(orderEvents).values({
        orderId: id,
        actorId: null,
        fromStatus: 'pending',
        toStatus: 'cancelled',
        note: orderSentences.notPaidNote,
      })
      await returnToStock(tx, id)
      await returnOrder(tx, id, { money: 'credit', by: null })
      const step = { kind: 'order-step-taken', orderId: id, version, status: 'cancelled' } as const
      await enqueueEvent(tx, { ...step, because: 'unpaid' })
    })
  }
  return over.length
}

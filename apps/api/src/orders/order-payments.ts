import { counterSales, isOrderGivenUp, orderCalls, paidCentavosOf } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { orders } from '../db/schema/money/shop.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { rowsAbout, type AfterPayment } from '../payments/index.ts'
import { orderRepository } from './order-repository.ts'
import { returnLines, returnsOfOrder } from './return-lines.ts'
import { sellAtCounter } from './sell-at-counter.ts'

/** Reads the payments of an order (another client's is not found), and sells at the counter. */
export function orderPaymentsRoutes(app: FastifyInstance, db: Db, afterPayment: AfterPayment) {
  registerRoute(app, counterSales.create, async ({ body, actor, request }) => ({
    data: await runIdempotent(db, request, (tx) => sellAtCounter(tx, body, { actor, afterPayment })),
  }))
  registerRoute(app, orderCalls.returnLines, async ({ params: { id }, body, actor, request }) => ({
    data: await runIdempotent(db, request, (tx) => returnLines(tx, id, body, actor)),
  }))
  registerRoute(app, orderCalls.payments, async ({ params: { id }, owner }) => {
    const order = await orderRepository.find(db, id)
    if (!order || (owner && order.userId !== owner)) throw new Refused('not-found')
    const [held] = await db
      .select({ heldUntil: orders.heldUntil })
      .from(orders)
      .where(eq(orders.id, order._id))
    const rows = await rowsAbout(db, { orderId: order._id })
    const paidCentavos = paidCentavosOf(rows)
    return {
      data: {
        payments: rows.filter(({ status }) => status === 'settled'),
        paidCentavos,
        leftCentavos: isOrderGivenUp(order.status)
          ? 0
          : Math.max(0, order.totalCentavos - order.returnedCentavos - paidCentavos),
        returns: await returnsOfOrder(db, order._id),
        heldUntil: held!.heldUntil,
      },
    }
  })
}

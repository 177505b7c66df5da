import type { IvaTreatment } from '@rumi/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { orderItems, orderReturns, orders } from '../db/schema/money/shop.ts'
import { endedRetention, treatmentsOfOrder } from '../db/sql-functions.ts'

/** Reduction of the price of an order: pieces under their treatment, or a part of the price under none. */
export type OrderReturn = {
  treatment: IvaTreatment | null
  piecesCentavos: number
  amountCentavos: number
  at: string
}

/** Loads orders with their treatments of IVA and what was returned of them. */
export async function readOrders(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return []
  const found = await db
    .select({
      order: orders,
      treatments: treatmentsOfOrder(orders.id),
      endedCentavos: endedRetention({ orderId: orders.id }).mapWith(Number),
    })
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(orders.number)
  const returns = await db
    .select({
      orderId: orderReturns.orderId,
      treatment: orderItems.ivaTreatment,
      piecesCentavos: sql<number>`coalesce(${orderReturns.quantity} * ${orderItems.unitCentavos}, 0)`.mapWith(
        Number,
      ),
      amountCentavos: orderReturns.amountCentavos,
      at: orderReturns.at,
    })
    .from(orderReturns)
    .leftJoin(
      orderItems,
      and(eq(orderItems.orderId, orderReturns.orderId), eq(orderItems.productId, orderReturns.productId)),
    )
    .where(inArray(orderReturns.orderId, [...ids]))
  const returnsOf = Map.groupBy(returns, ({ orderId }) => orderId)
  return found.map(({ order, ...amounts }) => ({
    ...order,
    ...amounts,
    returns: returnsOf.get(order.id) ?? [],
  }))
}

import { formatPesos } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { orderSentences } from '../copy/money/order-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { orderEvents, orderReturns, orders } from '../db/schema/money/shop.ts'
import type { Actor } from '../http/actor.ts'

type Lowered = { amountCentavos: number; reason: string; by: Actor }

/**
 * Takes something off the price of an order that is paid, without a piece coming back, and keeps in its history who did and why. The
 * database refuses it of an order that waits to be paid or was given up, and where more is paid than it costs then.
 */
export async function lowerOrderPrice(tx: Tx, orderId: string, { amountCentavos, reason, by }: Lowered) {
  await tx.insert(orderReturns).values({ orderId, amountCentavos, restocked: false, reason, by: by.id })
  const [order] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  await tx.insert(orderEvents).values({
    orderId,
    actorId: by.id,
    fromStatus: order!.status,
    toStatus: order!.status,
    note: orderSentences.priceLowered(formatPesos(amountCentavos), reason),
  })
}

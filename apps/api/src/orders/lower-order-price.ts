import { formatPesos } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { orderSentences } from '../copy/money/sale-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { orderEvents, orderReturns, orders } from '../db/schema/money/shop.ts'
import type { Actor } from '../http/actor.ts'

type Lowered = { amountCentavos: number; reason: string; by: Actor }

/**
 * Discounts a paid order without returned pieces and records author and reason. The database rejects it for
 * unpaid or cancelled orders, and below the paid amount.
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

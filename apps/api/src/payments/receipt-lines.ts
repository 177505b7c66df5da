import type { PaymentTarget, PriceLine, ReceiptLine } from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import { paymentSentences } from '../copy/money/payment-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { passes } from '../db/schema/money/passes.ts'
import { orderItems, orders } from '../db/schema/money/shop.ts'
import { conceptOf } from './concept-of.ts'
import type { Payment } from './record-payment.ts'

type Off = { bookingId: string; amountCentavos: number }

/** Returns the lines of a receipt: each thing with its charge before discounts of the same charge. */
export async function linesOf(
  db: Queryable,
  paid: readonly Payment[],
  off: readonly Off[],
): Promise<ReceiptLine[]> {
  const charged = new Map<string, { target: PaymentTarget | null; centavos: number }>()
  const add = (target: PaymentTarget | null, centavos: number) => {
    const key = JSON.stringify(target)
    charged.set(key, { target, centavos: (charged.get(key)?.centavos ?? 0) + centavos })
  }
  for (const { allocations } of paid)
    for (const { target, amountCentavos } of allocations) add(target, amountCentavos)
  for (const { bookingId, amountCentavos } of off) add({ bookingId }, amountCentavos)
  const lines: ReceiptLine[] = []
  for (const { target, centavos } of charged.values()) {
    const { details, costCentavos } = await madeOf(db, target)
    lines.push({
      target,
      concept: await conceptOf(db, target),
      amountCentavos: centavos,
      costCentavos: Math.max(costCentavos, centavos),
      details: details.length > 1 || (target && 'orderId' in target) ? details : [],
    })
  }
  return lines
}

type Made = { details: PriceLine[]; costCentavos: number }

/** Returns the parts of a thing at their sale prices, with its full price. */
async function madeOf(db: Queryable, target: PaymentTarget | null): Promise<Made> {
  if (!target) return { details: [], costCentavos: 0 }
  if ('orderId' in target) return madeOfOrder(db, target.orderId)
  if ('passId' in target) {
    const [pass] = await db
      .select({ lines: passes.lines, total: passes.totalCentavos })
      .from(passes)
      .where(eq(passes.id, target.passId))
    return { details: pass?.lines ?? [], costCentavos: pass?.total ?? 0 }
  }
  const [booked] = await db
    .select({ lines: bookings.lines, total: bookings.totalCentavos, off: bookings.discountCentavos })
    .from(bookings)
    .where(eq(bookings.id, target.bookingId))
  if (!booked) return { details: [], costCentavos: 0 }
  // What was taken off stands below, as the last lines do.
  let off = booked.off
  const details = booked.lines.toReversed().filter(({ amountCentavos }) => {
    const isOff = off > 0 && amountCentavos < 0
    if (isOff) off += amountCentavos
    return !isOff
  })
  return { details: details.toReversed(), costCentavos: booked.total + booked.off }
}

async function madeOfOrder(db: Queryable, orderId: string): Promise<Made> {
  const items = await db
    .select({ name: orderItems.name, quantity: orderItems.quantity, unit: orderItems.unitCentavos })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.productId))
  const [order] = await db
    .select({ total: orders.totalCentavos, shipping: orders.shippingCentavos })
    .from(orders)
    .where(eq(orders.id, orderId))
  const details = items.map(({ name, quantity, unit }) => ({
    label: `${quantity} × ${name}`,
    amountCentavos: quantity * unit,
  }))
  const { shipping = 0, total = 0 } = order ?? {}
  if (shipping > 0) details.push({ label: paymentSentences.shipping, amountCentavos: shipping })
  return { details, costCentavos: total }
}

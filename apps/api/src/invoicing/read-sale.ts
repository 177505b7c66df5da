import type { PaymentTarget } from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import { invoicingSentences as sentences } from '../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { orderItems, orders, products } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'
import { conceptOf } from '../payments/index.ts'
import type { SoldLine } from './documents/cfdi.ts'
import { readSales, type FoundSale } from './read-sales.ts'
import { lineOfService, linesOfOrder } from './documents/sold-lines.ts'

/** Throws a refusal to invoice, with a message. */
export function refuse(message: string): never {
  throw new Refused('nothing-to-invoice', { message })
}

/** Returns the current sale. Throws `not-found`. */
export async function readSale(db: Queryable, target: PaymentTarget): Promise<FoundSale> {
  const [sale] = await readSales(db, [target])
  if (!sale) throw new Refused('not-found')
  return sale
}

/** Returns the sold lines. */
export async function soldLinesOf(
  db: Queryable,
  { target, folio, totalCentavos }: FoundSale,
): Promise<SoldLine[]> {
  if (!('orderId' in target)) {
    const description = await conceptOf(db, target)
    return [lineOfService({ number: folio, description, centavos: totalCentavos })]
  }
  const [order] = await db.select().from(orders).where(eq(orders.id, target.orderId))
  return linesOfOrder({
    items: await itemsOf(db, target.orderId),
    shippingCentavos: order!.shippingCentavos,
    words: sentences,
  })
}

const itemsOf = (db: Queryable, orderId: string) =>
  db
    .select({
      productId: orderItems.productId,
      name: orderItems.name,
      quantity: orderItems.quantity,
      unitCentavos: orderItems.unitCentavos,
      category: products.category,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.productId)) satisfies Promise<{ category: string }[]>

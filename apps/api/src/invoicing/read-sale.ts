import { unlistedProductKey, type PaymentTarget } from '@rumi/contract'
import { asc, desc, eq } from 'drizzle-orm'
import { invoicingSentences as sentences } from '../copy/money/invoicing-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { services } from '../db/schema/business/services.ts'
import { passes } from '../db/schema/money/passes.ts'
import { orderItems, orders, products } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'
import { conceptOf } from '../payments/index.ts'
import type { SoldLine } from './documents/cfdi.ts'
import { readSales, type FoundSale } from './read-sales.ts'
import { lineOfService, linesOfOrder, type ServiceKeys } from './documents/sold-lines.ts'

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
    const line = { number: folio, description, centavos: totalCentavos }
    return [lineOfService(line, await keysOfService(db, target))]
  }
  const [order] = await db.select().from(orders).where(eq(orders.id, target.orderId))
  if (order?.openingBalance) {
    const description = await conceptOf(db, target)
    return [lineOfService({ number: folio, description, centavos: totalCentavos }, unlistedService)]
  }
  return linesOfOrder({
    items: await itemsOf(db, target.orderId),
    shippingCentavos: order!.shippingCentavos,
    words: sentences,
  })
}

const unlistedService: ServiceKeys = { satProductKey: unlistedProductKey, satUnitKey: 'E48' }

/** Returns the keys of the booked service; for a pass, those of the first service that it pays for. */
async function keysOfService(
  db: Queryable,
  target: { bookingId: string } | { passId: string },
): Promise<ServiceKeys> {
  const keys = { satProductKey: services.satProductKey, satUnitKey: services.satUnitKey }
  const [found] =
    'bookingId' in target
      ? await db
          .select(keys)
          .from(bookings)
          .innerJoin(services, eq(services.id, bookings.serviceId))
          .where(eq(bookings.id, target.bookingId))
      : await db
          .select(keys)
          .from(passes)
          .innerJoin(services, eq(services.serviceType, passes.serviceType))
          .where(eq(passes.id, target.passId))
          .orderBy(desc(services.active), asc(services.createdAt), asc(services.id))
          .limit(1)
  return found ?? unlistedService
}

const itemsOf = (db: Queryable, orderId: string) =>
  db
    .select({
      productId: orderItems.productId,
      name: orderItems.name,
      quantity: orderItems.quantity,
      unitCentavos: orderItems.unitCentavos,
      category: products.category,
      satProductKey: products.satProductKey,
      satUnitKey: products.satUnitKey,
      ivaTreatment: orderItems.ivaTreatment,
    })
    .from(orderItems)
    .innerJoin(products, eq(products.id, orderItems.productId))
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.productId)) satisfies Promise<{ category: string }[]>

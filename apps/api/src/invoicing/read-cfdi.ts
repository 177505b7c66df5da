import { uuid, type LedgerMethod, type ProductCategory } from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import { invoicingSentences } from '../copy/invoicing-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { users } from '../db/schema/people.ts'
import { orderItems, orders, products } from '../db/schema/shop.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { rowsAbout } from '../payments/index.ts'
import { currentSettings, houseTaxData } from '../settings/index.ts'
import { cfdiOf, type Cfdi } from './cfdi.ts'
import { ivaPercentOf } from './split-iva.ts'

/** The order of that id; `not-found` where there is none. */
export async function orderOf(db: Queryable, id: string) {
  const [order] = uuid.safeParse(id).success ? await db.select().from(orders).where(eq(orders.id, id)) : []
  if (!order) throw new Refused('not-found')
  return order
}

type Order = Awaited<ReturnType<typeof orderOf>>

/** The invoice of an order as it would be issued now. Refuses an order that is over, one that was free, and a house without tax data. */
export async function readCfdi(db: Queryable, order: Order): Promise<Cfdi> {
  const { status, totalCentavos } = order
  if (status === 'cancelled' || status === 'refunded') refuse(invoicingSentences.isOver)
  if (totalCentavos === 0) refuse(invoicingSentences.isFree)
  const house = houseTaxData(await currentSettings(db))
  const ivaPercent = ivaPercentOf(order)
  if (ivaPercent === null) refuse(invoicingSentences.unknownIva)
  const [client] = await db.select({ invoice: users.invoice }).from(users).where(eq(users.id, order.userId))
  return cfdiOf({
    order: { ...order, items: await itemsOf(db, order.id), paidBy: await paidBy(db, order.id) },
    ivaPercent,
    house,
    invoice: client?.invoice ?? null,
    at: now(),
    words: { shipping: invoicingSentences.shipping },
  })
}

function refuse(message: string): never {
  throw new Refused('nothing-to-invoice', { message })
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
    .orderBy(asc(orderItems.productId)) satisfies Promise<{ category: ProductCategory }[]>

/** What was paid of an order by each way and is still there. */
async function paidBy(db: Queryable, orderId: string) {
  const paid = new Map<LedgerMethod, number>()
  for (const { kind, status, method, amountCentavos, returnedCentavos } of await rowsAbout(db, { orderId })) {
    const left = amountCentavos - returnedCentavos
    if (kind === 'payment' && status === 'settled' && left > 0)
      paid.set(method, (paid.get(method) ?? 0) + left)
  }
  return paid
}

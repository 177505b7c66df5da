import {
  clientLimits,
  formatPesos,
  orderHeldUntil,
  priceOrder,
  soldTreatment,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { orderSentences } from '../copy/money/sale-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { lockClient } from '../db/lock-client.ts'
import { orderEvents, orderItems, orders, products } from '../db/schema/money/shop.ts'
import { now } from '../http/clock.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import type { OnlinePayment } from '../payments/index.ts'
import { currentSettings } from '../settings/index.ts'
import { orderRepository } from './order-repository.ts'
import { takeFromStock } from './order-stock.ts'
import { refuseUnshipped } from './refuse-unshipped.ts'

type Orders = Resources['orders']

export async function createOrder(
  input: z.output<Orders['create']>,
  { actor, tx }: HandlerContext,
  online: OnlinePayment | null,
): Promise<RecordOf<Orders>> {
  return placeOrder(tx, input, { buyer: actor.accountId, actor, online })
}

type Placing = { buyer: string; actor: Pick<Actor, 'id' | 'role'>; online?: OnlinePayment | null }

/**
 * Creates an order in one transaction: prices from the shop, pieces from the stock. Rejects a total that
 * differs from the shown one with the current one. Locks products in id order against deadlocks.
 */
export async function placeOrder(
  tx: Tx,
  input: z.output<Orders['create']>,
  { buyer, actor, online = null }: Placing,
): Promise<RecordOf<Orders>> {
  if (input.payment === 'online' && !online) throw new Refused('online-not-set-up')
  const wanted = piecesByProduct(input.items)
  if (actor.role === 'cliente') await refuseBeyondUnpaid(tx, buyer, wanted)
  const bought = await lockProducts(tx, [...wanted.keys()])
  for (const [productId, quantity] of wanted) {
    const product = bought.get(productId)
    if (!product?.active)
      throw new Refused('not-found', { message: orderSentences.productIsGone(product?.name) })
    if (product.stock < quantity)
      throw new Refused('no-stock', { message: orderSentences.notEnoughOf(product.name) })
  }

  const settings = await currentSettings(tx)
  const items = [...wanted].map(([productId, quantity]) => {
    const { name, priceCentavos, ivaTreatment } = bought.get(productId)!
    const sold = { ivaTreatment: soldTreatment(ivaTreatment, settings.ivaPercent) }
    return { productId, name, quantity, unitCentavos: priceCentavos, ...sold }
  })
  refuseUnshipped(input, settings.shipping)
  const price = priceOrder({ items, delivery: input.delivery }, settings)
  const { expectedTotalCentavos: expected = price.totalCentavos } = input
  if (expected !== price.totalCentavos)
    throw new Refused('price-changed', {
      message: orderSentences.costsNow(formatPesos(price.totalCentavos)),
    })
  const [order] = await tx
    .insert(orders)
    .values({
      userId: buyer,
      ...price,
      shipTo: input.delivery === 'shipping' ? (input.shipTo ?? null) : null,
      status: 'pending',
      delivery: input.delivery,
      payment: input.payment,
      heldUntil: orderHeldUntil({ createdAt: now(), payment: input.payment }, settings),
    })
    .returning({ id: orders.id })
  await tx.insert(orderItems).values(items.map((item) => ({ ...item, orderId: order!.id })))
  await takeFromStock(tx, order!.id)
  await tx.insert(orderEvents).values({ orderId: order!.id, actorId: actor.id, toStatus: 'pending' })
  if (input.payment === 'online') await online?.start(tx, { orderId: order!.id })
  await enqueueEvent(tx, { kind: 'order-step-taken', orderId: order!.id, version: 1, status: 'pending' })
  return (await orderRepository.find(tx, order!.id))!
}

/** Rejects an order above the client's limit of unpaid orders or pieces. */
async function refuseBeyondUnpaid(tx: Tx, userId: string, wanted: ReadonlyMap<number, number>) {
  await lockClient(tx, userId)
  const [unpaid] = await tx
    .select({
      orders: sql<number>`count(distinct ${orders.id})::int`,
      pieces: sql<number>`coalesce(sum(${orderItems.quantity}), 0)::int`,
    })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.status, 'pending')))
  if (unpaid!.orders >= clientLimits.unpaidOrders) throw new Refused('order-limit')
  const pieces = [...wanted.values()].reduce((sum, quantity) => sum + quantity, unpaid!.pieces)
  if (pieces > clientLimits.unpaidPieces) throw new Refused('stock-limit')
}

/** Sums the pieces by product. */
function piecesByProduct(items: readonly { productId: number; quantity: number }[]) {
  const wanted = new Map<number, number>()
  for (const { productId, quantity } of items) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  return new Map([...wanted].toSorted(([a], [b]) => a - b))
}

async function lockProducts(tx: Tx, ids: number[]) {
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      priceCentavos: products.priceCentavos,
      ivaTreatment: products.ivaTreatment,
      stock: products.stock,
      active: products.active,
    })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(products.id)
    .for('update')
  return new Map(rows.map((product) => [product.id, product]))
}

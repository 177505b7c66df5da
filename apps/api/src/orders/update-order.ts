import {
  isAnothersOrderStep,
  orderCan,
  orderHeldAfterChange,
  priceOrder,
  type RecordOf,
  type Resources,
  isOrderGivenUp,
  takesAddress,
} from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { orderSentences } from '../copy/money/sale-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { orderEvents, orderItems, orders } from '../db/schema/money/shop.ts'
import { now } from '../http/clock.ts'
import type { Act } from '../http/mount-resource.ts'
import { requireOpen } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { receiveOrder, returnBeyondPrice, returnOrder } from './order-money.ts'
import { currentSettings } from '../settings/index.ts'
import { endPaidBalance } from './opening-balance.ts'
import { orderRepository } from './order-repository.ts'
import { returnToStock } from './order-stock.ts'
import { refuseUnshipped, refuseWithoutAddress } from './refuse-unshipped.ts'

type Orders = Resources['orders']
type Order = RecordOf<Orders>

/** Advances an order, or changes delivery and payment of a pending one; online only if configured. */
export async function updateOrder(
  changes: z.output<Orders['update']>,
  { actor, tx, id }: Act,
  order: Pick<Order, 'status' | 'version' | 'delivery' | 'payment' | 'createdAt' | 'openingBalance'>,
  { takesOnline }: { takesOnline: boolean },
): Promise<Order> {
  const { status, version, paymentMethod, reference, money, restock, ...how } = changes
  const isPending = order.status === 'pending'
  const { shipTo, ...otherwise } = how
  const mayChange = isPending || (Object.keys(otherwise).length === 0 && takesAddress(order))
  if (order.openingBalance) refuseOfBalance(changes, actor)
  if (Object.keys(how).length > 0 && !mayChange) throw new Refused('step-not-allowed')
  if (how.payment === 'online' && order.payment !== 'online' && !takesOnline)
    throw new Refused('online-not-set-up')
  if (status && isAnothersOrderStep(actor.role, status)) throw new Refused('not-your-role')
  if (restock !== undefined && status !== 'refunded') {
    const message = orderSentences.restockedByRefund
    throw new Refused('breaks-a-rule', { message, issues: [{ path: 'restock', message }] })
  }
  if (status === 'paid' || status === 'refunded') requireOpen(actor, 'payments')
  if (status && status !== order.status && !orderCan(actor.role, order.status, status))
    throw new Refused('step-not-allowed')
  if (status === 'shipped') await refuseWithoutAddress(tx, id, { ...order, shipTo })
  const price = isPending ? await repriced(tx, id, how, order) : {}
  if (!isPending) refuseUnshipped({ shipTo }, (await currentSettings(tx)).shipping)
  const changed = await orderRepository.update(
    tx,
    id,
    { ...how, ...price, ...(status ? { status } : {}) },
    version ?? order.version,
  )
  if (!changed) throw new Refused('not-found')
  if (how.payment && how.payment !== order.payment)
    await renewHold(tx, id, { ...order, payment: how.payment })
  if ('totalCentavos' in price)
    await returnBeyondPrice(tx, id, { money: wayBack(actor, money), by: actor.id })
  if (!status || status === order.status) return (await orderRepository.find(tx, id))!
  await tx
    .insert(orderEvents)
    .values({ orderId: id, actorId: actor.id, fromStatus: order.status, toStatus: status })
  if (status === 'paid')
    await receiveOrder(
      tx,
      { id, payment: changed.payment },
      { by: actor.id, method: paymentMethod, reference },
    )
  if (status && isOrderGivenUp(status)) {
    if (restock !== false) await returnToStock(tx, id)
    const back = wayBack(actor, money ?? (status === 'refunded' ? 'return' : 'credit'))
    await returnOrder(tx, id, { money: back, by: actor.id })
  }
  if (order.openingBalance) return status === 'paid' ? endPaidBalance(tx, id, actor.id) : changed
  await enqueueEvent(tx, { kind: 'order-step-taken', orderId: id, version: changed.version, status })
  return changed
}

/** A balance of the opening has nothing to deliver, and the client who owes it does not cancel it. */
function refuseOfBalance({ status, delivery, shipTo }: z.output<Orders['update']>, { role }: Act['actor']) {
  if (delivery === 'shipping' || shipTo) throw new Refused('step-not-allowed')
  if (role === 'cliente' && status)
    throw new Refused('not-your-role', { message: orderSentences.balanceIsOwed })
}

/** Money in hand is the desk's, and of those there who may touch it; owners keep what they paid in their favour. */
function wayBack(actor: Act['actor'], money: 'return' | 'credit' = 'credit') {
  if (money === 'credit' || actor.role === 'cliente') return 'credit'
  requireOpen(actor, 'payments')
  return 'return'
}

type How = Pick<z.output<Orders['update']>, 'delivery' | 'shipTo'>

/** Reprices an order's delivery by current terms. Product prices stay. */
async function repriced(tx: Tx, id: string, { delivery, shipTo }: How, former: Pick<Order, 'delivery'>) {
  const wanted = delivery ?? former.delivery
  if (shipTo && wanted === 'pickup') return { shipTo: null }
  if (!shipTo && wanted === former.delivery) return {}
  const settings = await currentSettings(tx)
  refuseUnshipped({ delivery: wanted, shipTo }, settings.shipping)
  if (wanted === former.delivery) return {}
  const items = await tx
    .select({
      quantity: orderItems.quantity,
      unitCentavos: orderItems.unitCentavos,
      ivaTreatment: orderItems.ivaTreatment,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, id))
  return {
    ...priceOrder({ items, delivery: wanted }, settings),
    ...(wanted === 'pickup' && { shipTo: null }),
  }
}

/** Keeps the pieces as long as the other way of paying needs. */
async function renewHold(tx: Tx, id: string, order: Pick<Order, 'payment' | 'createdAt'>) {
  const heldUntil = orderHeldAfterChange(order, now(), await currentSettings(tx))
  await tx.update(orders).set({ heldUntil }).where(eq(orders.id, id))
}

/** `DELETE` cancels: an order is part of the books and is never erased. */
export async function cancelOrder(context: Act, order: Parameters<typeof updateOrder>[2]) {
  await updateOrder({ status: 'cancelled' }, context, order, { takesOnline: false })
}

/** Advances an order by one step, records the author and sends the event. */
export async function takeStep(tx: Tx, order: Order, status: Order['status'], actor: { id: string }) {
  const changed = (await orderRepository.update(tx, order._id, { status }, order.version))!
  await tx
    .insert(orderEvents)
    .values({ orderId: order._id, actorId: actor.id, fromStatus: order.status, toStatus: status })
  await enqueueEvent(tx, { kind: 'order-step-taken', orderId: order._id, version: changed.version, status })
  return changed
}

import type { RecordOf, Resources } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'
import { orderEvents, orders } from '../db/schema/money/shop.ts'
import { orderRepository } from './order-repository.ts'

type Order = RecordOf<Resources['orders']>

type Owed = {
  clientId: string
  baseCentavos: number
  ivaCentavos: number
  payment: Order['payment']
  by: string
}

/** Opens what a client owed on the day of the start: an order without products, posted against capital. Returns its id. */
export async function openOwed(tx: Tx, { clientId, baseCentavos, ivaCentavos, payment, by }: Owed) {
  const [opened] = await tx
    .insert(orders)
    .values({
      userId: clientId,
      subtotalCentavos: baseCentavos,
      ivaCentavos,
      totalCentavos: baseCentavos + ivaCentavos,
      delivery: 'pickup',
      payment,
      openingBalance: true,
    })
    .returning({ id: orders.id })
  const { id } = opened!
  await tx.insert(orderEvents).values({ orderId: id, actorId: by, toStatus: 'pending' })
  return id
}

/** Ends a paid opening balance, of which nothing is handed over. Returns its state. */
export const endPaidBalance = (tx: Tx, id: string, actorId: string | null) =>
  takeSilently(tx, id, { actorId, fromStatus: 'paid', toStatus: 'delivered' })

/** Cancels an opening balance that nobody paid; nobody is notified. */
export const withdrawOwed = (tx: Tx, id: string, actorId: string) =>
  takeSilently(tx, id, { actorId, fromStatus: 'pending', toStatus: 'cancelled' })

type Step = { actorId: string | null; fromStatus: Order['status']; toStatus: Order['status'] }

async function takeSilently(tx: Tx, id: string, step: Step): Promise<Order> {
  const changed = (await orderRepository.update(tx, id, { status: step.toStatus }))!
  await tx.insert(orderEvents).values({ orderId: id, ...step })
  return changed
}

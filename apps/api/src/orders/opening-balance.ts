import type { RecordOf, Resources } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'
import { orderEvents, orders } from '../db/schema/money/shop.ts'
import { orderRepository } from './order-repository.ts'

type Order = RecordOf<Resources['orders']>

type Owed = { clientId: string; baseCentavos: number; ivaCentavos: number }

/**
 * Opens what clients owed on the day of the start: an order each, without products, posted against capital. Returns the orders in the
 * same order.
 */
export async function openOwed(
  tx: Tx,
  owed: readonly Owed[],
  { payment, by }: { payment: Order['payment']; by: string },
) {
  const rows = owed.map(({ clientId, baseCentavos, ivaCentavos }) => ({
    id: crypto.randomUUID() as string,
    userId: clientId,
    subtotalCentavos: baseCentavos,
    ivaCentavos,
    totalCentavos: baseCentavos + ivaCentavos,
    delivery: 'pickup' as const,
    payment,
    openingBalance: true,
  }))
  const ids = rows.map(({ id }) => id)
  if (rows.length === 0) return ids
  await tx.insert(orders).values(rows)
  await tx
    .insert(orderEvents)
    .values(ids.map((orderId) => ({ orderId, actorId: by, toStatus: 'pending' as const })))
  return ids
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

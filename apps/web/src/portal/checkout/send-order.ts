import type { NewOf, Resources } from '@rumi/contract'
import type { Order } from '@rumi/data-layer'
import type { Outcome } from '../../shared/fetching/store.ts'
import { unreachable } from '../../shared/fetching/unreachable.ts'

/** Creates an order through the store, which it loads if necessary. */
export async function sendOrder(order: NewOf<Resources['orders']>): Promise<Outcome<Order>> {
  const late = await import('./create-order.ts').catch(() => undefined)
  return late ? late.createOrder(order) : { ok: false, refusal: unreachable }
}

import type { NewOf, Resources } from '@rumi/contract'
import { orders } from '@rumi/data-layer'
import { sendWhenRestored } from '../../shared/fetching/store.ts'

/** Creates an order; idempotent. */
export const createOrder = (order: NewOf<Resources['orders']>) => sendWhenRestored(orders.calls.create(order))

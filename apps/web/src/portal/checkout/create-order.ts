import type { NewOf, Resources } from '@rumi/contract'
import { orders } from '@rumi/data-layer'
import { sendWhenRestored } from '../../shared/fetching/store.ts'

/** Makes an order, once however often it is sent. */
export const createOrder = (order: NewOf<Resources['orders']>) => sendWhenRestored(orders.calls.create(order))

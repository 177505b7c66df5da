import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { cancelOrder, changeOrder } from './change-order.ts'
import { placeOrder } from './place-order.ts'

/** What the shop has to say of an order beyond storing it. */
export const orderHandlers: ResourceHandlers<Resources['orders']> = {
  create: placeOrder,
  update: changeOrder,
  remove: cancelOrder,
}

export { expireUnpaidOrders } from './expire-unpaid-orders.ts'
export { orderRepository } from './order-repository.ts'

import type { Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import { cancelOrder, updateOrder } from './update-order.ts'
import { createOrder } from './create-order.ts'

/** What the shop has to say of an order beyond storing it. */
export const orderHandlers = {
  create: createOrder,
  update: updateOrder,
  remove: cancelOrder,
} satisfies ResourceHandlers<Resources['orders']>

export { cancelOrder } from './update-order.ts'
export { expireUnpaidOrders } from './expire-unpaid-orders.ts'
export { orderRepository } from './order-repository.ts'

import type { RecordOf, Resources } from '@rumi/contract'
import type { ResourceHandlers } from '../http/mount-resource.ts'
import type { OnlinePayment } from '../payments/index.ts'
import { cancelOrder, updateOrder } from './update-order.ts'
import { createOrder } from './create-order.ts'

/** Handlers of orders beyond storage. */
export const orderHandlers = (online: OnlinePayment | null) =>
  ({
    create: (input, context) => createOrder(input, context, online),
    update: (changes, context, order) =>
      updateOrder(changes, context, order, { takesOnline: online !== null }),
    remove: cancelOrder,
    created: async (order) => ({ ...order, checkoutUrl: await checkoutOf(order, online) }),
  }) satisfies ResourceHandlers<Resources['orders']>

/**
 * Returns the payment URL of an order; null while the provider is unreachable. The order's page requests it
 * again.
 */
const checkoutOf = ({ _id, payment, status }: RecordOf<Resources['orders']>, online: OnlinePayment | null) =>
  payment === 'online' && status === 'pending' && online ? online.urlFor({ orderId: _id }) : null

export { cancelOrder } from './update-order.ts'
export { orderPaymentsRoutes } from './order-payments.ts'
export { handOverOrder, sellAlong } from './sell-at-counter.ts'
export { openOwed, withdrawOwed } from './opening-balance.ts'
export { settleOrder } from './order-money.ts'
export { expireUnpaidOrders } from './expire-unpaid-orders.ts'
export { lowerOrderPrice } from './lower-order-price.ts'
export { orderRepository } from './order-repository.ts'

import { reachOf, type Role } from '../../access.ts'

/** States of an order (docs/domain.md#shop). */
export const orderStatuses = [
  'pending',
  'paid',
  'preparing',
  'ready',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** True if an order was cancelled, before or after payment. Nothing of it is owed or handed over. */
export const isOrderGivenUp = (status: OrderStatus) => status === 'cancelled' || status === 'refunded'

/** True while the delivery address may be added or corrected: until the order is shipped. */
export const takesAddress = ({
  delivery,
  status,
}: {
  delivery: 'pickup' | 'shipping'
  status: OrderStatus
}) => delivery === 'shipping' && (status === 'pending' || status === 'paid' || status === 'preparing')

/** Permitted steps, and whether the buyer may take them without the desk. Accountants take none. */
export const orderSteps = [
  { from: 'pending', to: 'paid', by: 'desk' },
  { from: 'pending', to: 'cancelled', by: 'buyer' },
  { from: 'paid', to: 'preparing', by: 'desk' },
  // A counter sale has no preparation.
  { from: 'paid', to: 'delivered', by: 'desk' },
  { from: 'paid', to: 'refunded', by: 'desk' },
  { from: 'preparing', to: 'ready', by: 'desk' },
  { from: 'preparing', to: 'shipped', by: 'desk' },
  { from: 'preparing', to: 'refunded', by: 'desk' },
  { from: 'ready', to: 'delivered', by: 'desk' },
  { from: 'ready', to: 'refunded', by: 'desk' },
  { from: 'shipped', to: 'delivered', by: 'desk' },
  { from: 'shipped', to: 'refunded', by: 'desk' },
  { from: 'delivered', to: 'refunded', by: 'desk' },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: 'buyer' | 'desk' }[]

const takesStep = (role: Role, by: 'buyer' | 'desk') =>
  by === 'buyer' ? role !== 'contador' : reachOf('desk', role) === 'all'

/** True if `role` may move an order from one state to another. */
export const orderCan = (role: Role, from: OrderStatus, to: OrderStatus) =>
  orderSteps.some((s) => s.from === from && s.to === to && takesStep(role, s.by))

/** True if `role` may never make a transition to `to`, whatever the state of the order. */
export const isAnothersOrderStep = (role: Role, to: OrderStatus) => {
  const steps = orderSteps.filter((s) => s.to === to)
  return steps.length > 0 && !steps.some(({ from }) => orderCan(role, from, to))
}

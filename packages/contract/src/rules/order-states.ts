import type { Role } from '../access.ts'

/** Where an order can be in its life (domain: shop). */
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

/** Each allowed step, and whether the buyer may take it without the house. */
export const orderSteps = [
  { from: 'pending', to: 'paid', by: 'staff' },
  { from: 'pending', to: 'cancelled', by: 'buyer' },
  { from: 'paid', to: 'preparing', by: 'staff' },
  { from: 'paid', to: 'refunded', by: 'staff' },
  { from: 'preparing', to: 'ready', by: 'staff' },
  { from: 'preparing', to: 'shipped', by: 'staff' },
  { from: 'preparing', to: 'refunded', by: 'staff' },
  { from: 'ready', to: 'delivered', by: 'staff' },
  { from: 'ready', to: 'refunded', by: 'staff' },
  { from: 'shipped', to: 'delivered', by: 'staff' },
  { from: 'shipped', to: 'refunded', by: 'staff' },
  { from: 'delivered', to: 'refunded', by: 'staff' },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; by: 'buyer' | 'staff' }[]

/** Whether `role` may take an order from one state to another. */
export const orderCan = (role: Role, from: OrderStatus, to: OrderStatus) =>
  orderSteps.some((s) => s.from === from && s.to === to && (s.by === 'buyer' || role !== 'cliente'))

/** Whether a step to `to` is one that `role` never takes, wherever an order stands: it is another's to take. */
export const isAnothersOrderStep = (role: Role, to: OrderStatus) => {
  const steps = orderSteps.filter((s) => s.to === to)
  return steps.length > 0 && !steps.some(({ from }) => orderCan(role, from, to))
}

import { describe, expect, test } from 'vitest'
import { roles } from '../../access.ts'
import { isAnothersOrderStep, orderCan, orderStatuses, orderSteps } from './order-states.ts'

const allowed = (role: (typeof roles)[number]) =>
  orderStatuses.flatMap((from) =>
    orderStatuses.filter((to) => orderCan(role, from, to)).map((to) => `${from} → ${to}`),
  )

describe('an order', () => {
  test('may be cancelled by its buyer while it is not paid, and nothing else', () => {
    expect(allowed('cliente')).toEqual(['pending → cancelled'])
  })

  test('has steps that a buyer never takes', () => {
    expect(orderStatuses.filter((to) => !isAnothersOrderStep('cliente', to))).toEqual([
      'pending',
      'cancelled',
    ])
    expect(orderStatuses.some((to) => isAnothersOrderStep('colaborador', to))).toBe(false)
  })

  test('follows its steps by the staff', () => {
    expect(allowed('colaborador')).toEqual(allowed('admin'))
    expect(allowed('admin')).toHaveLength(orderSteps.length)
    expect(orderCan('colaborador', 'pending', 'paid')).toBe(true)
    expect(orderCan('colaborador', 'pending', 'delivered')).toBe(false)
  })

  test('is read and never changed by who keeps the books', () => {
    expect(allowed('contador')).toEqual([])
  })

  test('is refunded from any state after it was paid, and never cancelled then', () => {
    const paid = ['paid', 'preparing', 'ready', 'shipped', 'delivered'] as const
    expect(paid.every((from) => orderCan('admin', from, 'refunded'))).toBe(true)
    expect(paid.some((from) => orderCan('admin', from, 'cancelled'))).toBe(false)
  })

  test('reaches every state, and is over when cancelled or refunded', () => {
    const reached = new Set<string>(['pending', ...orderSteps.map(({ to }) => to)])
    expect(orderStatuses.filter((status) => !reached.has(status))).toEqual([])
    const over = ['cancelled', 'refunded']
    expect(orderSteps.some(({ from }) => over.includes(from))).toBe(false)
  })
})

import { expect, test } from 'vitest'
import { clientLimits } from './client-limits.ts'
import { firstVisitHeldUntil, orderHeldUntil } from './holds.ts'

const createdAt = '2026-10-13T16:00:00.000Z'
const limits = { ...clientLimits, firstVisitHoldHours: 72, unpaidOrderHours: 120 }

test('an unconfirmed first visit is kept for its hours', () => {
  expect(firstVisitHeldUntil({ createdAt, start: '2026-11-20' }, limits)).toBe('2026-10-16T16:00:00.000Z')
})

test('never beyond its beginning: the hour of a visit, the end of a first day', () => {
  const start = '2026-10-14T16:00:00.000Z'
  expect(firstVisitHeldUntil({ createdAt, start }, limits)).toBe(start)
  expect(firstVisitHeldUntil({ createdAt, start: '2026-10-14' }, limits)).toBe('2026-10-15T06:00:00.000Z')
})

test('an unpaid order is kept for its hours', () => {
  expect(orderHeldUntil(createdAt, limits)).toBe('2026-10-18T16:00:00.000Z')
})

import { expect, test } from 'vitest'
import { clientLimits } from './client-limits.ts'
import { depositHeldUntil, firstVisitHeldUntil, orderHeldAfterChange, orderHeldUntil } from './holds.ts'

const createdAt = '2026-10-13T16:00:00.000Z'
const limits = { ...clientLimits, firstVisitHoldHours: 72 }

test('an unconfirmed first visit is kept for its hours', () => {
  expect(firstVisitHeldUntil({ createdAt, start: '2026-11-20' }, limits)).toBe('2026-10-16T16:00:00.000Z')
})

test('never beyond its beginning: the hour of a visit, the end of a first day', () => {
  const start = '2026-10-14T16:00:00.000Z'
  expect(firstVisitHeldUntil({ createdAt, start }, limits)).toBe(start)
  expect(firstVisitHeldUntil({ createdAt, start: '2026-10-14' }, limits)).toBe('2026-10-15T06:00:00.000Z')
})

test('a place waits for its deposit so many hours, never beyond the last moment at which it can be paid', () => {
  const [bookedAt, depositUntil] = [createdAt, '2026-10-20T18:00:00.000Z']
  const until = (depositHoldHours: number) =>
    depositHeldUntil({ bookedAt, depositUntil }, { depositHoldHours })
  expect([24, 720, 0].map(until)).toEqual(['2026-10-14T16:00:00.000Z', depositUntil, null])
})

const terms = { orderHoldHours: { counter: 120, spei: 72, online: 1 } }

test('an unpaid order is kept as long as its way of being paid needs', () => {
  const until = (payment: 'counter' | 'spei' | 'online') => orderHeldUntil({ createdAt, payment }, terms)
  expect([until('counter'), until('spei'), until('online')]).toEqual([
    '2026-10-18T16:00:00.000Z',
    '2026-10-16T16:00:00.000Z',
    '2026-10-13T17:00:00.000Z',
  ])
})

test('another way to pay leaves an hour to pay online, and never more than the slowest way', () => {
  const after = (payment: 'counter' | 'spei' | 'online', at: string) =>
    orderHeldAfterChange({ createdAt, payment }, at, terms)
  expect(after('spei', '2026-10-13T16:30:00.000Z')).toBe('2026-10-16T16:00:00.000Z')
  expect(after('online', '2026-10-14T16:00:00.000Z')).toBe('2026-10-14T17:00:00.000Z')
  expect(after('online', '2026-10-18T15:30:00.000Z')).toBe('2026-10-18T16:00:00.000Z')
})

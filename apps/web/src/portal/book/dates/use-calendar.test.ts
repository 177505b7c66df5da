import { expect, test } from 'vitest'
import { ownDaysOf } from './use-calendar.ts'

test('marks every day of active bookings, but not of cancelled ones', () => {
  const days = ownDaysOf([
    { start: '2026-12-01', end: '2026-12-03', status: 'confirmed' },
    { start: '2026-12-08T02:00:00Z', end: '2026-12-08T03:00:00Z', status: 'pending' },
    { start: '2026-12-20', end: '2026-12-21', status: 'cancelled' },
  ])
  expect([...days]).toEqual(['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-07'])
})

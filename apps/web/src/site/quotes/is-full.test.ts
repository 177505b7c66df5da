import { expect, test } from 'vitest'
import { isFull } from './is-full.ts'

const days = { start: '2026-11-23', end: '2026-11-25' }
const night = (stayUntil: string | null) => [{ date: days.start, remaining: 1, stayUntil }]

test.each([
  ['has a room until its last day', night('2026-11-25'), false],
  ['loses its room on the way', night('2026-11-24'), true],
  ['finds no room', night(null), true],
  ['is not known yet', [], false],
])('a stay that %s is full: %s', (_, available, full) => {
  expect(isFull(available, { isStay: true, days, dogs: 1 })).toBe(full)
})

test('days are full with fewer places than dogs, and other days do not count', () => {
  const available = [
    { date: '2026-11-23', remaining: 2 },
    { date: '2026-11-24', remaining: 0 },
    { date: '2026-11-25', remaining: 1 },
  ]
  const separateDays = ['2026-11-23', '2026-11-25']
  const full = (dogs: number) => isFull(available, { isStay: false, days: { ...days, separateDays }, dogs })
  expect([full(1), full(2)]).toEqual([false, true])
  expect(isFull(available, { isStay: false, days, dogs: 2 })).toBe(false)
})

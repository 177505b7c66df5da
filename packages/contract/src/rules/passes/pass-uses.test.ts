import { expect, test } from 'vitest'
import { passUses, type PassMovement } from './pass-uses.ts'

const at = (minute: number) => `2026-10-01T10:${String(minute).padStart(2, '0')}:00.000Z`
const moved = (kind: PassMovement['kind'], minute: number, day: string, bookingId = 'one'): PassMovement => ({
  kind,
  at: at(minute),
  day,
  bookingId,
})

test('a pass lists its uses by booking and day, two dogs as two credits', () => {
  const movements = [
    moved('spent', 2, '2026-10-06', 'other'),
    moved('spent', 1, '2026-10-06'),
    moved('spent', 1, '2026-10-05'),
    moved('spent', 1, '2026-10-05'),
  ]
  expect(passUses(movements)).toEqual([
    {
      bookingId: 'one',
      days: [
        { day: '2026-10-05', used: 2, returned: 0 },
        { day: '2026-10-06', used: 1, returned: 0 },
      ],
    },
    { bookingId: 'other', days: [{ day: '2026-10-06', used: 1, returned: 0 }] },
  ])
})

test('a booking that moved says the day it has, and that the one it gave up came back', () => {
  const movements = [
    moved('spent', 1, '2026-10-05'),
    moved('returned', 2, '2026-10-05'),
    moved('spent', 2, '2026-10-07'),
  ]
  expect(passUses(movements)).toEqual([
    {
      bookingId: 'one',
      days: [
        { day: '2026-10-05', used: 0, returned: 1 },
        { day: '2026-10-07', used: 1, returned: 0 },
      ],
    },
  ])
})

test('however often a booking came and went, what came back is what it had last', () => {
  const twoDogs = (kind: PassMovement['kind'], minute: number) => [
    moved(kind, minute, '2026-10-05'),
    moved(kind, minute, '2026-10-05'),
  ]
  const stretched = [...twoDogs('spent', 1), ...twoDogs('returned', 2), ...twoDogs('spent', 2)]
  expect(passUses(stretched)[0]?.days).toEqual([{ day: '2026-10-05', used: 2, returned: 0 }])
  expect(passUses([...stretched, ...twoDogs('returned', 3)])[0]?.days).toEqual([
    { day: '2026-10-05', used: 0, returned: 2 },
  ])
})

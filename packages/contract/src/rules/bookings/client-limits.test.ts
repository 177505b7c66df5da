import { expect, test } from 'vitest'
import {
  beyondFirstVisitShare,
  beyondHeldLimits,
  clientLimits,
  type UpcomingTotals,
} from './client-limits.ts'

const nothing: UpcomingTotals = { bookings: 0, minutes: 0, nights: 0, places: 0 }
const limits = { ...clientLimits, openBookings: 3, heldHours: 2, heldNights: 4, heldPlaces: 5 }

test('the last booking that fits is taken, one more is refused by its name', () => {
  expect(beyondHeldLimits({ ...nothing, bookings: 2 }, { ...nothing, bookings: 3 }, limits)).toBeNull()
  expect(beyondHeldLimits({ ...nothing, bookings: 3 }, { ...nothing, bookings: 4 }, limits)).toBe(
    'booking-limit',
  )
})

test.each([
  ['minutes', 120],
  ['nights', 4],
  ['places', 5],
] as const)('%s ends at its limit', (what, most) => {
  const held = (amount: number) => ({ ...nothing, [what]: amount })
  expect(beyondHeldLimits(nothing, held(most), limits)).toBeNull()
  expect(beyondHeldLimits(nothing, held(most + 1), limits)).toBe('held-time-limit')
})

test('a client above the limit by the desk may still move and shorten a booking', () => {
  const much = { bookings: 9, minutes: 600, nights: 20, places: 30 }
  expect(beyondHeldLimits(much, much, limits)).toBeNull()
  expect(beyondHeldLimits(much, { ...much, nights: 19 }, limits)).toBeNull()
  expect(beyondHeldLimits(much, { ...much, nights: 21 }, limits)).toBe('held-time-limit')
})

test('a request of 60 days for ten dogs fits beside a month that is booked', () => {
  const month = { ...nothing, bookings: 22 }
  const request = { ...nothing, bookings: 22 + 60, places: 60 * 10 }
  expect(beyondHeldLimits(month, request)).toBeNull()
})

test('before a first visit a quarter of a day is taken, rounded down, and always one', () => {
  const share = { capacity: 20, taken: 4, wanted: 1, smallest: 1 }
  expect(beyondFirstVisitShare(share)).toBe(false)
  expect(beyondFirstVisitShare({ ...share, taken: 5 })).toBe(true)
  expect(beyondFirstVisitShare({ ...share, taken: 0, wanted: 6 })).toBe(true)
  expect(beyondFirstVisitShare({ ...share, capacity: 6, taken: 1 })).toBe(true)
  expect(beyondFirstVisitShare({ ...share, capacity: 1, taken: 0 })).toBe(false)
})

test('a move does not count the former share of its day', () => {
  const share = { capacity: 20, taken: 5, wanted: 2, former: 2, smallest: 1 }
  expect(beyondFirstVisitShare(share)).toBe(false)
  expect(beyondFirstVisitShare({ ...share, wanted: 3 })).toBe(true)
})

import { expect, test } from 'vitest'
import { areOneBooking, dayCareDays } from './day-care.ts'

test('a booking counts its first day and its last', () => {
  expect(dayCareDays('2026-10-19', '2026-10-19')).toBe(1)
  expect(dayCareDays('2026-10-19', '2026-10-23')).toBe(5)
})

test('days are one booking where they follow each other within a week', () => {
  expect(areOneBooking(['2026-10-19', '2026-10-20', '2026-10-21', '2026-10-22', '2026-10-23'])).toBe(true)
  expect(areOneBooking(['2026-10-19', '2026-10-21'])).toBe(false)
  expect(areOneBooking([])).toBe(false)
})

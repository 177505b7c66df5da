import { expect, test } from 'vitest'
import { dayCareDays } from './day-care.ts'

test('a booking counts its first day and its last', () => {
  expect(dayCareDays('2026-10-19', '2026-10-19')).toBe(1)
  expect(dayCareDays('2026-10-19', '2026-10-23')).toBe(5)
})

import { expect, test } from 'vitest'
import { dayCareDays, isWholeWeek } from './day-care.ts'

test('a booking counts its first day and its last', () => {
  expect(dayCareDays('2026-10-19', '2026-10-19')).toBe(1)
  expect(dayCareDays('2026-10-19', '2026-10-23')).toBe(5)
})

test('Plan Semanal is Monday to Friday of one week', () => {
  expect(isWholeWeek('2026-10-19', '2026-10-23')).toBe(true)
  expect(isWholeWeek('2026-10-20', '2026-10-24')).toBe(false)
  expect(isWholeWeek('2026-10-19', '2026-10-22')).toBe(false)
})

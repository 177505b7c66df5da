import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysBefore, daysOfYearBefore } from './compared-days.ts'
import { addDays, daysBetween } from './business-time.ts'

test.each([
  ['a month so far', ['2026-11-01', '2026-11-14'], ['2026-10-01', '2026-10-14']],
  ['a whole month', ['2026-02-01', '2026-02-28'], ['2026-01-01', '2026-01-31']],
  ['a month so far, longer than the one before', ['2026-03-01', '2026-03-30'], ['2026-02-01', '2026-02-28']],
  ['a quarter', ['2026-04-01', '2026-06-30'], ['2026-01-01', '2026-03-31']],
  ['a year so far', ['2026-01-01', '2026-11-14'], ['2025-02-01', '2025-12-14']],
  ['some days', ['2026-11-08', '2026-11-14'], ['2026-11-01', '2026-11-07']],
])('%s is held against what came before it', (_, [from, to], [first, last]) => {
  expect(daysBefore({ from: from!, to: to! })).toEqual({ from: first, to: last })
})

test.each([
  ['2026-11-01', '2026-11-14', '2025-11-01', '2025-11-14'],
  ['2024-02-01', '2024-02-29', '2023-02-01', '2023-02-28'],
  ['2025-02-01', '2025-02-28', '2024-02-01', '2024-02-29'],
])('%s to %s is held against %s to %s', (from, to, first, last) => {
  expect(daysOfYearBefore({ from, to })).toEqual({ from: first, to: last })
})

test('compared days lie wholly before the others, however many they are', () => {
  const day = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2022-01-01', days))
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 800 }), (from, length) => {
      const before = daysBefore({ from, to: addDays(from, length) })
      expect(daysBetween(before.from, before.to)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(before.to, from)).toBeGreaterThan(0)
    }),
  )
})

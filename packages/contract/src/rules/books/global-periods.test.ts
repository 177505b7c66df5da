import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGlobalPeriod, globalPeriodicities, globalPeriodOf } from './global-periods.ts'
import { addDays, dayFromNumber, dayNumber } from '../time/business-time.ts'

test.each([
  ['day', '2026-11-24', '2026-11-24', '2026-11-24', 'del 24 de noviembre de 2026'],
  ['week', '2026-11-24', '2026-11-23', '2026-11-29', 'del 23 al 29 de noviembre de 2026'],
  ['week', '2026-12-02', '2026-12-01', '2026-12-06', 'del 1 al 6 de diciembre de 2026'],
  ['week', '2026-12-31', '2026-12-28', '2026-12-31', 'del 28 al 31 de diciembre de 2026'],
  ['week', '2026-11-30', '2026-11-30', '2026-11-30', 'del 30 de noviembre de 2026'],
  ['month', '2028-02-10', '2028-02-01', '2028-02-29', 'de febrero de 2028'],
  ['two-months', '2026-11-24', '2026-11-01', '2026-12-31', 'de noviembre y diciembre de 2026'],
  ['two-months', '2026-12-24', '2026-11-01', '2026-12-31', 'de noviembre y diciembre de 2026'],
] as const)('%s of %s', (periodicity, day, firstDay, lastDay, words) => {
  const period = globalPeriodOf(periodicity, day)
  expect(period).toEqual({ periodicity, firstDay, lastDay })
  expect(formatGlobalPeriod(period)).toBe(words)
})

test('every day is in one period, and the next day is in it or begins the next', () => {
  const days = fc.integer({ min: dayNumber('2020-01-01'), max: dayNumber('2040-12-31') }).map(dayFromNumber)
  fc.assert(
    fc.property(fc.constantFrom(...globalPeriodicities), days, (periodicity, day) => {
      const period = globalPeriodOf(periodicity, day)
      expect(period.firstDay <= day && day <= period.lastDay).toBe(true)
      const next = globalPeriodOf(periodicity, addDays(day, 1))
      expect(next).toEqual(day === period.lastDay ? { ...next, firstDay: addDays(day, 1) } : period)
      const belongsToTwoMonths = periodicity === 'two-months'
      expect(belongsToTwoMonths).toBe(period.firstDay.slice(0, 7) !== period.lastDay.slice(0, 7))
    }),
  )
})

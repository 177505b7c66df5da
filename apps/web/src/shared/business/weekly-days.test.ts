import { expect, test } from 'vitest'
import { openWeekdays, weeklyDays } from './weekly-days.ts'

test('repeats each weekday once a week from the first day', () => {
  // A Wednesday.
  expect(weeklyDays([2, 4], '2026-10-14', 2)).toEqual([
    '2026-10-15',
    '2026-10-20',
    '2026-10-22',
    '2026-10-27',
  ])
  expect(weeklyDays([3], '2026-10-14', 3)).toEqual(['2026-10-14', '2026-10-21', '2026-10-28'])
})

test('without weekdays there are no days', () => {
  expect(weeklyDays([], '2026-10-14', 4)).toEqual([])
})

test('offers weekdays with opening hours, Sunday after Saturday', () => {
  const hours = [0, 6, 1, 3].map((weekday) => ({ weekday, opens: '09:00', closes: '14:00' }))
  expect(openWeekdays(hours)).toEqual([1, 3, 6, 7])
})

import { addDays, eachDay, weekdayOf, type BusinessTerms } from '@rumi/contract'

/** Weekdays with opening hours, Monday (1) to Sunday (7). */
export const openWeekdays = (hours: BusinessTerms['hours']['dayCare']) =>
  hours.map(({ weekday }) => (weekday === 0 ? 7 : weekday)).toSorted((one, other) => one - other)

/** Days on these weekdays (Monday is 1) within the given number of weeks from a day. */
export const weeklyDays = (weekdays: readonly number[], from: string, weeks: number) =>
  eachDay(from, addDays(from, weeks * 7 - 1)).filter((day) => weekdays.includes(weekdayOf(day)))

/** Numbers of weeks offered, and the longest of them. */
export const weekCounts = [2, 3, 4, 6, 8] as const
export const mostWeeks = 8

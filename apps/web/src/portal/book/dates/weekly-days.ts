import { addDays, eachDay, weekdayOf, type HouseTerms } from '@rumi/contract'

/** The weekdays with hours, Monday (1) first and Sunday (7) last. */
export const openWeekdays = (hours: HouseTerms['hours']['dayCare']) =>
  hours.map(({ weekday }) => (weekday === 0 ? 7 : weekday)).toSorted((one, other) => one - other)

/** The days of these weekdays (Monday is 1) in so many weeks, counted from a day on. */
export const weeklyDays = (weekdays: readonly number[], from: string, weeks: number) =>
  eachDay(from, addDays(from, weeks * 7 - 1)).filter((day) => weekdays.includes(weekdayOf(day)))

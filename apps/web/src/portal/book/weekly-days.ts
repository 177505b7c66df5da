import { addDays, eachDay, weekdayOf } from '@rumi/contract'

/** The days of these weekdays (Monday is 1) in so many weeks, counted from a day on. */
export const weeklyDays = (weekdays: readonly number[], from: string, weeks: number) =>
  eachDay(from, addDays(from, weeks * 7 - 1)).filter((day) => weekdays.includes(weekdayOf(day)))

import { addDays, weekdayOf } from './business-time.ts'
import { restDayName } from './opening-hours.ts'

/**
 * True if `day` is a legal business day: Monday to Friday and no official rest day, independent of the
 * opening hours.
 */
export const isBusinessDay = (day: string) => weekdayOf(day) <= 5 && restDayName(day) === null

/** The last of so many business days after `day`, which itself is not counted. */
export function addBusinessDays(day: string, count: number): string {
  let reached = day
  for (let left = count; left > 0;) {
    reached = addDays(reached, 1)
    if (isBusinessDay(reached)) left -= 1
  }
  return reached
}

/** Counts the business days after `from` up to and including `to`; negative if `to` comes first. */
export function businessDaysUntil(from: string, to: string): number {
  if (to < from) return -businessDaysUntil(to, from)
  let days = 0
  for (let day = from; day < to;) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) days += 1
  }
  return days
}

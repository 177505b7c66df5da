import { addDays, weekdayOf } from './house-time.ts'
import { restDayName } from './opening-hours.ts'

/** Whether the law counts `day`: Monday to Friday, and no official rest day. When the house opens is another matter. */
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

/** How many business days there are after `from`, up to and with `to`; negative where `to` comes first. */
export function businessDaysUntil(from: string, to: string): number {
  if (to < from) return -businessDaysUntil(to, from)
  let days = 0
  for (let day = from; day < to;) {
    day = addDays(day, 1)
    if (isBusinessDay(day)) days += 1
  }
  return days
}

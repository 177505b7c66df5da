import { addDays, addMonths, addYears, daysBetween, firstOfMonth } from './business-time.ts'

/** A first and a last day, both included. */
export type DaySpan = { from: string; to: string }

/** True if reports show a span by month instead of by day. */
export const isByMonth = ({ from, to }: DaySpan) => daysBetween(from, to) >= 62

const isLastOfMonth = (day: string) => addDays(day, 1).endsWith('-01')
const lastOfMonth = (day: string) => addDays(addMonths(firstOfMonth(day), 1), -1)

/** The same day some months before; the last of a month stays the last of one. */
const monthsBefore = (day: string, months: number) => {
  const moved = addMonths(day, -months)
  return isLastOfMonth(day) ? lastOfMonth(moved) : moved
}

const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))

/**
 * Returns the comparison period. A span from the first of a month compares with the same number of earlier
 * months, up to the same day: 1 to 14 November with 1 to 14 October. Other spans compare with the same number
 * of preceding days.
 */
export function daysBefore({ from, to }: DaySpan): DaySpan {
  if (from === firstOfMonth(from)) {
    const months = monthOf(to) - monthOf(from) + 1
    return { from: addMonths(from, -months), to: monthsBefore(to, months) }
  }
  const length = daysBetween(from, to) + 1
  return { from: addDays(from, -length), to: addDays(from, -1) }
}

/** The same days a year before; the last of February stays the last. */
export const daysOfYearBefore = ({ from, to }: DaySpan): DaySpan => ({
  from: addYears(from, -1),
  to: monthsBefore(to, 12),
})

import { overlap, type Busy } from './availability.ts'
import { addDays, compareInstants, dayOf, instantAt, weekdayOf, type InstantLike } from './house-time.ts'

/** Part of every week, half open, on the house's clock: from Monday (1) 14:00 until 15:00. */
export type WeeklySpan = { weekday: number; from: string; until: string }

/** When somebody works in a usual week. Without hours of their own they work whenever the house is open. */
export type WeeklyPlan = { hours: readonly WeeklySpan[]; breaks: readonly WeeklySpan[] }

/** Minutes that may be kept for cleaning up after a visit (ours, a setting; none as the house comes). */
export const longestCleaningMinutes = 120

const byStart = (one: WeeklySpan, other: WeeklySpan) => (one.from < other.from ? -1 : 1)

/** When somebody does not work on a day: before, between and after their hours, and in their breaks. */
export const notWorkingOn = (day: string, { hours, breaks }: WeeklyPlan): Busy[] => {
  const weekday = weekdayOf(day)
  const ofDay = (spans: readonly WeeklySpan[]) => spans.filter((span) => span.weekday === weekday)
  const at = (time: string) => instantAt(day, time)
  const pauses = ofDay(breaks).map(({ from, until }) => ({ start: at(from), end: at(until) }))
  if (hours.length === 0) return pauses
  const edges = ofDay(hours)
    .toSorted(byStart)
    .flatMap(({ from, until }) => [at(from), at(until)])
  const bounds = [at('00:00'), ...edges, instantAt(addDays(day, 1), '00:00')]
  const away = bounds.flatMap((start, turn) => {
    const end = bounds[turn + 1]
    return turn % 2 === 0 && end !== undefined && compareInstants(start, end) < 0 ? [{ start, end }] : []
  })
  return [...away, ...pauses]
}

const asSpan = ({ start, end }: { start: InstantLike; end: InstantLike }) => ({
  from: Date.parse(String(start)),
  to: Date.parse(String(end)),
})

/** Whether somebody works all through a visit of one day. */
export const worksDuring = (plan: WeeklyPlan, visit: Busy) =>
  !notWorkingOn(dayOf(visit.start), plan).some((away) => overlap(asSpan(away), asSpan(visit)))

/** Whether the spans of one kind keep off each other, so that each minute of a week is said once. */
export const spansAreApart = (spans: readonly WeeklySpan[]) => {
  const sorted = spans.toSorted((one, other) => one.weekday - other.weekday || byStart(one, other))
  return sorted.every((span, turn) => {
    const next = sorted[turn + 1]
    return !next || next.weekday !== span.weekday || span.until <= next.from
  })
}

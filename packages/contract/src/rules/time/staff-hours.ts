import { overlap, type Busy } from '../bookings/availability.ts'
import { addDays, compareInstants, dayOf, instantAt, weekdayOf, type InstantLike } from './house-time.ts'

/** Part of every week, half open, on the house's clock: from Monday (1) 14:00 until 15:00. */
export type WeeklySpan = { weekday: number; from: string; until: string }

/** When somebody works in a usual week. Without hours of their own they work whenever the house is open. */
export type WeeklyPlan = { hours: readonly WeeklySpan[]; breaks: readonly WeeklySpan[] }

/** Minutes that may be kept for cleaning up after a visit (ours, a setting; none as the house comes). */
export const longestCleaningMinutes = 120

const byStart = (one: WeeklySpan, other: WeeklySpan) => (one.from < other.from ? -1 : 1)

/**
 * When somebody does not work on a day: before, between and after their hours, and in their breaks. Before and after is off
 * duty; between and in a break they are away for a while, and nobody cleans up for them.
 */
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
    if (turn % 2 !== 0 || end === undefined || compareInstants(start, end) >= 0) return []
    const isEdge = turn === 0 || turn === bounds.length - 2
    return [{ start, end, ...(isEdge && { isOffDuty: true as const }) }]
  })
  return [...away, ...pauses]
}

const asSpan = ({ start, end }: { start: InstantLike; end: InstantLike }) => ({
  from: Date.parse(String(start)),
  to: Date.parse(String(end)),
})

/** A visit with the end of the cleaning after it, where there is any. */
type VisitHeld = { start: InstantLike; end: InstantLike; busyUntil?: InstantLike | null }

/** Whether somebody works all through a visit of one day, and is there to clean up after it unless their day is over. */
export const worksDuring = (plan: WeeklyPlan, { start, end, busyUntil }: VisitHeld) => {
  const visit = asSpan({ start, end })
  const held = asSpan({ start, end: busyUntil ?? end })
  return !notWorkingOn(dayOf(start), plan).some((away) =>
    overlap(asSpan(away), away.isOffDuty ? visit : held),
  )
}

/** Whether the spans of one kind keep off each other, so that each minute of a week is said once. */
export const spansAreApart = (spans: readonly WeeklySpan[]) => {
  const sorted = spans.toSorted((one, other) => one.weekday - other.weekday || byStart(one, other))
  return sorted.every((span, turn) => {
    const next = sorted[turn + 1]
    return !next || next.weekday !== span.weekday || span.until <= next.from
  })
}

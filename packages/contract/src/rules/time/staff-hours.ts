import { overlap, type Busy } from '../bookings/availability.ts'
import { addDays, compareInstants, dayOf, instantAt, weekdayOf, type InstantLike } from './business-time.ts'

/** Half-open weekly span in local time, for example Monday (1) 14:00 until 15:00. */
export type WeeklySpan = { weekday: number; from: string; until: string }

/** Regular working week. A person without own hours works whenever the business is open. */
export type WeeklyPlan = { hours: readonly WeeklySpan[]; breaks: readonly WeeklySpan[] }

/** Maximum cleaning minutes after a visit (ours, a setting; 0 by default). */
export const longestCleaningMinutes = 120

const byStart = (one: WeeklySpan, other: WeeklySpan) => (one.from < other.from ? -1 : 1)

/**
 * Returns the times of a day at which a person does not work: outside their hours and in their breaks. Time
 * before and after is off duty, where cleaning may still run; gaps and breaks allow no cleaning.
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

/** True if a person works throughout a visit of one day and can clean after it, unless their day is over. */
export const worksDuring = (plan: WeeklyPlan, { start, end, busyUntil }: VisitHeld) => {
  const visit = asSpan({ start, end })
  const held = asSpan({ start, end: busyUntil ?? end })
  return !notWorkingOn(dayOf(start), plan).some((away) =>
    overlap(asSpan(away), away.isOffDuty ? visit : held),
  )
}

/** True if the spans of one kind do not overlap, so that each minute of a week occurs once. */
export const spansAreApart = (spans: readonly WeeklySpan[]) => {
  const sorted = spans.toSorted((one, other) => one.weekday - other.weekday || byStart(one, other))
  return sorted.every((span, turn) => {
    const next = sorted[turn + 1]
    return !next || next.weekday !== span.weekday || span.until <= next.from
  })
}

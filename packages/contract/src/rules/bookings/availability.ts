import { addDays, instantAt, minutesAfter, minutesBetween } from '../time/house-time.ts'
import type { OpeningHours } from '../time/opening-hours.ts'

/** A half-open span `[from, to)` on any line of numbers: days, minutes. What ends where another begins is no conflict. */
export type NumberSpan = { from: number; to: number }

export const overlap = (one: NumberSpan, other: NumberSpan) => one.from < other.to && other.from < one.to

/**
 * The most spans that are open at one moment. Occupancy is this peak, never the sum: two stays one after the other
 * need one room (docs/domain.md#capacity).
 */
export const peakOf = (spans: readonly NumberSpan[]) => {
  const steps = spans
    .filter(({ from, to }) => from < to)
    .flatMap(({ from, to }) => [
      { at: from, change: 1 },
      { at: to, change: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.change - other.change)
  let open = 0
  let peak = 0
  for (const { change } of steps) {
    open += change
    peak = Math.max(peak, open)
  }
  return peak
}

/** A stay in a room: the nights `[arrival, departure)`. */
export type HeldRoom = { roomId: string; arrival: string; departure: string }

/** Whether two stays share a night. One leaves in the morning, the next arrives later: the same day is no conflict. */
export const shareNight = (
  one: Pick<HeldRoom, 'arrival' | 'departure'>,
  other: Pick<HeldRoom, 'arrival' | 'departure'>,
) => one.arrival < other.departure && other.arrival < one.departure

/** The rooms that are free on every night of a stay. */
export const freeRooms = <R extends { id: string }>(
  rooms: readonly R[],
  held: readonly HeldRoom[],
  stay: Pick<HeldRoom, 'arrival' | 'departure'>,
): R[] => rooms.filter((room) => !held.some((other) => other.roomId === room.id && shareNight(other, stay)))

/** What some rooms have left of the night that begins on a day. */
export type NightOfRooms = { remaining: number; stayUntil: string | null }

/**
 * How many rooms are free on the night that begins on each day, and until which day one of them stays free from then on: whoever arrives
 * that day and leaves by `stayUntil` sleeps in one room. Null where none is free; `most` nights ahead is as far as it looks.
 */
export function staysByNight(
  rooms: readonly { id: string }[],
  held: readonly HeldRoom[],
  days: readonly string[],
  most: number,
): Map<string, NightOfRooms> {
  const heldBy = Map.groupBy(held, ({ roomId }) => roomId)
  const freeFrom = (roomId: string, day: string) => {
    const stays = heldBy.get(roomId) ?? []
    if (stays.some(({ arrival, departure }) => arrival <= day && day < departure)) return []
    const furthest = addDays(day, most)
    return stays.reduce(
      (until, { arrival }) => (arrival > day && arrival < until ? arrival : until),
      furthest,
    )
  }
  return new Map(
    days.map((day) => {
      const until = rooms.flatMap(({ id }) => freeFrom(id, day)).toSorted()
      return [day, { remaining: until.length, stayUntil: until.at(-1) ?? null }]
    }),
  )
}

/** Time in which a groomer or trainer is not free: a visit, a break, an absence. */
export type Busy = {
  start: string
  end: string
  /**
   * Before or after somebody's day. A visit may end as it ends, as it may end at closing time: what is cleaned up then is
   * the house's, so this stands in the way of the visit alone (decision 44).
   */
  isOffDuty?: true
}

export type SlotPlan = {
  day: string
  hours: OpeningHours
  durationMinutes: number
  startsEveryMinutes: number
  /** For each groomer, trainer or hall, when it is taken. */
  busy: readonly (readonly Busy[])[]
  /** The first instant that may be booked. */
  earliest: string
  /** Minutes kept for cleaning up after the visit; those of a visit that stands in the way are part of its time. */
  gapMinutes?: number
}

/**
 * The starts of a day, each with how many are free to take it. A visit must lie within the opening hours; breaks and
 * absences stand in its way and in that of the cleaning after it, as other visits do. Neither closing time nor the end of
 * somebody's day bounds the cleaning. Whether the day is open at all is for the calendar to say.
 */
export const slotsOn = (plan: SlotPlan): { start: string; end: string; remaining: number }[] => {
  const { day, hours, durationMinutes, startsEveryMinutes, gapMinutes = 0 } = plan
  const opening = instantAt(day, hours.opens)
  const openMinutes = minutesBetween(opening, instantAt(day, hours.closes))
  const taken = plan.busy.map((spans) =>
    spans.map(({ start, end, isOffDuty = false }) => ({
      isOffDuty,
      from: minutesBetween(opening, start),
      to: minutesBetween(opening, end),
    })),
  )
  const freeDuring = (visit: NumberSpan) => {
    const held = { from: visit.from, to: visit.to + gapMinutes }
    return taken.filter((spans) => !spans.some((span) => overlap(span, span.isOffDuty ? visit : held))).length
  }
  const at = minutesAfter(opening)
  const firstFrom = minutesBetween(opening, plan.earliest)
  const count = Math.max(0, Math.floor((openMinutes - durationMinutes) / startsEveryMinutes) + 1)
  return Array.from({ length: count }, (_, index) => index * startsEveryMinutes)
    .filter((from) => from >= firstFrom)
    .map((from) => ({ from, to: from + durationMinutes }))
    .map((visit) => ({
      start: at(visit.from),
      end: at(visit.to),
      remaining: freeDuring(visit),
    }))
}

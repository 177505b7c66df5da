import { addDays, instantAt, minutesAfter, minutesBetween } from '../time/business-time.ts'
import type { OpeningHours } from '../time/opening-hours.ts'

/**
 * Reasons why a time is not available: nothing is free, the free places do not fit these dogs, or no room
 * ever fits them.
 */
export const placeLacks = ['full', 'too-heavy', 'too-many', 'one-room', 'weight', 'no-room'] as const
export type PlaceLack = (typeof placeLacks)[number]

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

/** True if two stays share a night. A departure and an arrival on the same day do not conflict. */
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

/** Remaining rooms for the night that begins on a day. */
export type NightOfRooms = { remaining: number; stayUntil: string | null }

/**
 * Returns the free rooms for the night that begins on each day. `stayUntil` is the last departure day for
 * which one single room stays free from that day. It is null where no room is free, and at most `most` nights
 * ahead.
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
   * Time before or after a person's working day. It blocks visits but not the cleaning after them, as closing
   * time does (decision 44).
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
  /** Cleaning minutes after the visit. For a visit that blocks others they are part of its time. */
  gapMinutes?: number
}

/**
 * Returns the start times of a day with the number of free people at each. A visit must lie within the
 * opening hours. Breaks, absences and other visits block the visit and the cleaning after it. Closing time
 * and the end of a working day do not limit the cleaning. The calendar decides whether the day is open.
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

import {
  addMinutes,
  compareInstants,
  dayOf,
  instantAt,
  minutesBetween,
  timeOf,
  type Occupancy,
  type OccupancyBar,
  type OpeningHours,
} from '@rumi/contract'
import type { BookingChange } from '../booking-status/use-booking-move.tsx'
import { isShown } from './plan-bars.ts'
import type { Place } from './use-bar-moves.tsx'

/** Square of the week: a person on a day. */
export type Square = { resourceId: string; day: string }

/** Visits of a square that take a place, in order of time. */
export const blocksOn = (bars: readonly OccupancyBar[], { resourceId, day }: Square) =>
  bars
    .filter((bar) => bar.resourceId === resourceId && isShown(bar.status) && dayOf(bar.start) === day)
    .toSorted((one, other) => compareInstants(one.start, other.start))

/** Returns the same hour and length in another square. */
export function placeOn(bar: Place, { resourceId, day }: Square): Place {
  if (dayOf(bar.start) === day) return { start: bar.start, end: bar.end, resourceId }
  const start = instantAt(day, timeOf(bar.start))
  return { start, end: addMinutes(start, minutesBetween(bar.start, bar.end)), resourceId }
}

/** Request for a bar's new square; only real differences. */
export function changeTo(bar: OccupancyBar, square: Square): BookingChange {
  const { start, end, resourceId } = placeOn(bar, square)
  return {
    ...(start !== bar.start && { start, end }),
    ...(resourceId !== bar.resourceId && { resource: resourceId }),
  }
}

/** True if the person is away during all opening hours of the day. */
export const isAwayOn = (
  away: Occupancy['away'],
  { resourceId, day }: Square,
  { opens, closes }: OpeningHours,
) =>
  away.some(
    (span) =>
      span.resourceId === resourceId &&
      compareInstants(span.start, instantAt(day, opens)) <= 0 &&
      compareInstants(span.end, instantAt(day, closes)) >= 0,
  )

import { dayNumber } from '../time/business-time.ts'

export const dayCare = {
  /** Places for dogs, each taken by one dog for one day (docs/domain.md#capacity; a setting). */
  places: 20,
  /** Plan Semanal is the five days of one week, and so the longest single booking (docs/domain.md#capacity). */
  maxDays: 5,
} as const

/** Returns the days of a booking whose `end` is its last day, at least one (docs/domain.md#time). */
export const dayCareDays = (start: string, end: string) => dayNumber(end) - dayNumber(start) + 1

/**
 * True if sorted days form one booking, as Plan Semanal does. Other days become one booking each and move
 * alone.
 */
export function areOneBooking(days: readonly string[]) {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return false
  return dayCareDays(first, last) === days.length && days.length <= dayCare.maxDays
}

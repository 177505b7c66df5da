import { overlap, type Busy } from '../bookings/availability.ts'
import { instantAt, minutesBetween } from './business-time.ts'
import type { OpeningHours } from './opening-hours.ts'

/** Returns the working minutes of a day: opening hours minus absences. */
export const workingMinutes = (day: string, { opens, closes }: OpeningHours, away: readonly Busy[]) => {
  const start = instantAt(day, opens)
  const length = minutesBetween(start, instantAt(day, closes))
  const times = away
    .map((time) => ({
      from: Math.max(0, minutesBetween(start, time.start)),
      to: Math.min(length, minutesBetween(start, time.end)),
    }))
    .filter((time) => overlap(time, { from: 0, to: length }))
    .toSorted((one, other) => one.from - other.from)
  let worked = 0
  let until = 0
  for (const { from, to } of times) {
    worked += Math.max(0, from - until)
    until = Math.max(until, to)
  }
  return worked + Math.max(0, length - until)
}

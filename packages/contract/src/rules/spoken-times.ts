import { dayOf, isDay, spokenDay, spokenRange, timeOf, type InstantLike } from './house-time.ts'

/** When a booking is: days of hotel and guardería, instants of all other visits. */
export type Times = { start: string; end: string }

/** A time of the clock as the house says it: '7:00' for `07:00`. */
export const spokenClock = (time: string) => time.replace(/^0/, '')

/** The hour of a moment as the house says it. */
export const spokenHour = (instant: InstantLike) => spokenClock(timeOf(instant))

/** A moment as the house says it, 'jueves 3 de diciembre, 7:30'. */
export const spokenMoment = (instant: InstantLike, today?: string) =>
  `${spokenDay(dayOf(instant), today)}, ${spokenHour(instant)}`

/** When a booking is, as the house says it: one day, a first and a last one, or a day with its hour. */
export function spokenDays({ start, end }: Times, today?: string) {
  if (!isDay(start)) return spokenMoment(start, today)
  return start === end ? spokenDay(start, today) : spokenRange(start, end, today)
}

/** The same, and of a visit also when it is done. */
export const spokenTime = (times: Times, today?: string) =>
  isDay(times.start) ? spokenDays(times, today) : `${spokenDays(times, today)} a ${spokenHour(times.end)}`

import { formatClock, withArticle } from './format-clock.ts'
import { isDay } from './day-numbers.ts'
import { dayOf, formatDay, formatRange, timeOf, type InstantLike } from './house-time.ts'

/** When a booking is: days of hotel and guardería, instants of all other visits. */
export type Times = { start: string; end: string }

/** The hour of a moment as the house says it. */
export const formatHour = (instant: InstantLike) => formatClock(timeOf(instant))

/** The same after 'a', 'hasta' or 'antes de': 'las 10:00', 'la 1:35'. */
export const formatTheHour = (instant: InstantLike) => withArticle(formatHour(instant))

/** A moment as the house says it, 'jueves 3 de diciembre, 7:30'. */
export const formatMoment = (instant: InstantLike, today?: string) =>
  `${formatDay(dayOf(instant), today)}, ${formatHour(instant)}`

/** When a booking is, as the house says it: one day, a first and a last one, or a day with its hour. */
export function formatDays({ start, end }: Times, today?: string) {
  if (!isDay(start)) return formatMoment(start, today)
  return start === end ? formatDay(start, today) : formatRange(start, end, today)
}

/** The same, and of a visit also when it is done. */
export const formatTime = (times: Times, today?: string) =>
  isDay(times.start) ? formatDays(times, today) : `${formatDays(times, today)} a ${formatHour(times.end)}`

import { isDay } from './day-numbers.ts'
import { dayOf, formatDay, formatRange, timeOf, type InstantLike } from './business-time.ts'
import type { BusinessTerms } from '../business/business-terms.ts'

/** Formats a clock time: '7:00' for `07:00`. */
export const formatClock = (time: string) => time.replace(/^0/, '')

/** 'las 10:00' or 'la 1:35', from a clock as it is shown: after 'a', 'hasta' or 'antes de'. */
export const withArticle = (clock: string) => `${/^1(:|$)/.test(clock) ? 'la' : 'las'} ${clock}`

/** Start and end of a booking: days for hotel and guardería, instants for other visits. */
export type Times = { start: string; end: string }

/** Formats the hour of an instant in the business's time zone. */
export const formatHour = (instant: InstantLike) => formatClock(timeOf(instant))

/** The same after 'a', 'hasta' or 'antes de': 'las 10:00', 'la 1:35'. */
export const formatTheHour = (instant: InstantLike) => withArticle(formatHour(instant))

/** Formats an instant as 'jueves 3 de diciembre, 7:30'. */
export const formatMoment = (instant: InstantLike, today?: string) =>
  `${formatDay(dayOf(instant), today)}, ${formatHour(instant)}`

/** Formats the time of a booking: one day, a range of days, or a day with its hour. */
export function formatDays({ start, end }: Times, today?: string) {
  if (!isDay(start)) return formatMoment(start, today)
  return start === end ? formatDay(start, today) : formatRange(start, end, today)
}

/** The same, and of a visit also when it is done. */
export const formatTime = (times: Times, today?: string) =>
  isDay(times.start) ? formatDays(times, today) : `${formatDays(times, today)} a ${formatHour(times.end)}`

/** 'una hora', '24 horas'; no notice at all is as good as minutes. */
export function formatNotice({ minimumNoticeHours: hours }: Pick<BusinessTerms, 'minimumNoticeHours'>) {
  if (hours === 0) return 'unos minutos'
  return hours === 1 ? 'una hora' : `${hours} horas`
}

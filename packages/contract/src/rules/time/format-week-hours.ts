import { formatList } from '../business/people-words.ts'
import { formatClock } from './format-times.ts'
import type { WeekdayHours } from '../business/business-terms.ts'

const names = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'] as const

/** A week begins on Monday here. */
const place = (weekday: number) => (weekday + 6) % 7

/** 'lunes a sábado', 'sábado y domingo', 'lunes, miércoles y viernes': three days in a row or more are a range. */
function formatWeekdays(weekdays: readonly number[]) {
  const sorted = weekdays.toSorted((one, other) => place(one) - place(other))
  const named = sorted.map((weekday) => names[weekday] ?? '')
  return isRange(sorted) ? `${named[0]} a ${named.at(-1)}` : formatList(named)
}

const isRange = (sorted: readonly number[]) =>
  sorted.length > 2 && place(sorted.at(-1)!) - place(sorted[0]!) === sorted.length - 1

type Hours = readonly WeekdayHours[]

type Clock = (time: string) => string

/** '7:00 AM', '12:30 PM'. */
export function formatHalfDay(time: string) {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Weekdays with the same hours, in the order of the week. */
const groupsOf = (hours: Hours, clock: Clock) =>
  [
    ...Map.groupBy(
      hours.toSorted((one, other) => place(one.weekday) - place(other.weekday)),
      ({ opens, closes }) => `de ${clock(opens)} a ${clock(closes)}`,
    ),
  ].map(([times, rows]) => ({ times, days: formatWeekdays(rows.map(({ weekday }) => weekday)) }))

const closed = 'cerrado'

/** 'lunes a sábado de 7:00 a 19:00', 'lunes a viernes de 7:00 a 19:00, sábado de 9:00 a 14:00'. */
export const formatWeekHours = (hours: Hours, clock: Clock = formatClock) =>
  groupsOf(hours, clock)
    .map(({ days, times }) => `${days} ${times}`)
    .join(', ') || closed

/** On which weekdays, as a sentence goes on: 'de lunes a sábado', 'sábado y domingo'. */
export function formatOpenDays(hours: Hours) {
  const weekdays = hours.map(({ weekday }) => weekday)
  const sorted = weekdays.toSorted((one, other) => place(one) - place(other))
  return `${isRange(sorted) ? 'de ' : ''}${formatWeekdays(weekdays)}` || closed
}

/** At which times: 'de 7:00 a 18:00'; with its days where they are not all alike. */
export function formatOpenTimes(hours: Hours) {
  const [first, ...others] = groupsOf(hours, formatClock)
  return first && others.length === 0 ? first.times : formatWeekHours(hours)
}

/** Days and times, as a sentence goes on: 'de lunes a sábado, de 7:00 a 19:00'. */
export function formatOpening(hours: Hours, clock: Clock = formatClock) {
  const [first, ...others] = groupsOf(hours, clock)
  if (first && others.length === 0) return `${formatOpenDays(hours)}, ${first.times}`
  return first && / a /.test(first.days)
    ? `de ${formatWeekHours(hours, clock)}`
    : formatWeekHours(hours, clock)
}

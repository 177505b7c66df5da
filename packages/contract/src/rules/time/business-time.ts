import { Temporal } from 'temporal-polyfill'
import { businessZone } from '../business/business-locale.ts'
import { dayMonthsAfter, dayOfNumber, isDay, numberOfDay } from './day-numbers.ts'

// Days are local `YYYY-MM-DD`, instants are ISO 8601 in UTC. No function reads the clock: `now` is always a
// parameter. The zone is that of the business unless it is given.

/** An instant as the wire or the database hands it over. */
export type InstantLike = Temporal.Instant | string

const toInstant = (instant: InstantLike) => Temporal.Instant.from(instant)
const toDate = (day: string) => Temporal.PlainDate.from(day)
const epoch = '1970-01-01'

/** An instant has one text, that of the database: `…00.000Z`. */
const asText = (instant: Temporal.Instant) => instant.toString({ smallestUnit: 'millisecond' })

/** Cache limit. The cache is cleared when it reaches this size. */
const mostFound = 4_000
function foundOnce<Key>(found: Map<Key, string>, key: Key, find: () => string) {
  const known = found.get(key)
  if (known !== undefined) return known
  const answer = find()
  if (found.size >= mostFound) found.clear()
  found.set(key, answer)
  return answer
}

/**
 * A quarter of an hour since 1970 lies in one local day: days begin and clocks changed on such a boundary.
 */
const quarterMs = 900_000

/** Caches of one time zone. A calendar of two months needs hundreds of days and instants repeatedly. */
type ZoneCache = { days: Map<number, string>; instants: Map<string, string> }
const caches = new Map<string, ZoneCache>()

function cacheOf(zone: string) {
  const known = caches.get(zone)
  if (known) return known
  const cache: ZoneCache = { days: new Map(), instants: new Map() }
  caches.set(zone, cache)
  return cache
}

function quarterOf(instant: InstantLike) {
  if (!isStored(instant)) return undefined
  const ms = Date.parse(instant)
  return ms >= 0 && new Date(ms).toISOString() === instant ? Math.floor(ms / quarterMs) : undefined
}

/** Returns the local day of an instant. At 23:30 the UTC day may already be the next one. */
export const dayOf = (instant: InstantLike, zone = businessZone()) => {
  const find = () => toInstant(instant).toZonedDateTimeISO(zone).toPlainDate().toString()
  const quarter = quarterOf(instant)
  return quarter === undefined ? find() : foundOnce(cacheOf(zone).days, quarter, find)
}

/** Returns today's local day; `now` is the caller's clock. */
export const todayIn = (now: InstantLike) => dayOf(now)

/** Returns the local time of an instant, `HH:MM`. */
export const timeOf = (instant: InstantLike, zone = businessZone()) =>
  toInstant(instant).toZonedDateTimeISO(zone).toPlainTime().toString({ smallestUnit: 'minute' })

/**
 * Returns the instant of a local `time` (`HH:MM`) on `day`. A time that the change of the clock skips is moved
 * after it; of a time that comes twice it is the first.
 */
export const instantAt = (day: string, time: string, zone = businessZone()) =>
  foundOnce(cacheOf(zone).instants, `${day} ${time}`, () =>
    asText(
      toDate(day)
        .toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) })
        .toInstant(),
    ),
  )

/** An instant some minutes later, or earlier where `minutes` is negative. */
export const addMinutes = (instant: InstantLike, minutes: number) =>
  asText(toInstant(instant).add({ minutes }))

/** The same for many instants of one day, which is read only once; minutes are whole. */
export const minutesAfter = (instant: InstantLike) => {
  const fromMs = toInstant(instant).epochMilliseconds
  return (minutes: number) => new Date(fromMs + minutes * 60_000).toISOString()
}

/** Whole and broken minutes from one instant to another; negative where `to` comes first. */
export const minutesBetween = (from: InstantLike, to: InstantLike) =>
  isStored(from) && isStored(to)
    ? (Date.parse(to) - Date.parse(from)) / 60_000
    : toInstant(from).until(toInstant(to)).total('minutes')

/** An instant as the database writes it, which is exact to the millisecond and needs no more than that to be counted with. */
const isStored = (instant: InstantLike): instant is string =>
  typeof instant === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/.test(instant)

/** Compares two instants: −1, 0 or 1. Do not compare instants as text: `…00Z` and `…00.000Z` are equal. */
export const compareInstants = (one: InstantLike, other: InstantLike) =>
  isStored(one) && isStored(other)
    ? Math.sign(Date.parse(one) - Date.parse(other))
    : Temporal.Instant.compare(toInstant(one), toInstant(other))

/** The day as a number that grows by one each day, for arithmetic over many days. */
export const dayNumber = (day: string) => numberOfDay(day) ?? toDate(day).since(epoch).days

/** The day that a number from `dayNumber` stands for. */
export const dayFromNumber = (number: number) =>
  dayOfNumber(number) ?? toDate(epoch).add({ days: number }).toString()

export const addDays = (day: string, days: number) => dayFromNumber(dayNumber(day) + days)

/** The same day some months later; where that month is shorter, its last day (31 October + 4 = 28 February). */
export const addMonths = (day: string, months: number) =>
  dayMonthsAfter(day, months) ?? toDate(day).add({ months }).toString()

/** The same day some years later; 29 February becomes 28 February in a common year. */
export const addYears = (day: string, years: number) => addMonths(day, 12 * years)

/** Days from one day to another: 0 for the same day, negative where `to` comes first. */
export const daysBetween = (from: string, to: string) => dayNumber(to) - dayNumber(from)

/** Every day from `first` to `last`, both included; empty where they are reversed. */
export const eachDay = (first: string, last: string) => {
  const from = dayNumber(first)
  return Array.from({ length: Math.max(0, dayNumber(last) - from + 1) }, (_, i) => dayFromNumber(from + i))
}

/** Monday is 1, Sunday is 7. */
export const weekdayOf = (day: string) => ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1

/** True if a text is an instant with a UTC offset on an existing day. */
export const isInstant = (text: string) => {
  try {
    toInstant(text)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the day of a wire time, for sorting and comparison. Invalid text is returned unchanged, so that one
 * bad record does not break a list.
 */
export const dayOfTime = (time: string) => (isDay(time) || !isInstant(time) ? time.slice(0, 10) : dayOf(time))

/** The names of the weekdays, Monday first. */
export const weekdayNames = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo']
/** The names of the months, January first. */
export const monthNames = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
]

/** Formats a day as 'martes 13 de octubre', with the year if it differs from `today`'s. */
export const formatDay = (day: string, today = day) => {
  const date = toDate(day)
  const formatted = `${weekdayNames[date.dayOfWeek - 1]} ${date.day} de ${monthNames[date.month - 1]}`
  return date.year === toDate(today).year ? formatted : `${formatted} de ${date.year}`
}

/** Formats a past date such as a birthday: 'lunes 20 de julio de 2026'. */
export const formatDate = (day: string) => `${formatDay(day)} de ${toDate(day).year}`

/** Formats a range of days and states the shared parts once: 'lunes 7 al miércoles 16 de diciembre'. */
export const formatRange = (first: string, last: string, today = first) => {
  const [from, to] = [toDate(first), toDate(last)]
  const formatted =
    from.year === to.year && from.month === to.month
      ? `${weekdayNames[from.dayOfWeek - 1]} ${from.day}`
      : formatDay(first, from.year === to.year ? first : today)
  return `${formatted} al ${formatDay(last, today)}`
}

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`

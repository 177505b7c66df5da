import { defaultTerms, type BusinessTerms, type WeekdayHours } from '../business/business-terms.ts'
import { addDays, weekdayOf } from './business-time.ts'

/** Opening hours of a day in local clock time. */
export type OpeningHours = { opens: string; closes: string }

/** The hours of a week, a row for each weekday that has any. */
export type WeekHours = readonly WeekdayHours[]

/** Working calendar: the terms of the business and its decisions about single days. */
export type BusinessCalendar = {
  closedDays: readonly string[]
  /** Official rest days on which it works all the same. */
  workedRestDays: readonly string[]
  terms: BusinessTerms
}

/** Returns the regular weekly calendar with the legal rest days, for use where single days are unknown. */
export const weeklyCalendar = (terms: BusinessTerms): BusinessCalendar => ({
  closedDays: [],
  workedRestDays: [],
  terms,
})

/** The calendar of a business whose office has set nothing else (docs/domain.md#time). */
export const usualCalendar = weeklyCalendar(defaultTerms)

/** The `nth` Monday of a month. */
const mondayOf = (year: number, month: string, nth: number) => {
  const first = `${year}-${month}-01`
  return addDays(first, ((8 - weekdayOf(first)) % 7) + (nth - 1) * 7)
}

/**
 * The day a new president takes office, every sixth year, as the year 2024.
 * Before the reform that took effect in 2024 it was 1 December (art. 83 of the Constitution).
 */
const handoverOf = (year: number) => {
  if (year % 6 !== 2) return []
  return [{ day: year < 2024 ? `${year}-12-01` : `${year}-10-01`, name: 'Cambio del Poder Ejecutivo' }]
}

/**
 * Returns Mexico's official rest days of a year, sorted, by art. 74 of the Ley Federal del Trabajo since
 * 2006. Election days are Sundays, when the business is closed anyway.
 */
export const restDaysOf = (year: number) =>
  [
    { day: `${year}-01-01`, name: 'Año Nuevo' },
    { day: mondayOf(year, '02', 1), name: 'Día de la Constitución' },
    { day: mondayOf(year, '03', 3), name: 'Natalicio de Benito Juárez' },
    { day: `${year}-05-01`, name: 'Día del Trabajo' },
    { day: `${year}-09-16`, name: 'Día de la Independencia' },
    ...handoverOf(year),
    { day: mondayOf(year, '11', 3), name: 'Día de la Revolución' },
    { day: `${year}-12-25`, name: 'Navidad' },
  ].toSorted((one, other) => (one.day < other.day ? -1 : 1))

/** Cache of rest-day names by year and day. Every day of a calendar reads it. */
const restDayNames = new Map<number, ReadonlyMap<string, string>>()

/** The name of the official rest day that `day` is, or null. */
export const restDayName = (day: string) => {
  const year = Number(day.slice(0, 4))
  const names = restDayNames.get(year) ?? new Map(restDaysOf(year).map((rest) => [rest.day, rest.name]))
  restDayNames.set(year, names)
  return names.get(day) ?? null
}

/** The hours of the weekday that `day` is; null where it has none. */
export const hoursOn = (hours: WeekHours, day: string): OpeningHours | null =>
  hours.find(({ weekday }) => weekday === weekdayOf(day) % 7) ?? null

/** From the earliest opening to the latest closing of all weekdays, whatever the day; null where there is none. */
export const widestHours = (hours: WeekHours): OpeningHours | null =>
  hours.length === 0
    ? null
    : {
        opens: hours.map(({ opens }) => opens).toSorted()[0]!,
        closes: hours
          .map(({ closes }) => closes)
          .toSorted()
          .at(-1)!,
      }

/**
 * True if these hours apply on `day`: the weekday matches, it is not an official rest day unless the business
 * works on it, and the business has not closed it. A closed day takes precedence.
 */
export const opensOn = (hours: WeekHours, day: string, calendar: BusinessCalendar) =>
  hoursOn(hours, day) !== null &&
  !calendar.closedDays.includes(day) &&
  (calendar.workedRestDays.includes(day) || restDayName(day) === null)

/** True if the business is open on `day`. */
export const houseOpensOn = (day: string, calendar: BusinessCalendar) =>
  opensOn(calendar.terms.hours.house, day, calendar)

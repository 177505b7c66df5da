import { defaultTerms, type HouseTerms } from './house-terms.ts'
import { addDays, weekdayOf } from './house-time.ts'

/** When a door is open: wall-clock times of the house, on these weekdays (Monday is 1). */
export type OpeningHours = { opens: string; closes: string; weekdays: readonly number[] }

/** Monday to Saturday, 7 to 19 (spec §9; decision 24: the guardería keeps shorter hours of its own). */
export const houseHours = {
  opens: '07:00',
  closes: '19:00',
  weekdays: [1, 2, 3, 4, 5, 6],
} as const satisfies OpeningHours

/** When the house works: its terms, and what it decided about single days. */
export type HouseCalendar = {
  closedDays: readonly string[]
  /** Official rest days on which it works all the same. */
  workedRestDays: readonly string[]
  terms: HouseTerms
}

/** Open as every week, resting as the law says: the default until the office sets something else (docs/domain.md#time). */
export const usualCalendar: HouseCalendar = { closedDays: [], workedRestDays: [], terms: defaultTerms }

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
 * Mexico's official rest days of a year, in order, as art. 74 of the Ley Federal del Trabajo has read since 2006.
 * Its election days are Sundays, on which the house is closed in any case.
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

/** The names of a year's rest days by their day, made once: every day of a calendar asks for them. */
const restDayNames = new Map<number, ReadonlyMap<string, string>>()

/** The name of the official rest day that `day` is, or null. */
export const restDayName = (day: string) => {
  const year = Number(day.slice(0, 4))
  const names = restDayNames.get(year) ?? new Map(restDaysOf(year).map((rest) => [rest.day, rest.name]))
  restDayNames.set(year, names)
  return names.get(day) ?? null
}

/**
 * Whether a door with these hours opens on `day`: its weekday is one of them, it is no official rest day unless
 * the house works on it, and the house has not closed it. A closed day wins over everything.
 */
export const opensOn = (hours: OpeningHours, day: string, calendar: HouseCalendar = usualCalendar) =>
  hours.weekdays.includes(weekdayOf(day)) &&
  !calendar.closedDays.includes(day) &&
  (calendar.workedRestDays.includes(day) || restDayName(day) === null)

/** Whether the house itself is open on `day`. */
export const houseOpensOn = (day: string, calendar: HouseCalendar = usualCalendar) =>
  opensOn(houseHours, day, calendar)

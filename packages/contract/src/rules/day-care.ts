import { dayNumber, weekdayOf } from './house-time.ts'

export const dayCare = {
  /** Places for dogs, each taken by one dog for one day (docs/domain.md#capacity; a setting). */
  places: 20,
  /** Plan Semanal is the five days of one week, and so the longest single booking (docs/domain.md#capacity). */
  maxDays: 5,
  /** A dog of this age is accepted alone (decision 25). */
  minimumAgeMonths: 4,
  /** From this age a dog is accepted with complete vaccines (decision 25). */
  minimumAgeMonthsVaccinated: 3,
} as const

/** Plan Mensual: a pass of 20 days to be used within 31 (docs/domain.md#capacity). */
export const monthlyPass = { days: 20, withinDays: 31 } as const

/** Days in the house of a booking whose `end` is its last day; never less than one (docs/domain.md#time). */
export const dayCareDays = (start: string, end: string) => dayNumber(end) - dayNumber(start) + 1

/** Whether a booking is Plan Semanal: Monday to Friday of one week. */
export const isWholeWeek = (start: string, end: string) =>
  weekdayOf(start) === 1 && dayCareDays(start, end) === dayCare.maxDays

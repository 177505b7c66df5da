/**
 * Day numbers of the Gregorian calendar in integer arithmetic; 0 is 1 January 1970. The rules need thousands
 * per request, and Temporal takes about thirty times as long.
 */
const daysPerEra = 146_097
const daysPer4Years = 1_460
const daysPerCentury = 36_524
/** From 1 March of the year 0, with which the arithmetic begins, to 1 January 1970. */
const daysBeforeEpoch = 719_468
const daysInMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/
const isLeapYear = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
const lastOf = (year: number, month: number) =>
  month === 2 && isLeapYear(year) ? 29 : (daysInMonth[month - 1] ?? 0)

/** Year, month and date of a day that exists. */
function partsOf(day: string) {
  const parts = pattern.exec(day)
  if (!parts) return undefined
  const [year, month, date] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  return date < 1 || date > lastOf(year, month) ? undefined : { year, month, date }
}

/** The number of a day `YYYY-MM-DD`; undefined for any other text and for a day that does not exist. */
export function numberOfDay(day: string): number | undefined {
  const parts = partsOf(day)
  if (!parts) return undefined
  const { year, month, date } = parts
  // Years begin in March here, so that the day that may be missing is the last.
  const marchYear = month > 2 ? year : year - 1
  const era = Math.floor(marchYear / 400)
  const yearOfEra = marchYear - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  const leapDays = Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
  return era * daysPerEra + yearOfEra * 365 + leapDays + dayOfYear - daysBeforeEpoch
}

/** True if a text is an existing day. `2026-02-30` and `2026-2-3` are not. */
export const isDay = (text: string) => numberOfDay(text) !== undefined

/** The day of a number, `YYYY-MM-DD`; undefined where that takes more than four digits for the year. */
export function dayOfNumber(number: number): string | undefined {
  if (!Number.isInteger(number)) return undefined
  const sinceStart = number + daysBeforeEpoch
  const era = Math.floor(sinceStart / daysPerEra)
  const dayOfEra = sinceStart - era * daysPerEra
  const leapDays =
    Math.floor(dayOfEra / daysPer4Years) -
    Math.floor(dayOfEra / daysPerCentury) +
    Math.floor(dayOfEra / (daysPerEra - 1))
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const date = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return textOf(year, month, date)
}

/** The same date some whole months later, or the last of a month that is shorter; undefined as in the functions above. */
export function dayMonthsAfter(day: string, months: number): string | undefined {
  const parts = partsOf(day)
  if (!parts || !Number.isInteger(months)) return undefined
  const sinceYear0 = parts.year * 12 + parts.month - 1 + months
  const year = Math.floor(sinceYear0 / 12)
  const month = sinceYear0 - year * 12 + 1
  return textOf(year, month, Math.min(parts.date, lastOf(year, month)))
}

const textOf = (year: number, month: number, date: number) =>
  year < 0 || year > 9999 ? undefined : `${inDigits(year, 4)}-${inDigits(month, 2)}-${inDigits(date, 2)}`

const inDigits = (number: number, digits: number) => String(number).padStart(digits, '0')

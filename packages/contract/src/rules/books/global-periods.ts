import { addDays, addMonths, firstOfMonth, monthNames, weekdayOf } from '../time/business-time.ts'

export const globalPeriodicities = ['day', 'week', 'month', 'two-months'] as const
export type GlobalPeriodicity = (typeof globalPeriodicities)[number]

/** SAT takes two months from this regime alone. */
export const regimeOfTwoMonths = '621'

export type GlobalPeriod = { periodicity: GlobalPeriodicity; firstDay: string; lastDay: string }

/**
 * Returns the period of a day. A week begins on Monday and ends with its month, because SAT taxes are
 * monthly.
 */
export function globalPeriodOf(periodicity: GlobalPeriodicity, day: string): GlobalPeriod {
  const month = firstOfMonth(day)
  const lastOfMonth = addDays(addMonths(month, 1), -1)
  switch (periodicity) {
    case 'day':
      return { periodicity, firstDay: day, lastDay: day }
    case 'week': {
      const monday = addDays(day, 1 - weekdayOf(day))
      const sunday = addDays(monday, 6)
      return {
        periodicity,
        firstDay: monday < month ? month : monday,
        lastDay: sunday > lastOfMonth ? lastOfMonth : sunday,
      }
    }
    case 'month':
      return { periodicity, firstDay: month, lastDay: lastOfMonth }
    case 'two-months': {
      const firstDay = addMonths(month, -((Number(day.slice(5, 7)) - 1) % 2))
      return { periodicity, firstDay, lastDay: addDays(addMonths(firstDay, 2), -1) }
    }
  }
}

const dayText = (day: string) => `${Number(day.slice(8))} de ${monthText(day)}`
const monthText = (day: string) => monthNames[Number(day.slice(5, 7)) - 1]!

/** Formats a period after «de» or «del»: 'del 3 de noviembre de 2026', 'de noviembre y diciembre de 2026'. */
export function formatGlobalPeriod({ periodicity, firstDay, lastDay }: GlobalPeriod) {
  const year = `de ${lastDay.slice(0, 4)}`
  const start = firstDay === lastDay ? '' : `${Number(firstDay.slice(8))} al `
  switch (periodicity) {
    case 'day':
    case 'week':
      return `del ${start}${dayText(lastDay)} ${year}`
    case 'month':
      return `de ${monthText(firstDay)} ${year}`
    case 'two-months':
      return `de ${monthText(firstDay)} y ${monthText(lastDay)} ${year}`
  }
}

import { addDays, addMonths, bookMonth, firstOfMonth, monthNames } from '@rumi/contract'
import { periodsCopy as copy } from '../../../copy/office/frame/periods.ts'

/** True if a value of the address is a month such as '2026-11'. */
export const isMonth = (value: string | null): value is string => bookMonth.safeParse(value).success

/** '2026-11' as 'noviembre de 2026'. */
export const monthName = (month: string) =>
  copy.monthOf(monthNames[Number(month.slice(5)) - 1] ?? '', month.slice(0, 4))

/** Month options: those up to the given day, plus the displayed one if older. */
export function monthChoices(today: string, shown: string | null, count = 24) {
  const months = Array.from({ length: count }, (_, ago) => addMonths(firstOfMonth(today), -ago).slice(0, 7))
  const all = shown !== null && !months.includes(shown) ? [...months, shown] : months
  return all.map((value) => ({ value, label: monthName(value) }))
}

/** First and last day of a month. */
export const daysOfMonth = (month: string) => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
})

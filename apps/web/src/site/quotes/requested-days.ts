import { areOneBooking, formatDay, formatList, formatRange, isDay } from '@rumi/contract'
import { quotesCopy } from '../../copy/site/quotes.ts'

type Requested = {
  start?: string | undefined
  end?: string | undefined
  separateDays?: readonly string[] | undefined
}

/** Days of a quote in words: single days if some between are closed; empty if none are chosen. */
export function requestedDays({ start = '', end = '', separateDays = [] }: Requested) {
  const { asked } = quotesCopy
  if (!isDay(start)) return ''
  if (separateDays.length > 0 && !areOneBooking(separateDays))
    return formatList(separateDays.map((day) => asked.day(formatDay(day))))
  return isDay(end) && start < end ? asked.range(formatRange(start, end)) : asked.day(formatDay(start))
}

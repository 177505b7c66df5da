import { formatDay, formatRange, isDay } from '@rumi/contract'
import { quotesCopy } from '../../copy/quotes.ts'

/** The days that a quote asks about, as they are read; empty while none are chosen. */
export function requestedDays({
  start = '',
  end = '',
}: {
  start?: string | undefined
  end?: string | undefined
}) {
  if (!isDay(start)) return ''
  return isDay(end) && start < end
    ? quotesCopy.asked.range(formatRange(start, end))
    : quotesCopy.asked.day(formatDay(start))
}

import { areOneBooking, formatDay, formatList, formatRange, isDay, type Estimate } from '@rumi/contract'
import { quotesCopy } from '../../copy/site/quotes.ts'
import type { DraftDays } from './quote-draft.ts'

/** Sent request with its days and the server's response. */
export type SentQuote = DraftDays & {
  name: string
  email: string
  dogs: number
  /** Confirmation by the server. */
  message: string
  quote: Estimate | null
  /** Reference number, and whether the request was mailed completely. */
  reference: string
  copied: boolean
}

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

import { addDays, daysBetween, eachDay, firstOfMonth } from '@rumi/contract'
import { accountSentences } from '../copy/money/account-sentences.ts'
import { today } from '../http/clock.ts'
import { refuseReversedDays } from '../http/requests/refuse-reversed-days.ts'
import { Refused } from '../http/refused.ts'

const usualDays = 30
const mostDays = 800
/** A span of more days than these is told month by month. */
const mostDailyDays = 62

/** A first and a last day, both included. */
export type ReportSpan = { from: string; to: string }

/** The days that a report is asked of, the last 30 where nothing is said; refuses reversed days and spans that are too long. */
export function reportSpan({
  from,
  to = today(),
}: Partial<Record<keyof ReportSpan, string | undefined>>): ReportSpan {
  const first = from ?? addDays(to, 1 - usualDays)
  refuseReversedDays({ from: first, to })
  if (daysBetween(first, to) >= mostDays)
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'from', message: accountSentences.spanTooLong(mostDays) }],
    })
  return { from: first, to }
}

/** As many days, the last of them the one before. */
export const spanBefore = ({ from, to }: ReportSpan): ReportSpan => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
})

const isLong = ({ from, to }: ReportSpan) => daysBetween(from, to) >= mostDailyDays

/** What a day of a span is told with: itself, or its month where the span is long. */
export const periodOf = (span: ReportSpan, date: string) => (isLong(span) ? firstOfMonth(date) : date)

/** The days of a span, or its months where it is long. */
export const periodsOf = (span: ReportSpan) => [
  ...new Set(eachDay(span.from, span.to).map((date) => periodOf(span, date))),
]

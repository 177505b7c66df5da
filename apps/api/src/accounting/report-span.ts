import { addDays, daysBetween, eachDay, firstOfMonth } from '@rumi/contract'
import { accountSentences } from '../copy/money/account-sentences.ts'
import { today } from '../http/clock.ts'
import { refuseReversedDays, Refused } from '../http/refused.ts'

const usualDays = 30
const mostDays = 800
/** Spans of more days are grouped by month. */
const mostDailyDays = 62

/** A first and a last day, both included. */
export type ReportSpan = { from: string; to: string }

/** Returns the days of a report, the last 30 by default; throws for reversed or too long spans. */
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

/** Returns the preceding span of the same length. */
export const spanBefore = ({ from, to }: ReportSpan): ReportSpan => ({
  from: addDays(from, -daysBetween(from, to) - 1),
  to: addDays(from, -1),
})

const isLong = ({ from, to }: ReportSpan) => daysBetween(from, to) >= mostDailyDays

/** Returns the group of a day: the day itself, or its month in a long span. */
export const periodOf = (span: ReportSpan, date: string) => (isLong(span) ? firstOfMonth(date) : date)

/** The days of a span, or its months where it is long. */
export const periodsOf = (span: ReportSpan) => [
  ...new Set(eachDay(span.from, span.to).map((date) => periodOf(span, date))),
]

import {
  addDays,
  daysBefore,
  daysBetween,
  daysOfYearBefore,
  eachDay,
  firstOfMonth,
  isByMonth,
  type ReportComparison,
} from '@rumi/contract'
import { accountSentences } from '../copy/money/account-sentences.ts'
import { today } from '../http/clock.ts'
import { refuseReversedDays, Refused } from '../http/refused.ts'

const usualDays = 30
const mostDays = 800

/** A first and a last day, both included. */
export type ReportSpan = { from: string; to: string }

/** Days of a report as requested; `compare` names those beside them. */
export type ReportQuery = Partial<Record<keyof ReportSpan, string | undefined>> & {
  compare?: ReportComparison | undefined
}

/** Returns the days of a report, the last 30 by default; throws for reversed or too long spans. */
export function reportSpan({ from, to = today() }: ReportQuery): ReportSpan {
  const first = from ?? addDays(to, 1 - usualDays)
  refuseReversedDays({ from: first, to })
  if (daysBetween(first, to) >= mostDays)
    throw new Refused('breaks-a-rule', {
      issues: [{ path: 'from', message: accountSentences.spanTooLong(mostDays) }],
    })
  return { from: first, to }
}

/** Returns the days that a span is compared with. */
export const comparedSpan = (span: ReportSpan, compare: ReportComparison = 'before'): ReportSpan =>
  compare === 'year' ? daysOfYearBefore(span) : daysBefore(span)

/** Returns the group of a day: the day itself, or its month in a long span. */
export const periodOf = (span: ReportSpan, date: string) => (isByMonth(span) ? firstOfMonth(date) : date)

/** The days of a span, or its months where it is long. */
export const periodsOf = (span: ReportSpan) => [
  ...new Set(eachDay(span.from, span.to).map((date) => periodOf(span, date))),
]

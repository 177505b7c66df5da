import { formatClock, type PersonAtWork } from '@rumi/contract'
import { officeScheduleCopy } from '../../../copy/office/business/schedule.ts'

export type Span = PersonAtWork['hours'][number]

const { weekdays, span } = officeScheduleCopy
const nameOf = (weekday: number) => weekdays[weekday - 1] ?? ''

/** 'lunes a viernes, 9:00 a 14:00': groups consecutive days with the same hours. */
export function formatWeek(spans: readonly Span[]): string[] {
  const runs: { first: number; last: number; from: string; until: string }[] = []
  const sorted = spans.toSorted(
    (one, other) =>
      (one.from < other.from ? -1 : Number(one.from > other.from)) || one.weekday - other.weekday,
  )
  for (const { weekday, from, until } of sorted) {
    const run = runs.at(-1)
    if (run && run.from === from && run.until === until && run.last === weekday - 1) run.last = weekday
    else runs.push({ first: weekday, last: weekday, from, until })
  }
  return runs
    .toSorted((one, other) => one.first - other.first)
    .map(({ first, last, from, until }) => {
      const days = first === last ? nameOf(first) : span(nameOf(first), nameOf(last))
      return `${days}, ${span(formatClock(from), formatClock(until))}`
    })
}

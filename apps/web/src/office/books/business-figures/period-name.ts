import { formatDay, isByMonth, monthNames, type DaySpan } from '@rumi/contract'
import { businessToday } from '../../../shared/business/business-today.ts'

/** Returns the short name of a part of a span for an axis: its day, or its month. */
export function axisLabel(start: string, span: DaySpan) {
  const month = (monthNames[Number(start.slice(5, 7)) - 1] ?? '').slice(0, 3)
  return isByMonth(span) ? month : `${Number(start.slice(8))} ${month}`
}

/** Returns the name of a part of a span: its day, or its month in a long span. */
export function periodName(start: string, span: DaySpan) {
  if (!isByMonth(span)) return formatDay(start, businessToday())
  const month = monthNames[Number(start.slice(5, 7)) - 1] ?? ''
  return span.from.slice(0, 4) === span.to.slice(0, 4) ? month : `${month} ${start.slice(0, 4)}`
}

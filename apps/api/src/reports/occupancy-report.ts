import type { OccupancyShare, OccupancyReport } from '@rumi/contract'
import { periodOf, periodsOf, reportSpan, spanBefore, type ReportSpan } from '../accounting/index.ts'
import type { Db } from '../db/connect.ts'
import { poolDays } from '../desk/index.ts'
import { roomNights } from './room-nights.ts'

type DayUse = OccupancyShare & { day: string }
type Uses = { dayCare: readonly DayUse[]; hotel: readonly DayUse[] }

/** Returns the occupancy: day care by places on open days, hotel by rooms each night. */
export async function occupancyReportOf(
  db: Db,
  query: Partial<Record<keyof ReportSpan, string | undefined>>,
): Promise<OccupancyReport> {
  const span = reportSpan(query)
  const before = spanBefore(span)
  const whole = { from: before.from, to: span.to }
  const uses = { dayCare: await poolDays(db, whole, 'Guardería'), hotel: await roomNights(db, whole) }
  const within = ({ from, to }: ReportSpan) => sharesOf(uses, (day) => day >= from && day <= to)
  return {
    ...span,
    ...within(span),
    before: { ...before, ...within(before) },
    periods: periodsOf(span).map((start) => ({
      start,
      ...sharesOf(uses, (day) => day >= span.from && day <= span.to && periodOf(span, day) === start),
    })),
  }
}

const sharesOf = ({ dayCare, hotel }: Uses, isWithin: (day: string) => boolean) => ({
  dayCare: shareOf(dayCare, isWithin),
  hotel: shareOf(hotel, isWithin),
})

const shareOf = (days: readonly DayUse[], isWithin: (day: string) => boolean): OccupancyShare =>
  days
    .filter(({ day }) => isWithin(day))
    .reduce((sum, { used, capacity }) => ({ used: sum.used + used, capacity: sum.capacity + capacity }), {
      used: 0,
      capacity: 0,
    })

import type { OccupancyShare, OccupancyReport } from '@rumi/contract'
import {
  comparedSpan,
  periodOf,
  periodsOf,
  reportSpan,
  type ReportQuery,
  type ReportSpan,
} from '../accounting/index.ts'
import type { Db } from '../db/connect.ts'
import { poolDays } from '../desk/index.ts'
import { roomNights } from './room-nights.ts'

type DayUse = OccupancyShare & { day: string }
type Uses = { dayCare: readonly DayUse[]; hotel: readonly DayUse[] }

/** Returns the occupancy: day care by places on open days, hotel by rooms each night. */
export async function occupancyReportOf(db: Db, query: ReportQuery): Promise<OccupancyReport> {
  const span = reportSpan(query)
  const before = comparedSpan(span, query.compare)
  const uses = await usesIn(db, span)
  return {
    ...span,
    ...sharesOf(uses, () => true),
    before: { ...before, ...sharesOf(await usesIn(db, before), () => true) },
    periods: periodsOf(span).map((start) => ({
      start,
      ...sharesOf(uses, (day) => periodOf(span, day) === start),
    })),
  }
}

const usesIn = async (db: Db, span: ReportSpan): Promise<Uses> => ({
  dayCare: await poolDays(db, span, 'Guardería'),
  hotel: await roomNights(db, span),
})

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

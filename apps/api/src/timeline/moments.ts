import type { VisitMoment, VisitMomentKind } from '@rumi/contract'
import type { Queryable } from '../db/connect.ts'
import type { visits } from '../db/schema/visits.ts'

/** Visit of a dog that has arrived. */
export type PresentVisit = typeof visits.$inferSelect & { arrivedAt: string }

/** Reads the moments of some visits, by visit. */
export type Moments = (
  db: Queryable,
  present: readonly PresentVisit[],
) => Promise<ReadonlyMap<string, VisitMoment[]>>

/** Returns a moment that leads nowhere. */
export const plainMoment = (kind: VisitMomentKind, at: string, subject = ''): VisitMoment => ({
  kind,
  at,
  subject,
  bookingId: null,
  cardId: null,
  photos: 0,
  isPartial: false,
  wasRefused: false,
})

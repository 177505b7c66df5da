import { type DayAvailability } from '@rumi/contract'
import { and, count, eq, gt, lte } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources } from '../db/schema/services.ts'
import { isHolding } from '../db/is-holding.ts'

/** Rooms that nobody sleeps in, night by night; a night is named by the day it begins on. */
export async function remainingNights(db: Queryable, days: string[]): Promise<Map<string, DayAvailability>> {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const [rooms] = await db
    .select({ count: count() })
    .from(resources)
    .where(and(eq(resources.kind, 'room'), eq(resources.active, true)))
  const stays = await db
    .select({ startDay: bookings.startDay, endDay: bookings.endDay })
    .from(bookings)
    .innerJoin(resources, and(eq(resources.id, bookings.resourceId), eq(resources.kind, 'room')))
    .where(and(isHolding, lte(bookings.startDay, last), gt(bookings.endDay, first)))
  return new Map(
    days.map((date) => {
      const slept = stays.filter(({ startDay, endDay }) => startDay! <= date && date < endDay!).length
      return [date, { date, remaining: Math.max(0, (rooms?.count ?? 0) - slept) }]
    }),
  )
}

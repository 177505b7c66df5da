import { addDays, eachDay, type OccupancyShare } from '@rumi/contract'
import { and, eq, gt, inArray, lte } from 'drizzle-orm'
import type { ReportSpan } from '../accounting/index.ts'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { resources, roomClosures } from '../db/schema/business/services.ts'
import { wasThere } from '../desk/index.ts'

type Stay = { roomId: string; start: string; end: string }

/**
 * Counts taken rooms by night, of those in service. Retired rooms count on nights on which they were used.
 */
export async function roomNights(
  db: Queryable,
  { from, to }: ReportSpan,
): Promise<(OccupancyShare & { day: string })[]> {
  const rooms = await db
    .select({ id: resources.id, active: resources.active })
    .from(resources)
    .where(eq(resources.kind, 'room'))
  const stays = await db
    .select({ roomId: bookings.resourceId, start: bookings.startDay, end: bookings.endDay })
    .from(bookings)
    .innerJoin(resources, and(eq(resources.id, bookings.resourceId), eq(resources.kind, 'room')))
    .where(
      and(inArray(bookings.status, [...wasThere]), lte(bookings.startDay, to), gt(bookings.endDay, from)),
    )
  const closures = await db
    .select({ roomId: roomClosures.resourceId, start: roomClosures.from, end: roomClosures.to })
    .from(roomClosures)
    .where(and(lte(roomClosures.from, to), gt(roomClosures.to, from)))
  const taken = byNight(stays as Stay[], { from, to })
  const closed = byNight(closures, { from, to })
  return eachDay(from, to).map((day) => {
    const guests = taken.get(day)
    const there = rooms.filter(({ id, active }) => guests?.has(id) || (active && !closed.get(day)?.has(id)))
    return { day, used: guests?.size ?? 0, capacity: there.length }
  })
}

/** The rooms of some stays on each of their nights between two days. */
function byNight(stays: readonly Stay[], { from, to }: ReportSpan) {
  const nights = new Map<string, Set<string>>()
  for (const { roomId, start, end } of stays) {
    const last = addDays(end, -1)
    for (const day of eachDay(start > from ? start : from, last < to ? last : to))
      nights.set(day, (nights.get(day) ?? new Set()).add(roomId))
  }
  return nights
}

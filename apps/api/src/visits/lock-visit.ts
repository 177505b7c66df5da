import { isDeepStrictEqual } from 'node:util'
import { uuid } from '@rumi/contract'
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { lockBooking, type LockedBooking } from '../bookings/index.ts'
import { bookingDogs } from '../db/schema/bookings.ts'
import { visits } from '../db/schema/visits.ts'
import { Refused } from '../http/refused.ts'

export type LockedVisit = { visit: typeof visits.$inferSelect; bookings: LockedBooking[] }

/**
 * Locks the bookings of a visit in the order in which a charge locks them, then the visit. Rejects a stale `version`. Starts again if its
 * bookings changed before their locks were granted, as when the stay of its dogs is divided.
 */
export async function lockVisit(tx: Tx, id: string, version?: number): Promise<LockedVisit> {
  if (!uuid.safeParse(id).success) throw new Refused('not-found')
  const ids = await bookingIdsOf(tx, id)
  const bookings: LockedBooking[] = []
  for (const bookingId of ids) bookings.push(await lockBooking(tx, bookingId))
  const [visit] = await tx.select().from(visits).where(eq(visits.id, id)).for('update')
  if (!visit) throw new Refused('not-found')
  if (version !== undefined && version !== visit.version) throw new Refused('stale')
  if (!isDeepStrictEqual(await bookingIdsOf(tx, id), ids)) return lockVisit(tx, id, version)
  return { visit, bookings }
}

const bookingIdsOf = async (tx: Tx, visitId: string) =>
  (
    await tx
      .select({ id: bookingDogs.bookingId })
      .from(bookingDogs)
      .where(eq(bookingDogs.visitId, visitId))
      .orderBy(bookingDogs.bookingId)
  ).map(({ id }) => id)

/** Returns which of the bookings have another dog that is present. */
export async function sharedWithPresentDogs(
  tx: Tx,
  { visit, bookings }: LockedVisit,
): Promise<ReadonlySet<string>> {
  const shared = await tx
    .selectDistinct({ bookingId: bookingDogs.bookingId })
    .from(bookingDogs)
    .innerJoin(visits, eq(visits.id, bookingDogs.visitId))
    .where(
      and(
        inArray(
          bookingDogs.bookingId,
          bookings.map(({ id }) => id),
        ),
        ne(bookingDogs.visitId, visit.id),
        eq(visits.status, 'in-house'),
      ),
    )
  return new Set(shared.map(({ bookingId }) => bookingId))
}

import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { absences } from '../db/schema/business/schedule.ts'
import { resources } from '../db/schema/business/services.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { conflictingBookings, refuseConflicts } from '../schedule/index.ts'

type Change = { version?: number | undefined; active?: boolean | undefined }

/**
 * Locks a room, person or hall for a change, so that bookings wait. Throws `stale`, and rejects the retirement of one
 * that is booked, with its bookings.
 */
export async function lockForChange(tx: Tx, id: string, { version, active }: Change) {
  const [held] = await tx.select().from(resources).where(eq(resources.id, id)).for('update')
  if (!held) throw new Refused('not-found')
  if (version !== undefined && version !== held.version) throw new Refused('stale')
  if (active === false && held.active) await refuseWhileBooked(tx, id)
  return held
}

/** Deletes what was never used and retires what was; refuses while it is booked. */
export async function removeResource({ tx, id }: HandlerContext) {
  await lockForChange(tx, id, { active: false })
  const uses =
    (await tx.$count(bookings, eq(bookings.resourceId, id))) +
    (await tx.$count(absences, eq(absences.resourceId, id)))
  if (uses === 0) await tx.delete(resources).where(eq(resources.id, id))
  else
    await tx
      .update(resources)
      .set({ active: false, version: sql`${resources.version} + 1`, updatedAt: sql`now()` })
      .where(eq(resources.id, id))
}

/** Tries the waiting list again after capacity changed. */
export const publishFreePlaces = (tx: Tx) => enqueueEvent(tx, { kind: 'schedule-changed', what: 'places' })

async function refuseWhileBooked(tx: Tx, id: string) {
  refuseConflicts(await conflictingBookings(tx, eq(bookings.resourceId, id)))
}

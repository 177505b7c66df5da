import { dayOf, type BodyOf, type arrivals } from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bookingDogs } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { visits } from '../db/schema/visits.ts'
import { now, today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'

type Here = BodyOf<typeof arrivals.announce>['dogs'][number]
type Announcer = {
  accountId: string
  /** Person of the account; null on the business's tablet, which knows no session. */
  by: string | null
}

/**
 * Announces dogs of an account at the entrance and notifies the open boards. The version of a visit stays, so that an arrival that the
 * desk has just begun is not rejected as stale.
 */
export async function announceDogs(
  tx: Tx,
  here: readonly Here[],
  { accountId, by }: Announcer,
): Promise<void> {
  const byVisit = new Map(here.map((one) => [one.visitId, one]))
  const ids = [...byVisit.keys()]
  const found = await tx
    .select({ visit: visits })
    .from(visits)
    .innerJoin(dogs, eq(dogs.id, visits.dogId))
    .where(and(inArray(visits.id, ids), eq(dogs.ownerId, accountId)))
    .orderBy(visits.id)
    .for('update', { of: visits })
  if (found.length < ids.length) throw new Refused('not-found')
  for (const { visit } of found) {
    const isDue = visit.firstDay <= today() && today() <= visit.lastDay
    if (visit.status !== 'expected' || !isDue) throw new Refused('step-not-allowed')
    const { care, note = '' } = byVisit.get(visit.id)!
    const isRepeated = visit.announcedAt !== null && dayOf(visit.announcedAt) === today()
    await tx
      .update(visits)
      .set({
        ...(!isRepeated && { announcedAt: now() }),
        announcedBy: by,
        announcedCare: care,
        announcedNote: note,
      })
      .where(eq(visits.id, visit.id))
  }
  const used = await tx
    .selectDistinct({ bookingId: bookingDogs.bookingId })
    .from(bookingDogs)
    .where(inArray(bookingDogs.visitId, ids))
  const [first, ...others] = used.map(({ bookingId }) => ({ kind: 'booking-noted', bookingId }) as const)
  if (first) await enqueueEvent(tx, first, ...others)
}

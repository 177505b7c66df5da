import { formatDay, type BodyOf, type visits as visitCalls } from '@rumi/contract'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { lockBooking, markNoShow, type LockedBooking } from '../bookings/index.ts'
import { notBefore } from '../copy/capacity-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookingDogs } from '../db/schema/bookings.ts'
import { visits } from '../db/schema/visits.ts'
import type { Actor } from '../http/actor.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { actUndoably } from '../undo/index.ts'
import { lockVisit } from './lock-visit.ts'

type Absence = BodyOf<typeof visitCalls.missed> & { by: Actor }

/** Records that an expected dog did not come. Its bookings become no-shows with their last dog; until then they wait for the others. */
export async function missVisit(tx: Tx, id: string, { version, undoId, by }: Absence): Promise<void> {
  const { visit, bookings } = await lockVisit(tx, id, version)
  if (visit.status !== 'expected') throw new Refused('step-not-allowed')
  if (visit.firstDay > today())
    throw new Refused('before-its-day', { message: notBefore(formatDay(visit.firstDay, today())) })
  const open = bookings.filter(isOpen)
  await actUndoably(tx, { id: undoId, actor: by }, async () => {
    const awaited = await awaitedByOthers(tx, { visitId: id, bookingIds: open.map((one) => one.id) })
    for (const { id: bookingId } of open) {
      if (awaited.has(bookingId)) continue
      // The absence of a stay includes what was booked inside it.
      const booking = await lockBooking(tx, bookingId)
      if (isOpen(booking)) await markNoShow(tx, booking, by)
    }
    await tx
      .update(visits)
      .set({ status: 'missed', version: sql`${visits.version} + 1`, updatedAt: sql`now()` })
      .where(and(eq(visits.id, id), ne(visits.status, 'missed')))
  })
}

const isOpen = ({ status }: LockedBooking) => status === 'pending' || status === 'confirmed'

/** Returns which bookings have another dog that is still expected or present. */
async function awaitedByOthers(
  tx: Tx,
  { visitId, bookingIds }: { visitId: string; bookingIds: readonly string[] },
) {
  const found = await tx
    .selectDistinct({ bookingId: bookingDogs.bookingId })
    .from(bookingDogs)
    .innerJoin(visits, eq(visits.id, bookingDogs.visitId))
    .where(
      and(
        inArray(bookingDogs.bookingId, [...bookingIds]),
        ne(visits.id, visitId),
        inArray(visits.status, ['expected', 'in-house']),
      ),
    )
  return new Set(found.map(({ bookingId }) => bookingId))
}

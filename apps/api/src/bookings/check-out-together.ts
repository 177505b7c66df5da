import { dayOf, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, ne, notExists, notInArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import type { Actor } from '../http/actor.ts'
import { today } from '../http/clock.ts'
import { stayAround } from '../schedule/index.ts'
import { lastStepTo } from './booking-steps.ts'
import { lockBooking } from './capacity/capacity.ts'
import { changeStatus } from './change/change-status.ts'

type Booking = typeof bookings.$inferSelect

/**
 * Checks out a locked booking together with its dogs' other bookings that are checked in and end today, because a dog goes home once.
 * A visit inside a stay ends alone; a visit never ends a stay that continues.
 */
export async function checkOutTogether(
  tx: Tx,
  locked: Booking,
  by: Pick<Actor, 'id' | 'role'>,
): Promise<RecordOf<Resources['bookings']>> {
  const others = await endingWith(tx, locked)
  const together = others.length > 0 && { together: [locked.id, ...others.map(({ id }) => id)] }
  const left = await changeStatus(tx, locked, { to: 'checked-out', by, ...together })
  const alongWith = (await lastStepTo(tx, locked.id, 'checked-out'))?.id
  for (const other of others) await changeStatus(tx, other, { to: 'checked-out', by, alongWith, ...together })
  return left
}

/**
 * Returns and locks the other bookings that end with this departure: present, without other dogs, due by
 * today.
 */
async function endingWith(tx: Tx, { id, clientId }: Booking): Promise<Booking[]> {
  if (await stayAround(tx, id, ['checked-in'])) return []
  const leaving = tx
    .select({ dogId: bookingDogs.dogId })
    .from(bookingDogs)
    .where(eq(bookingDogs.bookingId, id))
  const found = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.clientId, clientId),
        eq(bookings.status, 'checked-in'),
        ne(bookings.id, id),
        notExists(
          tx
            .select({ dogId: bookingDogs.dogId })
            .from(bookingDogs)
            .where(and(eq(bookingDogs.bookingId, bookings.id), notInArray(bookingDogs.dogId, leaving))),
        ),
      ),
    )
    .orderBy(bookings.id)
  const ending: Booking[] = []
  for (const one of found) {
    const locked = await lockBooking(tx, one.id)
    const last = locked.endDay ?? dayOf(locked.endAt!)
    if (locked.status === 'checked-in' && last <= today()) ending.push(locked)
  }
  return ending
}

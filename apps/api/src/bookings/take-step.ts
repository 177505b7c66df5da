import { bookingCan, holdsPlace, type BookingStatus, type RecordOf, type Resources } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'
import { bookingEvents, type bookings } from '../db/schema/bookings.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { announce, type BookingEventKind } from '../jobs/index.ts'
import { settleOffer } from './answer-offer.ts'
import { bookingBook } from './booking-book.ts'
import { leaveHouse } from './leave-house.ts'
import { returnCredits } from './pass-credits.ts'
import { freePlace } from './take-place.ts'

const announced = {
  pending: 'booking-requested',
  confirmed: 'booking-confirmed',
  'checked-in': 'booking-checked-in',
  'checked-out': 'booking-checked-out',
  cancelled: 'booking-cancelled',
  'no-show': 'booking-marked-no-show',
} as const satisfies Record<BookingStatus, BookingEventKind>

/**
 * Takes a locked booking a step further. Who cancels gives the place back and has their credits returned; who does not
 * come gives the place back and has spent them; who leaves early gives back the nights or days that are left.
 */
export async function takeStep(
  tx: Tx,
  locked: typeof bookings.$inferSelect,
  { to, by }: { to: BookingStatus; by: Pick<Actor, 'id' | 'role'> },
): Promise<RecordOf<Resources['bookings']>> {
  const { id, status: from } = locked
  if (!bookingCan(by.role, from, to)) throw new Refused('step-not-allowed')
  if (to === 'checked-out') await leaveHouse(tx, locked)
  else if (!holdsPlace(to)) await freePlace(tx, id)
  if (to === 'cancelled') await returnCredits(tx, id)
  if (from === 'pending') await settleOffer(tx, id, to === 'cancelled' ? 'declined' : 'accepted')
  const changed = (await bookingBook.update(tx, id, { status: to }))!
  await tx.insert(bookingEvents).values({ bookingId: id, actorId: by.id, fromStatus: from, toStatus: to })
  await announce(tx, { kind: announced[to], bookingId: id, version: changed.version })
  return changed
}

import { quoteBooking, type RecordOf, type Resources } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { bookingEvents, bookings } from '../db/schema/bookings.ts'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { announce } from '../jobs/index.ts'
import { bookingBook } from './booking-book.ts'
import { columnsOf } from './book-visit.ts'
import { stillStanding } from './eligibility-overrides.ts'
import { holdFreeDogs } from './hold-free-dogs.ts'
import { mayTheyCome, refuseIneligible } from './may-they-come.ts'
import { spanOf } from './span.ts'
import { freePlace, lockForMove, resourceFor, takePlace } from './take-place.ts'
import { dogsOfOneFamily, offeredService } from './what-is-booked.ts'

type Booking = RecordOf<Resources['bookings']>
type NewTime = { start?: string | undefined; end?: string | undefined }

/**
 * Moves a booking that has not begun to another time, at that time's price. It is one transaction: where the new
 * place cannot be had, the old one was never given up.
 */
export async function moveBooking(
  { actor, owner, tx, id }: Asked,
  booking: Booking,
  time: NewTime,
): Promise<Booking> {
  if (booking.status !== 'pending' && booking.status !== 'confirmed') throw new Refused('step-not-allowed')
  const service = await offeredService(tx, booking.serviceId)
  const dogs = await dogsOfOneFamily(tx, booking.rumiIds, booking.clientId)
  const start = time.start ?? booking.start
  const end = time.end ?? booking.end
  const span = spanOf(service, { start, end }, dogs, { waiveNotice: owner === null })
  refuseIneligible(await stillStanding(tx, id, await mayTheyCome(tx, service, span, dogs)), booking.rumiIds)
  const { lines, totalCentavos } = quoteBooking({ service, dogs, start, end })

  await holdFreeDogs(tx, { service, span, dogs, except: id })
  await lockForMove(tx, { bookingId: id, service, span })
  await freePlace(tx, id)
  const resourceId = await resourceFor(tx, { service, span, dogs }, id)
  await tx
    .update(bookings)
    .set({
      ...columnsOf(span),
      resourceId,
      lines,
      totalCentavos,
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, id))
  await takePlace(tx, { bookingId: id, service, span, dogs })
  const moved = (await bookingBook.find(tx, id))!
  await tx.insert(bookingEvents).values({
    bookingId: id,
    actorId: actor.id,
    fromStatus: booking.status,
    toStatus: booking.status,
    note: `${booking.start}/${booking.end} → ${moved.start}/${moved.end}`,
  })
  await announce(tx, { kind: 'booking-moved', bookingId: id, version: moved.version })
  return moved
}

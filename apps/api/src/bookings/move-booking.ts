import { quoteBooking, type RecordOf, type Resources } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { bookingEvents, bookings } from '../db/schema/bookings.ts'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { announce } from '../jobs/index.ts'
import { keptCalendar } from '../schedule/index.ts'
import { settleOffer } from './answer-offer.ts'
import { bookingBook } from './booking-book.ts'
import { columnsOf } from './hold-visit.ts'
import { stillStanding } from './eligibility-overrides.ts'
import { resourceNamed } from './exclusive.ts'
import { holdFreeDogs } from './hold-free-dogs.ts'
import { mayTheyCome, refuseIneligible } from './may-they-come.ts'
import { lockCreditsFor, returnCredits, spendCredits } from './pass-credits.ts'
import { spanFromToday, spanOf } from './span.ts'
import { freePlace, lockForMove, resourceFor, takePlace } from './take-place.ts'
import { dogsOfOneFamily, offeredService } from './what-is-booked.ts'

type Booking = RecordOf<Resources['bookings']>
type Change = { start?: string | undefined; end?: string | undefined; resource?: string | undefined }

/**
 * Moves a booking that has not begun to another time, at that time's price; of one whose dogs are in the house, staff may
 * move the end or the room. It is one transaction: where the new
 * place cannot be had, the old one was never given up. It keeps its room where that is free, unless staff chose another.
 */
export async function moveBooking(
  { actor, owner, tx, id }: Asked,
  { booking, held }: { booking: Booking; held: typeof bookings.$inferSelect },
  change: Change,
): Promise<Booking> {
  const service = await offeredService(tx, booking.serviceId)
  const dogs = await dogsOfOneFamily(tx, booking.rumiIds, booking.clientId)
  const calendar = await keptCalendar(tx)
  const start = change.start ?? booking.start
  const end = change.end ?? booking.end
  const isInHouse = booking.status === 'checked-in' && owner === null && start === booking.start
  if (booking.status !== 'pending' && booking.status !== 'confirmed' && !isInHouse)
    throw new Refused('step-not-allowed')
  const span = isInHouse
    ? spanFromToday(service, { start, end }, dogs, calendar)
    : spanOf(service, { start, end }, dogs, { waiveNotice: owner === null, calendar })
  refuseIneligible(
    await stillStanding(tx, id, await mayTheyCome(tx, { service, span, dogs, calendar })),
    booking.rumiIds,
  )

  await holdFreeDogs(tx, { service, span, dogs, except: id })
  await returnCredits(tx, id)
  const credits = await lockCreditsFor(tx, { service, span, dogs })
  const { lines, totalCentavos } = quoteBooking({ service, dogs, start, end, passUnits: credits.length })
  await lockForMove(tx, { bookingId: id, service, span })
  await freePlace(tx, id)
  const resourceId = await resourceFor(
    tx,
    { service, span, dogs },
    {
      except: id,
      prefer: held.resourceId,
      only: change.resource && (await resourceNamed(tx, service.takes, change.resource)),
      forStaff: owner === null,
    },
  )
  await tx
    .update(bookings)
    .set({
      ...columnsOf(service, span),
      resourceId,
      lines,
      totalCentavos,
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, id))
  await takePlace(tx, { bookingId: id, service, span, dogs })
  await spendCredits(tx, id, credits)
  await settleOffer(tx, id, 'accepted')
  const moved = (await bookingBook.find(tx, id))!
  await tx.insert(bookingEvents).values({
    bookingId: id,
    actorId: actor.id,
    fromStatus: booking.status,
    toStatus: booking.status,
    note: [
      `${booking.start}/${booking.end} → ${moved.start}/${moved.end}`,
      booking.resource === moved.resource ? '' : `${booking.resource} → ${moved.resource}`,
    ]
      .filter(Boolean)
      .join(', '),
  })
  await announce(tx, { kind: 'booking-moved', bookingId: id, version: moved.version })
  return moved
}

import { quoteBooking, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { bookingDogs, bookingEvents, bookings } from '../db/schema/bookings.ts'
import type { Asked } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { announce } from '../jobs/index.ts'
import { bookingBook } from './booking-book.ts'
import { holdFreeDogs } from './hold-free-dogs.ts'
import { keepOverrides, waivedBy } from './eligibility-overrides.ts'
import { mayTheyCome } from './may-they-come.ts'
import { spanOf, type Span } from './span.ts'
import { resourceFor, takePlace } from './take-place.ts'
import { dogsOfOneFamily, offeredService } from './what-is-booked.ts'

type Bookings = Resources['bookings']

/**
 * Takes a booking from request to a held place, in one transaction: the dogs are yours, the house is open, the papers
 * are in order, the price is the house's own, a place is left. What follows from it is announced, never done here.
 */
export async function bookVisit(
  input: z.output<Bookings['create']>,
  { actor, owner, tx }: Asked,
): Promise<RecordOf<Bookings>> {
  const service = await offeredService(tx, input.serviceId)
  if (service.serviceType === 'Evento' && owner) throw new Refused('not-bookable')
  const dogs = await dogsOfOneFamily(tx, input.rumiIds, owner)
  const span = spanOf(service, input, dogs, { waiveNotice: owner === null })
  const overrides = waivedBy(actor, input.override, await mayTheyCome(tx, service, span, dogs), input.rumiIds)
  const price = quoteBooking({ service, dogs, start: input.start, end: input.end })

  await holdFreeDogs(tx, { service, span, dogs })
  const clientId = dogs[0].ownerId
  const resourceId = await resourceFor(tx, { service, span, dogs }, { forStaff: owner === null })
  const [written] = await tx
    .insert(bookings)
    .values({
      clientId,
      serviceId: service.id,
      status: 'pending',
      ...columnsOf(span),
      resourceId,
      lines: price.lines,
      totalCentavos: price.totalCentavos,
      notes: input.notes ?? '',
    })
    .returning({ id: bookings.id, version: bookings.version })
  const bookingId = written!.id
  await tx.insert(bookingDogs).values(dogs.map((dog) => ({ bookingId, dogId: dog.id, ownerId: clientId })))
  await keepOverrides(tx, bookingId, overrides)
  await takePlace(tx, { bookingId, service, span, dogs })
  await tx.insert(bookingEvents).values({ bookingId, actorId: actor.id, toStatus: 'pending' })
  await announce(tx, { kind: 'booking-requested', bookingId, version: written!.version })
  return (await bookingBook.find(tx, bookingId))!
}

/** A span as the table keeps it. */
export const columnsOf = (span: Span) =>
  span.kind === 'days'
    ? { startDay: span.startDay, endDay: span.endDay, startAt: null, endAt: null }
    : { startDay: null, endDay: null, startAt: span.startAt, endAt: span.endAt }

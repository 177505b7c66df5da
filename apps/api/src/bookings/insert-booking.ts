import { quoteBooking } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'
import { bookingDogs, bookingEvents, bookings } from '../db/schema/bookings.ts'
import { recordAgreedPrice, type AgreedPrice } from './agree-price.ts'
import { insertOverrides, type Waived } from './eligibility-overrides.ts'
import { lockFreeDogs } from './lock-free-dogs.ts'
import { lockCreditsFor, spendCredits } from './pass-credits.ts'
import { daysOf, heldUntil, type Span } from './span.ts'
import { chooseResource, reserveCapacity } from './capacity.ts'
import type { BookedDog, Service } from './load-booking-inputs.ts'

type Visit = {
  service: Service
  dogs: readonly [BookedDog, ...BookedDog[]]
  span: Span
  notes?: string | undefined
  passId?: string | undefined
  /** The room or person that staff chose: that one or none. */
  only?: string | undefined
  overrides?: readonly Waived[]
  /** What an event costs, where the desk says so at once. */
  agreed?: AgreedPrice | undefined
  /** Who books; null where the house itself keeps a place for somebody. */
  by: string | null
  forStaff: boolean
}

/**
 * Writes a booking with its dogs, its place and what pays for it, or nothing. Everything is locked in one order, the
 * same wherever bookings are made or moved: dogs, passes, then days or rooms.
 */
export async function insertBooking(tx: Tx, visit: Visit): Promise<{ bookingId: string; version: number }> {
  const { service, dogs, span, agreed, by } = visit
  await lockFreeDogs(tx, visit)
  const credits = await lockCreditsFor(tx, visit)
  const agreedCentavos = agreed?.totalCentavos ?? null
  const price = quoteBooking({
    service,
    dogs,
    ...daysOf(span),
    passUnits: credits.length,
    agreedCentavos,
  })
  const clientId = dogs[0].ownerId
  const resourceId = await chooseResource(tx, visit, { forStaff: visit.forStaff, only: visit.only })
  const [written] = await tx
    .insert(bookings)
    .values({
      clientId,
      serviceId: service.id,
      status: 'pending',
      ...timeColumns(service, span),
      resourceId,
      lines: price.lines,
      totalCentavos: price.totalCentavos,
      agreedCentavos,
      notes: visit.notes ?? '',
    })
    .returning({ id: bookings.id, version: bookings.version })
  const { id: bookingId, version } = written!
  await tx.insert(bookingDogs).values(dogs.map((dog) => ({ bookingId, dogId: dog.id, ownerId: clientId })))
  await insertOverrides(tx, bookingId, visit.overrides ?? [])
  await reserveCapacity(tx, { bookingId, service, span, dogs })
  await spendCredits(tx, bookingId, credits)
  await tx.insert(bookingEvents).values({ bookingId, actorId: by, toStatus: 'pending' })
  if (agreed) await recordAgreedPrice(tx, { id: bookingId, status: 'pending' }, agreed, by)
  return { bookingId, version }
}

/** A span as the table keeps it. */
export const timeColumns = (service: Service, span: Span) =>
  span.kind === 'days'
    ? { startDay: span.startDay, endDay: span.endDay, startAt: null, endAt: null, busyUntil: null }
    : {
        startDay: null,
        endDay: null,
        startAt: span.startAt,
        endAt: span.endAt,
        busyUntil: heldUntil(service, span.endAt),
      }

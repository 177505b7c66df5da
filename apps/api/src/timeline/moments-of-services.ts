import { addMinutes, compareInstants, type VisitMoment } from '@rumi/contract'
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { bookingDogs, bookingEvents, bookings } from '../db/schema/bookings.ts'
import { services } from '../db/schema/business/services.ts'
import { groomingCards } from '../db/schema/grooming-cards.ts'
import { plainMoment, type Moments, type PresentVisit } from './moments.ts'

const kinds = { 'checked-in': 'service-begun', 'checked-out': 'service-done' } as const

/** Measured work of groomers on the dogs of some visits. */
export const momentsOfGrooming: Moments = async (db, present) => {
  const cards = await db
    .select({
      visitId: bookingDogs.visitId,
      service: services.name,
      startedAt: groomingCards.startedAt,
      finishedAt: groomingCards.finishedAt,
    })
    .from(groomingCards)
    .innerJoin(
      bookingDogs,
      and(eq(bookingDogs.bookingId, groomingCards.bookingId), eq(bookingDogs.dogId, groomingCards.rumiId)),
    )
    .innerJoin(bookings, eq(bookings.id, groomingCards.bookingId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .where(
      inArray(
        bookingDogs.visitId,
        present.map(({ id }) => id),
      ),
    )
  const found = new Map<string, VisitMoment[]>()
  for (const { visitId, service, startedAt, finishedAt } of cards)
    found.set(visitId!, [
      ...(found.get(visitId!) ?? []),
      plainMoment('service-begun', startedAt, service),
      ...(finishedAt === null ? [] : [plainMoment('service-done', finishedAt, service)]),
    ])
  return found
}

/** Baths and other appointments inside visits. What begins with the arrival or ends with the departure is no moment of its own, and measured work counts instead. */
export const momentsOfServices: Moments = async (db, present) => {
  const visitOf = new Map(present.map((visit) => [visit.id, visit]))
  const steps = await db
    .select({
      visitId: bookingDogs.visitId,
      bookingId: bookings.id,
      status: bookings.status,
      service: services.name,
      toStatus: bookingEvents.toStatus,
      at: bookingEvents.at,
    })
    .from(bookingDogs)
    .innerJoin(bookings, eq(bookings.id, bookingDogs.bookingId))
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .leftJoin(
      groomingCards,
      and(eq(groomingCards.bookingId, bookingDogs.bookingId), eq(groomingCards.rumiId, bookingDogs.dogId)),
    )
    .innerJoin(bookingEvents, eq(bookingEvents.bookingId, bookings.id))
    .where(
      and(
        inArray(bookingDogs.visitId, [...visitOf.keys()]),
        isNotNull(bookings.startAt),
        isNull(groomingCards.id),
        inArray(bookings.status, ['checked-in', 'checked-out']),
        inArray(bookingEvents.toStatus, ['checked-in', 'checked-out']),
      ),
    )
    .orderBy(desc(bookingEvents.position))
  const seen = new Set<string>()
  const found = new Map<string, VisitMoment[]>()
  for (const { visitId, bookingId, status, service, toStatus, at } of steps) {
    const step = `${bookingId} ${toStatus}`
    const wasReversed = toStatus === 'checked-out' && status !== 'checked-out'
    if (seen.has(step) || wasReversed || !isInside(visitOf.get(visitId!)!, at)) continue
    seen.add(step)
    const moment = plainMoment(kinds[toStatus as keyof typeof kinds], at, service)
    found.set(visitId!, [...(found.get(visitId!) ?? []), moment])
  }
  return found
}

const isInside = ({ arrivedAt, leftAt }: PresentVisit, at: string) =>
  compareInstants(at, addMinutes(arrivedAt, 1)) > 0 &&
  (leftAt === null || compareInstants(at, addMinutes(leftAt, -1)) < 0)

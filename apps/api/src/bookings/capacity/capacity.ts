import { eachDay, hoursOfStay, isAddOn, type BusinessCalendar, type ServiceType } from '@rumi/contract'
import { and, eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../../db/connect.ts'
import { bookingDays, bookings } from '../../db/schema/bookings.ts'
import { dogOccupancies, type OccupancyKind } from '../../db/schema/dog-occupancies.ts'
import { Refused } from '../../http/refused.ts'
import { chooseFreeResource, assignResource, type ResourceWish } from './assign-resource.ts'
import { releasePlaces, lockOldAndNewDays, refuseFullDays, reservePlaces } from './counted-places.ts'
import type { Span } from './span.ts'
import type { BookedDog, Service } from '../create/load-booking-inputs.ts'
import { addOnBookingsOf } from '../../schedule/index.ts'

type Taking = {
  bookingId: string
  service: Service
  span: Span
  dogs: readonly BookedDog[]
  calendar: BusinessCalendar
}

/** The room or person a booking gets, before it is written; null where the service counts places. */
export async function chooseResource(
  tx: Tx,
  { service, span, dogs }: Omit<Taking, 'bookingId' | 'calendar'>,
  wish: Pick<ResourceWish, 'prefer' | 'only' | 'except' | 'forStaff'>,
) {
  return service.takes === 'place'
    ? null
    : assignResource(tx, { ...wish, kind: service.takes, service, span, dogs })
}

/** Throws if a booking at this time would find no place. Reserves nothing. */
export async function refuseIfTaken(
  db: Queryable,
  { service, span, dogs, except }: Omit<Taking, 'bookingId' | 'calendar'> & Pick<ResourceWish, 'except'>,
) {
  const { takes, pool } = service
  if (takes !== 'place')
    await chooseFreeResource(db, { kind: takes, service, span, dogs, except, forStaff: false })
  else if (pool && span.kind === 'days')
    await refuseFullDays(db, pool, eachDay(span.startDay, span.endDay), dogs.length)
}

/** Takes the counted places of a written booking on the days on which it has none, and records where its dogs will be. */
export async function reserveCapacity(tx: Tx, { bookingId, service, span, dogs, calendar }: Taking) {
  const { pool } = service
  if (pool && span.kind === 'days') {
    const held = await tx
      .select({ day: bookingDays.day })
      .from(bookingDays)
      .where(and(eq(bookingDays.bookingId, bookingId), eq(bookingDays.pool, pool)))
    const days = eachDay(span.startDay, span.endDay).filter((day) => !held.some((one) => one.day === day))
    if (days.length > 0) await reservePlaces(tx, { bookingId, pool, days, dogs: dogs.length })
  }
  const hours = hoursInHouse(service.serviceType, span, calendar)
  const kind = occupancyKind(service.serviceType, span)
  await tx
    .insert(dogOccupancies)
    .values(
      dogs.flatMap((dog) => hours.map((time) => ({ bookingId, dogId: dog.id, kind, ...time }) as const)),
    )
}

/** Before a booking moves: locks the counted days it leaves with those it goes to. */
export async function lockForMove(tx: Tx, { bookingId, service, span }: Omit<Taking, 'dogs' | 'calendar'>) {
  const { pool } = service
  if (!pool || span.kind !== 'days') return
  await lockOldAndNewDays(tx, { bookingId, pool, days: eachDay(span.startDay, span.endDay) })
}

/** Gives back whatever a booking holds from `fromDay` on, all of it where no day is named. */
export async function releaseCapacity(tx: Tx, bookingId: string, fromDay?: string) {
  await tx.delete(dogOccupancies).where(eq(dogOccupancies.bookingId, bookingId))
  await releasePlaces(tx, bookingId, fromDay)
}

export type LockedBooking = typeof bookings.$inferSelect

/** Locks a booking for the transaction and returns its current state. */
export async function lockBooking(tx: Tx, id: string): Promise<LockedBooking> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update')
  if (!booking) throw new Refused('not-found')
  return booking
}

/** Kind of occupancy of a booking's dogs. Only an add-on may fall inside their own stay. */
export function occupancyKind(serviceType: ServiceType, span: Span): OccupancyKind {
  if (span.kind === 'days') return 'stay'
  return isAddOn(serviceType) ? 'visit' : 'event'
}

/** Returns the half-open hours during which a booking's dogs are at the business. */
export const hoursInHouse = (serviceType: ServiceType, span: Span, { terms }: BusinessCalendar) =>
  span.kind === 'hours'
    ? [{ startAt: span.startAt, endAt: span.endAt }]
    : hoursOfStay({ serviceType, start: span.startDay, end: span.endDay }, terms)

/** Locks the add-ons of a stay in a fixed order and returns those not done yet. */
export async function lockAddOnsOf(tx: Tx, stayId: string): Promise<(typeof bookings.$inferSelect)[]> {
  const inside = []
  for (const id of (await addOnBookingsOf(tx, stayId)).map((visit) => visit.id).toSorted()) {
    const visit = await lockBooking(tx, id)
    if (visit.status === 'pending' || visit.status === 'confirmed') inside.push(visit)
  }
  return inside
}

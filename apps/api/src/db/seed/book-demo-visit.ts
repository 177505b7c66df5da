import {
  addDays,
  compareInstants,
  dayCareHours,
  holdsPlace,
  instantAt,
  quoteBooking,
  type BookingStatus,
  type PricedService,
} from '@rumi/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import { bookingDays, bookingDogs, bookingEvents, bookings, dogOccupancies } from '../schema/bookings.ts'
import { places } from '../schema/services.ts'
import type { DemoGuest } from './demo-dogs.ts'
import type { DemoVisit } from './demo-week.ts'
import { dayCarePool } from './house-places.ts'

export type DemoDesk = { service: PricedService & { id: string }; deskId: string; capacity: number }

/** How a booking came to each state, step by step, with the hour of its day on which the house took the step. */
const wayTo: Record<BookingStatus, readonly { to: BookingStatus; at?: string }[]> = {
  pending: [],
  confirmed: [{ to: 'confirmed' }],
  cancelled: [{ to: 'cancelled' }],
  'no-show': [{ to: 'confirmed' }, { to: 'no-show', at: '18:05' }],
  'checked-in': [{ to: 'confirmed' }, { to: 'checked-in', at: '07:40' }],
  'checked-out': [{ to: 'confirmed' }, { to: 'checked-in', at: '07:25' }, { to: 'checked-out', at: '17:30' }],
}

/** Who came keeps the day in the count of places, also after going home. */
const countsOnItsDay = (status: BookingStatus) => holdsPlace(status) || status === 'checked-out'

/** Writes one booking with its past: dog, counted place, whereabouts and steps. */
export async function bookDemoVisit(
  tx: Tx,
  { dog, day, status }: DemoVisit<DemoGuest>,
  desk: DemoDesk,
  now: string,
) {
  const { lines, totalCentavos } = quoteBooking({ service: desk.service, dogs: [dog], start: day, end: day })
  const askedAt = instantAt(addDays(day, -9), '20:15')
  const steps = wayTo[status]
  const [booking] = await tx
    .insert(bookings)
    .values({
      clientId: dog.ownerId,
      serviceId: desk.service.id,
      status,
      startDay: day,
      endDay: day,
      lines,
      totalCentavos,
      version: steps.length + 1,
      createdAt: askedAt,
      updatedAt: askedAt,
    })
    .returning({ id: bookings.id })
  const bookingId = booking!.id
  await tx.insert(bookingDogs).values({ bookingId, dogId: dog.id, ownerId: dog.ownerId })
  if (countsOnItsDay(status)) await countPlace(tx, bookingId, day, desk.capacity)
  if (holdsPlace(status)) {
    const [startAt, endAt] = [instantAt(day, dayCareHours.opens), instantAt(day, dayCareHours.closes)]
    await tx.insert(dogOccupancies).values({ bookingId, dogId: dog.id, kind: 'stay', startAt, endAt })
  }
  await tell(tx, bookingId, { askedAt, askedBy: dog.ownerId, day, steps, deskId: desk.deskId, now })
}

async function countPlace(tx: Tx, bookingId: string, day: string, capacity: number) {
  await tx.insert(places).values({ pool: dayCarePool, day, capacity }).onConflictDoNothing()
  await tx
    .update(places)
    .set({ used: sql`${places.used} + 1` })
    .where(and(eq(places.pool, dayCarePool), eq(places.day, day)))
  await tx.insert(bookingDays).values({ bookingId, pool: dayCarePool, day, dogs: 1 })
}

type Story = {
  askedAt: string
  askedBy: string
  day: string
  steps: readonly { to: BookingStatus; at?: string }[]
  deskId: string
  now: string
}

async function tell(tx: Tx, bookingId: string, { askedAt, askedBy, day, steps, deskId, now }: Story) {
  const answeredAt = instantAt(addDays(day, -8), '08:20')
  const told = steps.map(({ to, at }, position) => {
    const planned = at ? instantAt(day, at) : answeredAt
    return {
      bookingId,
      actorId: to === 'cancelled' ? askedBy : deskId,
      at: compareInstants(planned, now) < 0 ? planned : now,
      fromStatus: steps[position - 1]?.to ?? ('pending' as const),
      toStatus: to,
    }
  })
  await tx
    .insert(bookingEvents)
    .values([{ bookingId, actorId: askedBy, at: askedAt, fromStatus: null, toStatus: 'pending' }, ...told])
}

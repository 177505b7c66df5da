import {
  addDays,
  addMinutes,
  compareInstants,
  dayCareHours,
  holdsPlace,
  instantAt,
  quoteBooking,
  type BookingStatus,
  type PricedService,
} from '@rumi/contract'
import type { Tx } from '../connect.ts'
import { bookingDays, bookingDogs, bookingEvents, bookings, dogOccupancies } from '../schema/bookings.ts'
import { places } from '../schema/services.ts'
import type { DemoGuest } from './demo-dogs.ts'
import type { DemoVisit } from './demo-week.ts'
import { dayCarePool } from './house-places.ts'

type Visit = DemoVisit<DemoGuest>
type Booked = Visit & { bookingId: string; askedAt: string }

export type DemoDesk = {
  service: PricedService & { id: string }
  deskId: string
  capacity: number
  now: string
}

/** How a booking came to each state, step by step, with the hour of its day on which the house took the step. */
const wayTo: Record<BookingStatus, readonly { to: BookingStatus; at?: string }[]> = {
  pending: [],
  confirmed: [{ to: 'confirmed' }],
  cancelled: [{ to: 'cancelled' }],
  'no-show': [{ to: 'confirmed' }, { to: 'no-show', at: '18:05' }],
  'checked-in': [{ to: 'confirmed' }, { to: 'checked-in', at: '07:40' }],
  'checked-out': [{ to: 'confirmed' }, { to: 'checked-in', at: '07:25' }, { to: 'checked-out', at: '17:30' }],
}

/** Writes the bookings of the demo with their past: dogs, counted places, whereabouts and steps. */
export async function bookDemoWeek(tx: Tx, visits: readonly Visit[], desk: DemoDesk) {
  const booked = visits.map((visit, position) => ({
    ...visit,
    bookingId: crypto.randomUUID(),
    askedAt: addMinutes(instantAt(addDays(visit.day, -9), '18:00'), position),
  }))
  // Who came keeps the day in the count of places, also after going home.
  const counted = booked.filter(({ status }) => holdsPlace(status) || status === 'checked-out')
  await tx.insert(bookings).values(booked.map((visit) => bookingOf(visit, desk)))
  await tx
    .insert(bookingDogs)
    .values(booked.map(({ bookingId, dog }) => ({ bookingId, dogId: dog.id, ownerId: dog.ownerId })))
  await tx.insert(places).values(placesOf(counted, desk.capacity))
  await tx
    .insert(bookingDays)
    .values(counted.map(({ bookingId, day }) => ({ bookingId, pool: dayCarePool, day, dogs: 1 })))
  await tx
    .insert(dogOccupancies)
    .values(booked.filter(({ status }) => holdsPlace(status)).map((visit) => whereaboutsOf(visit)))
  await tx.insert(bookingEvents).values(booked.flatMap((visit) => stepsOf(visit, desk)))
}

function bookingOf({ bookingId, dog, day, status, askedAt }: Booked, { service }: DemoDesk) {
  const { lines, totalCentavos } = quoteBooking({ service, dogs: [dog], start: day, end: day })
  return {
    id: bookingId,
    clientId: dog.ownerId,
    serviceId: service.id,
    status,
    startDay: day,
    endDay: day,
    lines,
    totalCentavos,
    version: wayTo[status].length + 1,
    createdAt: askedAt,
    updatedAt: askedAt,
  }
}

const placesOf = (counted: readonly Visit[], capacity: number) =>
  [...Map.groupBy(counted, ({ day }) => day)].map(([day, visits]) => ({
    pool: dayCarePool,
    day,
    capacity,
    used: visits.length,
  }))

const whereaboutsOf = ({ bookingId, dog, day }: Booked) => ({
  bookingId,
  dogId: dog.id,
  kind: 'stay' as const,
  startAt: instantAt(day, dayCareHours.opens),
  endAt: instantAt(day, dayCareHours.closes),
})

function stepsOf({ bookingId, dog, day, status, askedAt }: Booked, { deskId, now }: DemoDesk) {
  const answeredAt = instantAt(addDays(day, -8), '08:20')
  const steps = wayTo[status]
  const taken = steps.map(({ to, at }, position) => {
    const planned = at ? instantAt(day, at) : answeredAt
    return {
      bookingId,
      actorId: to === 'cancelled' ? dog.ownerId : deskId,
      at: compareInstants(planned, now) < 0 ? planned : now,
      fromStatus: steps[position - 1]?.to ?? ('pending' as const),
      toStatus: to,
    }
  })
  return [{ bookingId, actorId: dog.ownerId, at: askedAt, toStatus: 'pending' as const }, ...taken]
}

import {
  addDays,
  addMinutes,
  defaultTerms,
  holdsPlace,
  hoursOfStay,
  instantAt,
  quoteBooking,
  type BusinessCalendar,
  type PricedService,
} from '@rumi/contract'
import type { Tx } from '../../connect.ts'
import { bookingDays, bookingDogs, bookingEvents, bookings } from '../../schema/bookings.ts'
import { dogOccupancies } from '../../schema/dog-occupancies.ts'
import { places } from '../../schema/business/services.ts'
import type { DemoGuest } from './demo-dogs.ts'
import { standingBefore, stepsOf, versionAt } from './demo-steps.ts'
import type { DemoVisit } from './demo-week.ts'
import { dayCarePool } from '../places.ts'

type Visit = DemoVisit<DemoGuest>
type Booked = Visit & { bookingId: string; requestedAt: string }

export type DemoDesk = {
  service: PricedService & { id: string }
  deskId: string
  capacity: number
  calendar: BusinessCalendar
  now: string
}

/** Writes the demo's days at the day care with their past: dogs, counted places, whereabouts and steps. */
export async function bookDemoWeek(tx: Tx, visits: readonly Visit[], desk: DemoDesk) {
  const booked = visits.map((visit, position) => ({
    ...visit,
    bookingId: crypto.randomUUID(),
    requestedAt: addMinutes(instantAt(addDays(visit.day, -9), '18:00'), position),
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
    .values(booked.filter(({ status }) => holdsPlace(status)).flatMap((visit) => whereaboutsOf(visit, desk)))
  await tx.insert(bookingEvents).values(booked.flatMap((visit) => stepsOf(lifeOf(visit), desk)))
}

function bookingOf({ bookingId, dog, day, status, requestedAt }: Booked, { service }: DemoDesk) {
  const { lines, totalCentavos } = quoteBooking({ service, dogs: [dog], start: day, end: day }, defaultTerms)
  return {
    id: bookingId,
    clientId: dog.ownerId,
    serviceId: service.id,
    status: standingBefore(status),
    startDay: day,
    endDay: day,
    lines,
    totalCentavos,
    version: versionAt(status),
    createdAt: requestedAt,
    updatedAt: requestedAt,
  }
}

const placesOf = (counted: readonly Visit[], capacity: number) =>
  [...Map.groupBy(counted, ({ day }) => day)].map(([day, visits]) => ({
    pool: dayCarePool,
    day,
    capacity,
    used: visits.length,
  }))

const whereaboutsOf = ({ bookingId, dog, day }: Booked, { calendar }: DemoDesk) =>
  hoursOfStay({ serviceType: 'Guardería', start: day, end: day }, calendar.terms).map((hours) => ({
    bookingId,
    dogId: dog.id,
    kind: 'stay' as const,
    ...hours,
  }))

const lifeOf = ({ bookingId, dog, day, status, requestedAt }: Booked) => ({
  bookingId,
  ownerId: dog.ownerId,
  status,
  requestedAt,
  answeredAt: instantAt(addDays(day, -8), '08:20'),
  arrivesAt: instantAt(day, '07:25'),
  leavesAt: instantAt(day, '17:30'),
  givenUpAt: instantAt(day, '18:05'),
})

import type { BookingStatus } from '@rumi/contract'
import type { BookingDetails, BookingPart } from '@rumi/mails'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/dogs.ts'
import { users } from '../db/schema/people.ts'
import { services } from '../db/schema/services.ts'

export type LoadedBooking = {
  status: BookingStatus
  owner: { id: string; email: string; name: string; lastName: string }
  told: Omit<BookingDetails, 'link'>
}

/** One booking as a part of what is told. */
export const partOf = ({ told }: LoadedBooking): BookingPart => {
  const { service, serviceType, dogs: itsDogs, start, end, totalCentavos } = told
  return { service, serviceType, dogs: itsDogs, start, end, totalCentavos }
}

/** A booking as it is at this moment, with what its owner is told of it; null where it or its owner is gone. */
export const loadBookingDetails = async (db: Queryable, bookingId: string): Promise<LoadedBooking | null> =>
  (await bookingsNow(db, [bookingId])).get(bookingId) ?? null

/** The same for many, by their ids, in two statements; those that are gone are left out. */
export async function bookingsNow(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LoadedBooking>> {
  if (ids.length === 0) return new Map()
  const found = await db
    .select({ booking: bookings, service: services, owner: users })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.clientId))
    .where(and(inArray(bookings.id, [...ids]), isNull(users.closedAt)))
  const named = await db
    .select({ bookingId: bookingDogs.bookingId, name: dogs.name })
    .from(bookingDogs)
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .where(inArray(bookingDogs.bookingId, [...ids]))
    .orderBy(asc(dogs.name))
  const dogsOf = Map.groupBy(named, ({ bookingId }) => bookingId)
  return new Map(
    found.map(({ booking, service, owner }) => [
      booking.id,
      {
        status: booking.status,
        owner: { id: owner.id, email: owner.email, name: owner.name, lastName: owner.lastName },
        told: {
          name: owner.name,
          service: service.name,
          serviceType: service.serviceType,
          dogs: (dogsOf.get(booking.id) ?? []).map(({ name }) => name),
          start: booking.startDay ?? booking.startAt ?? '',
          end: booking.endDay ?? booking.endAt ?? '',
          totalCentavos: booking.totalCentavos,
          parts: [],
        },
      },
    ]),
  )
}

/** Those of some bookings that are still in one of these states and whose owner is there, in the order asked. */
export async function stillIn(
  db: Queryable,
  ids: readonly string[],
  states: readonly BookingStatus[],
): Promise<string[]> {
  const found = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(users, eq(users.id, bookings.clientId))
    .where(and(inArray(bookings.id, [...ids]), inArray(bookings.status, [...states]), isNull(users.closedAt)))
  const still = new Set(found.map(({ id }) => id))
  return ids.filter((id) => still.has(id))
}

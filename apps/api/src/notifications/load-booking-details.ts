import { policyGroupOf, type BookingAwait, type BookingStatus } from '@rumi/contract'
import type { BookingDetails, BookingPart } from '@rumi/mails'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { isOneOf, namedStatement } from '../db/named-statement.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { services } from '../db/schema/business/services.ts'
import { currentSettings } from '../settings/index.ts'

export type LoadedBooking = {
  status: BookingStatus
  awaits: readonly BookingAwait[]
  heldUntil: string | null
  owner: { id: string; email: string; name: string; lastName: string }
  details: Omit<BookingDetails, 'link'>
}

/** Converts a booking into a part of its mail. */
export const partOf = ({ details }: LoadedBooking): BookingPart => {
  const { service, serviceType, dogs: itsDogs, start, end, totalCentavos } = details
  return { service, serviceType, dogs: itsDogs, start, end, totalCentavos }
}

/** Returns the current booking with the facts for its owner; null if either is gone. */
export const loadBookingDetails = async (db: Queryable, bookingId: string): Promise<LoadedBooking | null> =>
  (await bookingsNow(db, [bookingId])).get(bookingId) ?? null

const detailsOfBookings = namedStatement('booking details', (db) =>
  db
    .select({
      id: bookings.id,
      status: bookings.status,
      awaits: bookings.awaits,
      heldUntil: bookings.heldUntil,
      version: bookings.version,
      updatedAt: bookings.updatedAt,
      lines: bookings.lines,
      startDay: bookings.startDay,
      startAt: bookings.startAt,
      endDay: bookings.endDay,
      endAt: bookings.endAt,
      totalCentavos: bookings.totalCentavos,
      service: { name: services.name, type: bookings.serviceType },
      owner: { id: users.id, email: users.email, name: users.name, lastName: users.lastName },
      isIdentified: sql<boolean>`${users.identifiedAt} is not null`,
      dogs: sql<
        string[]
      >`(select coalesce(jsonb_agg(${dogs.name} order by ${dogs.name}), '[]') from ${bookingDogs}
        join ${dogs} on ${dogs.id} = ${bookingDogs.dogId} where ${bookingDogs.bookingId} = ${bookings.id})`,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.clientId))
    .where(and(isOneOf(bookings.id, 'ids'), isNull(users.closedAt))),
)

/** The same for many, by their ids; those that are gone are left out. */
export async function bookingsNow(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LoadedBooking>> {
  if (ids.length === 0) return new Map()
  const found = await detailsOfBookings(db, { ids })
  const { requirements } = await currentSettings(db)
  return new Map(
    found.map(({ id, status, awaits, heldUntil, service, owner, ...booking }) => [
      id,
      {
        status,
        awaits,
        heldUntil,
        owner,
        details: {
          id,
          version: booking.version,
          status,
          updatedAt: booking.updatedAt,
          lines: booking.lines,
          name: owner.name,
          service: service.name,
          bringsIdentification:
            !booking.isIdentified && requirements[policyGroupOf[service.type]].includes('owner-identified'),
          serviceType: service.type,
          dogs: booking.dogs,
          start: booking.startDay ?? booking.startAt ?? '',
          end: booking.endDay ?? booking.endAt ?? '',
          totalCentavos: booking.totalCentavos,
          parts: [],
        },
      },
    ]),
  )
}

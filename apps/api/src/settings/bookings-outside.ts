import { instantAt, isOutsideHours, type BusinessTerms, type ConflictingBookingRow } from '@rumi/contract'
import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { users } from '../db/schema/people/people.ts'
import { services } from '../db/schema/business/services.ts'
import { today } from '../http/clock.ts'

/** Maximum listed; others appear after these are moved. */
const mostBookingsListed = 50

type Hours = Pick<BusinessTerms, 'hours' | 'hotel' | 'hotelClosedNights'>

/** Bookings ahead that lay within the hours before and lie outside of those since; they stay as they were sold. */
export async function bookingsOutside(
  db: Queryable,
  before: Hours,
  after: Hours,
): Promise<ConflictingBookingRow[]> {
  const asOf = today()
  const ahead = await db
    .select({
      id: bookings.id,
      serviceType: services.serviceType,
      serviceName: services.name,
      startDay: bookings.startDay,
      endDay: bookings.endDay,
      startAt: bookings.startAt,
      endAt: bookings.endAt,
      name: users.name,
      lastName: users.lastName,
    })
    .from(bookings)
    .innerJoin(services, eq(services.id, bookings.serviceId))
    .innerJoin(users, eq(users.id, bookings.clientId))
    .where(
      and(
        inArray(bookings.status, ['pending', 'confirmed', 'checked-in']),
        or(gte(bookings.endDay, asOf), gte(bookings.startAt, instantAt(asOf, '00:00'))),
      ),
    )
    .orderBy(asc(bookings.startDay), asc(bookings.startAt), asc(bookings.id))
  return ahead
    .map(({ startDay, endDay, startAt, endAt, name, lastName, ...booked }) => ({
      ...booked,
      start: (startDay ?? startAt)!,
      end: (endDay ?? endAt)!,
      owner: `${name} ${lastName}`.trim(),
    }))
    .filter((booked) => isOutsideHours(booked, after, asOf) && !isOutsideHours(booked, before, asOf))
    .slice(0, mostBookingsListed)
    .map(({ id, serviceName, start, end, owner }) => ({ id, serviceName, start, end, owner }))
}

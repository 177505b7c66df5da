import type { BookingEvent } from '@rumi/contract'
import { asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookingEvents } from '../db/schema/bookings.ts'
import { users } from '../db/schema/people/people.ts'
import { fullName } from '../db/people/people-found.ts'

/** Returns the history of a booking in step order, independent of the clock; the system has no name. */
export const eventsOf = (db: Queryable, bookingId: string): Promise<BookingEvent[]> =>
  db
    .select({
      id: bookingEvents.id,
      at: bookingEvents.at,
      by: fullName,
      fromStatus: bookingEvents.fromStatus,
      toStatus: bookingEvents.toStatus,
      note: bookingEvents.note,
      agreedCentavos: bookingEvents.agreedCentavos,
      discountCentavos: bookingEvents.discountCentavos,
      lateFeeCentavos: bookingEvents.lateFeeCentavos,
      lateFeeWaived: bookingEvents.lateFeeWaived,
      isReversal: sql<boolean>`${bookingEvents.reverses} is not null`,
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.actorId))
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.position))

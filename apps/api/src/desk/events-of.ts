import type { BookingEvent } from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookingEvents } from '../db/schema/bookings.ts'
import { users } from '../db/schema/people.ts'
import { fullName } from './full-name.ts'

/** A booking's life, the first step first; the house itself has no name. */
export const eventsOf = (db: Queryable, bookingId: string): Promise<BookingEvent[]> =>
  db
    .select({
      id: bookingEvents.id,
      at: bookingEvents.at,
      by: fullName,
      fromStatus: bookingEvents.fromStatus,
      toStatus: bookingEvents.toStatus,
      note: bookingEvents.note,
    })
    .from(bookingEvents)
    .leftJoin(users, eq(users.id, bookingEvents.actorId))
    .where(eq(bookingEvents.bookingId, bookingId))
    .orderBy(asc(bookingEvents.at), asc(bookingEvents.id))

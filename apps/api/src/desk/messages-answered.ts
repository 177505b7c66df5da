import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'

/** The visitors' requests that a booking answers, the first one first; most bookings answer none. */
export const messagesAnswered = (db: Queryable, bookingId: string) =>
  db
    .select({
      id: visitorMessages.id,
      name: visitorMessages.name,
      subject: visitorMessages.subject,
      createdAt: visitorMessages.createdAt,
    })
    .from(visitorMessages)
    .where(eq(visitorMessages.bookingId, bookingId))
    .orderBy(asc(visitorMessages.createdAt), asc(visitorMessages.id))

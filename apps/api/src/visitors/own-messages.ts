import type { OwnMessage } from '@rumi/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { peopleOfAccount } from '../db/people-of-account.ts'
import { bookings } from '../db/schema/bookings.ts'
import { visitorMessages } from '../db/schema/visitor-messages.ts'

const mostShown = 100

/** What was written from an account by whoever uses it, the newest first; of a booking that was made of it they hear where it is theirs. */
export async function ownMessages(db: Queryable, accountId: string): Promise<OwnMessage[]> {
  const m = visitorMessages
  const people = (await peopleOfAccount(db, accountId)).map(({ id }) => id)
  return db
    .select({
      id: m.id,
      kind: m.kind,
      subject: m.subject,
      message: m.message,
      start: m.start,
      end: m.end,
      dogs: m.dogs,
      lines: m.lines,
      status: m.status,
      answeredAt: m.answeredAt,
      bookingId: bookings.id,
      bookingStatus: bookings.status,
      createdAt: m.createdAt,
    })
    .from(m)
    .leftJoin(bookings, and(eq(bookings.id, m.bookingId), eq(bookings.clientId, accountId)))
    .where(inArray(m.userId, people))
    .orderBy(desc(m.createdAt), desc(m.id))
    .limit(mostShown)
}

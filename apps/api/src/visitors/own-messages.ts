import type { OwnMessage } from '@rumi/contract'
import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Queryable } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { familyMembers } from '../db/schema/people/family.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'

const mostShown = 100

/**
 * Returns messages of a person and of the account since they joined it, newest first, with their own
 * bookings.
 */
export async function ownMessages(
  db: Queryable,
  { id, accountId }: { id: string; accountId: string },
): Promise<OwnMessage[]> {
  const m = visitorMessages
  const [second] = await db.select().from(familyMembers).where(eq(familyMembers.accountId, accountId))
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
    .where(
      or(
        inArray(m.userId, [id, accountId]),
        second && and(eq(m.userId, second.userId), gte(m.createdAt, second.since)),
      ),
    )
    .orderBy(desc(m.createdAt), desc(m.id))
    .limit(mostShown)
}

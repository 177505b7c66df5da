import { eq, sql } from 'drizzle-orm'
import { visitorSentences } from '../copy/people/client-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'

/**
 * Marks a visitor's request as answered by a booking, in the booking's transaction. The request is locked, so that it
 * has one booking at a time; after a cancellation it can have another.
 */
export async function answerWithBooking(tx: Tx, messageId: string, bookingId: string) {
  const [visitorMessage] = await tx
    .select({ bookingId: visitorMessages.bookingId, status: bookings.status })
    .from(visitorMessages)
    .leftJoin(bookings, eq(bookings.id, visitorMessages.bookingId))
    .where(eq(visitorMessages.id, messageId))
    .for('update', { of: visitorMessages })
  if (!visitorMessage) throw new Refused('not-found', { message: visitorSentences.messageIsGone })
  if (visitorMessage.bookingId && visitorMessage.status !== 'cancelled')
    throw new Refused('message-has-booking')
  await tx
    .update(visitorMessages)
    .set({
      bookingId,
      status: 'answered',
      answeredAt: now(),
      version: sql`${visitorMessages.version} + 1`,
      updatedAt: now(),
    })
    .where(eq(visitorMessages.id, messageId))
}

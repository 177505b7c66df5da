import type { BookingStatus } from '@rumi/contract'
import { and, desc, eq, isNull, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../db/connect.ts'
import { bookingEvents } from '../db/schema/bookings.ts'

export type BookingStep = typeof bookingEvents.$inferSelect

const reversals = alias(bookingEvents, 'reversals')

/** Returns the last step that took a booking into a state from another one; reversals and reversed steps do not count. */
export async function lastStepTo(
  db: Queryable,
  bookingId: string,
  to: BookingStatus,
): Promise<BookingStep | undefined> {
  const [step] = await db
    .select()
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        eq(bookingEvents.toStatus, to),
        ne(bookingEvents.fromStatus, to),
        isNull(bookingEvents.reverses),
        notExists(
          db.select({ id: reversals.id }).from(reversals).where(eq(reversals.reverses, bookingEvents.id)),
        ),
      ),
    )
    .orderBy(desc(bookingEvents.position))
    .limit(1)
  return step
}

/** The steps that were taken along with the step of a stay, in their order. */
export const stepsAlongWith = (db: Queryable, stepId: string): Promise<BookingStep[]> =>
  db.select().from(bookingEvents).where(eq(bookingEvents.alongWith, stepId)).orderBy(bookingEvents.bookingId)

import { eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bookings } from '../db/schema/bookings.ts'
import { visitorMessages } from '../db/schema/business/visitor-messages.ts'

/** Drops what was written from an account or addresses, and what became a booking of a client's under whichever address it came. */
export async function forgetVisitor(
  tx: Tx,
  { clientId, addresses }: { clientId: string; addresses: readonly string[] },
) {
  const theirs = tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.clientId, clientId))
  await tx
    .delete(visitorMessages)
    .where(
      or(
        eq(visitorMessages.userId, clientId),
        inArray(visitorMessages.email, addresses),
        inArray(visitorMessages.bookingId, theirs),
      ),
    )
}

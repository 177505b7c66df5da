import { and, eq, gte, sql } from 'drizzle-orm'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { payments } from '../db/schema/money/payments.ts'
import { lockedCredit, lockTarget, recordPayment } from '../payments/index.ts'

type Since = { since: string; by: string }

/**
 * Pays a booking again from the credit that an early departure created, up to the client's remaining credit. The part that was
 * refunded in money becomes owed again.
 */
export async function payFromCredit(tx: Tx, bookingId: string, { since, by }: Since) {
  const [became] = await tx
    .select({ centavos: sql`coalesce(sum(${payments.amountCentavos}), 0)`.mapWith(Number) })
    .from(payments)
    .where(
      and(
        eq(payments.bookingId, bookingId),
        eq(payments.kind, 'credit'),
        eq(payments.reason, bookingSentences.cheaperReason),
        gte(payments.createdAt, since),
      ),
    )
  if (!became?.centavos) return
  const { clientId, leftCentavos } = await lockTarget(tx, { bookingId })
  const amountCentavos = Math.min(became.centavos, leftCentavos, await lockedCredit(tx, clientId))
  if (amountCentavos > 0)
    await recordPayment(tx, { target: { bookingId }, method: 'credit', amountCentavos, receivedBy: by })
}

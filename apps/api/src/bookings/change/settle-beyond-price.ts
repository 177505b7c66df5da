import { formatPesos, returnsOf, type MoneyChoice } from '@rumi/contract'
import { eq } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { bookingEvents, bookings } from '../../db/schema/bookings.ts'
import { requireOpen, type Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { lockTarget, refundPayment, rowsAbout } from '../../payments/index.ts'

type Settlement = {
  as: MoneyChoice | undefined
  by: Actor
  /** The charge whose discount lowered the price, and why it was given. */
  chargeId?: string
  reason?: string
}

/**
 * Settles money above the current price of a booking: refunded if the desk chooses so, else credited. Returns
 * the amount in centavos and records it in the history. Throws if it was to be retained.
 */
export async function settleBeyondPrice(
  tx: Tx,
  bookingId: string,
  { as, by, chargeId, reason = bookingSentences.cheaperReason }: Settlement,
) {
  const { costCentavos, paidCentavos } = await lockTarget(tx, { bookingId })
  const beyondCentavos = Math.max(0, paidCentavos - costCentavos)
  if (beyondCentavos === 0) return 0
  if (as === 'keep') {
    const message = bookingSentences.notRetained
    throw new Refused('breaks-a-rule', { message, issues: [{ path: 'money', message }] })
  }
  const isReturned = as === 'return' && by.role !== 'cliente'
  if (isReturned) requireOpen(by, 'payments')
  const parts = returnsOf(await rowsAbout(tx, { bookingId }), beyondCentavos)
  for (const { refundOf, amountCentavos, retainedCentavos, method } of parts)
    await refundPayment(tx, refundOf, {
      amountCentavos,
      retainedCentavos,
      method: isReturned ? method : 'credit',
      reason,
      chargeId,
      by: by.id,
    })
  const [{ status }] = (await tx
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.id, bookingId))) as [Pick<typeof bookings.$inferSelect, 'status'>]
  await tx.insert(bookingEvents).values({
    bookingId,
    actorId: by.id,
    fromStatus: status,
    toStatus: status,
    note: isReturned
      ? bookingSentences.returnedBeyond(formatPesos(beyondCentavos))
      : bookingSentences.creditedBeyond(formatPesos(beyondCentavos)),
  })
  return beyondCentavos
}

import { chargeCalls, formatPesos, reachWithin } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookingEvents, bookings } from '../db/schema/bookings.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { lockTarget } from '../payments/index.ts'

type Waiver = { reason: string; by: Actor }

/**
 * Waives the unpaid part of the fee of a cancelled booking; its history names who did, and why. Refused where nothing of it is owed, and
 * to staff who may give no discount.
 */
export async function waiveFee(tx: Tx, bookingId: string, { reason, by }: Waiver) {
  if (reachWithin(by, chargeCalls.discounted) === 'none') throw new Refused('not-your-role')
  const { leftCentavos } = await lockTarget(tx, { bookingId })
  if (leftCentavos === 0) throw new Refused('step-not-allowed', { message: bookingSentences.noFeeIsOwed })
  await tx
    .update(bookings)
    .set({ retainedCentavos: sql`${bookings.retainedCentavos} - ${leftCentavos}`, updatedAt: sql`now()` })
    .where(eq(bookings.id, bookingId))
  await tx.insert(bookingEvents).values({
    bookingId,
    actorId: by.id,
    fromStatus: 'cancelled',
    toStatus: 'cancelled',
    note: bookingSentences.feeWaived(formatPesos(leftCentavos), reason),
  })
}

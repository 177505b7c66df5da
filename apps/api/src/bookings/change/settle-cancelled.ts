import {
  cancellationOf,
  chargedOf,
  formatPesos,
  paidCentavosOf,
  returnsOf,
  type MoneyChoice,
} from '@rumi/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { bookingEvents, bookings } from '../../db/schema/bookings.ts'
import type { Actor } from '../../http/actor.ts'
import { now } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import { refundPayment, rowsAbout } from '../../payments/index.ts'
import { soldTermsOf } from '../sold-terms.ts'
import { netPaid } from '../../db/sql-functions.ts'

type Booking = typeof bookings.$inferSelect

/**
 * Charges the fee of a booking that is cancelled now, by the terms it was sold under: what was paid for it covers the fee first, the rest
 * of the money waits to be returned, and the rest of the fee is owed. `withinPaid` charges no more than was paid.
 */
export async function retainByTerms(tx: Tx, booking: Booking, { withinPaid }: { withinPaid: boolean }) {
  const paidCentavos = paidCentavosOf(await rowsAbout(tx, { bookingId: booking.id }))
  const { terms, ...sold } = await soldTermsOf(tx, booking.id)
  const start = (booking.startDay ?? booking.startAt)!
  const cancellation = cancellationOf({ ...sold, start, totalCentavos: booking.totalCentavos }, now(), terms)
  const { keptCentavos } = chargedOf(cancellation, withinPaid ? 'pending' : booking.status, paidCentavos)
  if (keptCentavos > 0) await retain(tx, booking.id, keptCentavos)
}

type Settlement = { as: MoneyChoice; by: Pick<Actor, 'id' | 'role'> }

/**
 * Settles the payments of a cancelled booking above the retained amount: refunded, credited, or all retained.
 * Owners may credit it themselves; the desk pays out refunds.
 */
export async function settleCancelled(tx: Tx, bookingId: string, { as, by }: Settlement) {
  const rows = await rowsAbout(tx, { bookingId })
  const paidCentavos = paidCentavosOf(rows)
  const isOwner = by.role === 'cliente'
  if (as === 'keep') {
    if (isOwner) throw new Refused('not-your-role', { message: bookingSentences.houseRetains })
    await retain(tx, bookingId, Math.max(paidCentavos, await retainedOf(tx, bookingId)))
    if (paidCentavos > 0)
      await recordNote(tx, bookingId, by.id, bookingSentences.retained(formatPesos(paidCentavos)))
    return
  }
  if (isOwner && as === 'return') return
  const backCentavos = Math.max(0, paidCentavos - (await retainedOf(tx, bookingId)))
  for (const { refundOf, amountCentavos, retainedCentavos, method } of returnsOf(rows, backCentavos))
    await refundPayment(tx, refundOf, {
      amountCentavos,
      retainedCentavos,
      method: as === 'credit' ? 'credit' : method,
      reason: bookingSentences.cancelledReason,
      by: by.id,
    })
  const back = formatPesos(backCentavos)
  const text = as === 'credit' ? bookingSentences.credited(back) : bookingSentences.returned(back)
  if (backCentavos > 0) await recordNote(tx, bookingId, by.id, text)
}

/** Records in the history of a cancelled booking who settled its money and how. */
const recordNote = (tx: Tx, bookingId: string, actorId: string, note: string) =>
  tx
    .insert(bookingEvents)
    .values({ bookingId, actorId, fromStatus: 'cancelled', toStatus: 'cancelled', note })

async function retainedOf(tx: Tx, bookingId: string) {
  const [booking] = await tx
    .select({ retainedCentavos: bookings.retainedCentavos })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  return booking?.retainedCentavos ?? 0
}

async function retain(tx: Tx, id: string, retainedCentavos: number) {
  await tx.update(bookings).set({ retainedCentavos }).where(eq(bookings.id, id))
}

/**
 * Lowers the fee of a cancelled booking to what is paid of it after money of it went back: what the desk returns is not owed again.
 * A payment that its bank takes back is.
 */
export async function lowerFeeToPaid(tx: Tx, bookingId: string) {
  await tx
    .update(bookings)
    .set({
      retainedCentavos: sql`least(${bookings.retainedCentavos}, ${netPaid({ bookingId: bookings.id })})`,
    })
    .where(and(eq(bookings.id, bookingId), eq(bookings.status, 'cancelled')))
}

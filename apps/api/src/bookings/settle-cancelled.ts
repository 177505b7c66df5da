import {
  cancellationOf,
  formatPesos,
  paidCentavosOf,
  returnsOf,
  settledOf,
  type MoneyChoice,
} from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { bookingEvents, bookings } from '../db/schema/bookings.ts'
import type { Actor } from '../http/actor.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { bookingSentences } from '../copy/booking-sentences.ts'
import { refundPayment, rowsAbout } from '../payments/index.ts'
import { soldTermsOf } from './sold-terms.ts'

type Booking = typeof bookings.$inferSelect

/** Keeps of what was paid for a booking that is given up now what the terms it was sold under say; the rest waits to be returned. */
export async function retainByTerms(tx: Tx, booking: Booking) {
  const paidCentavos = paidCentavosOf(await rowsAbout(tx, { bookingId: booking.id }))
  if (paidCentavos === 0) return
  const { terms, ...sold } = await soldTermsOf(tx, booking.id)
  const start = (booking.startDay ?? booking.startAt)!
  const cancellation = cancellationOf({ ...sold, start, totalCentavos: booking.totalCentavos }, now(), terms)
  await retain(tx, booking.id, settledOf(cancellation, paidCentavos).keptCentavos)
}

type Settlement = { as: MoneyChoice; by: Pick<Actor, 'id' | 'role'> }

/**
 * Settles what was paid for a cancelled booking, beyond what is retained: returned in the ways in which it came, or kept in the client's
 * favour; or all of it retained. Owners keep it in their favour themselves; what is returned to them in money, the desk hands out.
 */
export async function settleCancelled(tx: Tx, bookingId: string, { as, by }: Settlement) {
  const rows = await rowsAbout(tx, { bookingId })
  const paidCentavos = paidCentavosOf(rows)
  const isOwner = by.role === 'cliente'
  if (as === 'keep') {
    if (isOwner) throw new Refused('not-your-role', { message: bookingSentences.houseRetains })
    await retain(tx, bookingId, paidCentavos)
    if (paidCentavos > 0)
      await tell(tx, bookingId, by.id, bookingSentences.retained(formatPesos(paidCentavos)))
    return
  }
  if (isOwner && as === 'return') return
  const [{ retainedCentavos } = { retainedCentavos: 0 }] = await tx
    .select({ retainedCentavos: bookings.retainedCentavos })
    .from(bookings)
    .where(eq(bookings.id, bookingId))
  const backCentavos = Math.max(0, paidCentavos - retainedCentavos)
  for (const { refundOf, amountCentavos, method } of returnsOf(rows, backCentavos))
    await refundPayment(tx, refundOf, {
      amountCentavos,
      method: as === 'credit' ? 'credit' : method,
      reason: bookingSentences.cancelledReason,
      by: by.id,
    })
  const back = formatPesos(backCentavos)
  const said = as === 'credit' ? bookingSentences.credited(back) : bookingSentences.returned(back)
  if (backCentavos > 0) await tell(tx, bookingId, by.id, said)
}

/** Keeps in the history of a cancelled booking who settled its money, and how. */
const tell = (tx: Tx, bookingId: string, actorId: string, note: string) =>
  tx
    .insert(bookingEvents)
    .values({ bookingId, actorId, fromStatus: 'cancelled', toStatus: 'cancelled', note })

async function retain(tx: Tx, id: string, retainedCentavos: number) {
  await tx.update(bookings).set({ retainedCentavos }).where(eq(bookings.id, id))
}

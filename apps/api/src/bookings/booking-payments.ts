import {
  bookingPayments as calls,
  accountOfBooking,
  accountTogether,
  cancellationOf,
  chargedOf,
  compareInstants,
  depositUntilOf,
  holdsPlace,
  ivaWithin,
  paidCentavosOf,
  settledOf,
  type AccountSums,
  type AnswerOf,
  type BookingStatus,
} from '@rumi/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Db, Queryable } from '../db/connect.ts'
import { isBeforeFirstVisit } from '../first-visits/index.ts'
import { bookings } from '../db/schema/bookings.ts'
import { now } from '../http/clock.ts'
import { runIdempotent } from '../http/idempotency.ts'
import { registerRoute } from '../http/register-route.ts'
import { Refused } from '../http/refused.ts'
import { recordPayment, rowsAbout } from '../payments/index.ts'
import { addOnBookingsOf } from '../schedule/index.ts'
import { settlePaidBooking } from './waiting/answer-offer.ts'
import { bookingRepository } from './booking-repository.ts'
import { lockBooking } from './capacity/capacity.ts'
import { settleCancelled } from './change/settle-cancelled.ts'
import { waiveFee } from './waive-fee.ts'
import { textTermsOf, soldTermsOf } from './sold-terms.ts'

/** Reads amounts due and paid of a booking, and records payments at the desk. */
export function bookingPaymentsRoutes(app: FastifyInstance, db: Db) {
  registerRoute(app, calls.list, async ({ params, owner }) => ({
    data: await accountOf(db, params.id, owner),
  }))

  registerRoute(app, calls.record, async ({ params: { id }, body, actor, request }) => ({
    data: await runIdempotent(db, request, async (tx) => {
      await accountOf(tx, id, null)
      await recordPayment(tx, { ...body, target: { bookingId: id }, receivedBy: actor.id })
      await settlePaidBooking(tx, id)
      return accountOf(tx, id, null)
    }),
  }))

  registerRoute(app, calls.settle, async ({ params: { id }, body, actor, request }) => ({
    data: await runIdempotent(db, request, async (tx) => {
      await accountOf(tx, id, null)
      const booking = await lockBooking(tx, id)
      if (booking.status !== 'cancelled') throw new Refused('step-not-allowed')
      if (body.money === 'waive') await waiveFee(tx, booking.id, { reason: body.reason ?? '', by: actor })
      else await settleCancelled(tx, booking.id, { as: body.money, by: actor })
      return accountOf(tx, id, null)
    }),
  }))
}

/** Another's booking is a missing one. */
async function accountOf(
  db: Queryable,
  id: string,
  owner: string | null,
): Promise<AnswerOf<typeof calls.list>['data']> {
  const booking = await bookingRepository.find(db, id)
  if (!booking || (owner && booking.clientId !== owner)) throw new Refused('not-found')
  const rows = (await rowsAbout(db, { bookingId: booking.id })).filter(({ status }) => status === 'settled')
  const payments = rows.map((row) => ({ ...row, bookingId: booking.id, receivedAt: row.receivedAt! }))
  const paidCentavos = paidCentavosOf(rows)
  const { totalCentavos } = booking
  const isFirstVisit = await isBeforeFirstVisit(db, booking.clientId)
  const { terms, ...soldAs } = await soldTermsOf(db, booking.id)
  const sold = { ...booking, ...soldAs }
  const { ivaPercent } = terms
  const { baseCentavos: subtotalCentavos, ivaCentavos } = ivaWithin(totalCentavos, ivaPercent)
  const { retainedCentavos, depositHeldUntil: heldUntil } = await retainedOf(db, booking.id)
  const ended = cancellationOf(sold, now(), terms)
  const cancellation = booking.status === 'cancelled' ? { ...ended, keptCentavos: retainedCentavos } : ended
  const account = accountOfBooking({ ...sold, isFirstVisit, retainedCentavos }, paidCentavos, terms)
  return {
    payments,
    totalCentavos,
    paidCentavos,
    ...account,
    together: accountTogether([
      { totalCentavos, paidCentavos, ...account },
      ...(await accountsInside(db, booking)),
    ]),
    subtotalCentavos,
    ivaCentavos,
    ivaPercent,
    depositUntil: heldUntil ?? depositUntilOf(sold, booking.createdAt, terms),
    depositReleases: heldUntil !== null,
    cancellation,
    ...settledOf(chargedOf(cancellation, booking.status, paidCentavos), paidCentavos),
    ...textTermsOf({ ...sold, ends: [booking.end] }, terms),
  }
}

/**
 * Adds the unpaid deposits of bookings in one mail and their add-ons, with the terms of the first. Cancelled
 * ones count nothing.
 */
export async function moneyOfBookings(db: Queryable, [first, ...others]: readonly [string, ...string[]]) {
  const inside = (await addOnBookingsOf(db, first)).map(({ id }) => id)
  const { depositUntil, depositReleases, cancellation, latePickup, ...own } = await accountOf(db, first, null)
  const ids = new Set([...others, ...inside])
  ids.delete(first)
  let { dueNowCentavos } = own
  for (const id of ids) dueNowCentavos += (await accountOf(db, id, null)).dueNowCentavos
  const { freeUntil, keepPercent } = cancellation
  const isFree = freeUntil !== null && compareInstants(now(), freeUntil) <= 0
  return {
    dueNowCentavos,
    dueUntil: depositUntil,
    isReleased: depositReleases,
    freeUntil: isFree ? freeUntil : null,
    keepPercent,
    latePickup,
  }
}

/** Returns fees of cancelled bookings, their unpaid part and pending returns, in centavos. */
export async function moneyLeftOf(db: Queryable, ids: readonly string[]) {
  const left = { keptCentavos: 0, owedCentavos: 0, toReturnCentavos: 0 }
  for (const id of ids) {
    const paidCentavos = paidCentavosOf(await rowsAbout(db, { bookingId: id }))
    const { retainedCentavos } = await retainedOf(db, id)
    left.keptCentavos += retainedCentavos
    left.owedCentavos += Math.max(0, retainedCentavos - paidCentavos)
    left.toReturnCentavos += Math.max(0, paidCentavos - retainedCentavos)
  }
  return left
}

/** Returns the stored terms of a booking and the end of its deposit hold. */
async function retainedOf(db: Queryable, id: string) {
  const [row] = await db
    .select({ retainedCentavos: bookings.retainedCentavos, depositHeldUntil: bookings.depositHeldUntil })
    .from(bookings)
    .where(eq(bookings.id, id))
  return row ?? { retainedCentavos: 0, depositHeldUntil: null }
}

/** Returns the accounts of a stay's add-ons; none if the stay was cancelled. */
async function accountsInside(db: Queryable, { id, status }: { id: string; status: BookingStatus }) {
  const accounts: AccountSums[] = []
  if (!holdsPlace(status)) return accounts
  for (const visit of await addOnBookingsOf(db, id))
    accounts.push((await accountOf(db, visit.id, null)).together)
  return accounts
}

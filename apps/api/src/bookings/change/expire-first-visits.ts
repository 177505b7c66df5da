import { clientLimits, paidCentavosOf, returnsOf } from '@rumi/contract'
import { and, asc, eq, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { isUnconfirmedFirstVisit } from '../../first-visits/index.ts'
import { bookingEvents, bookings } from '../../db/schema/bookings.ts'
import { now, today } from '../../http/clock.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { refundPayment, rowsAbout } from '../../payments/index.ts'
import { settleOffer } from '../waiting/answer-offer.ts'
import { bookingRepository } from '../booking-repository.ts'
import { releaseCapacity, lockBooking, lockAddOnsOf } from '../capacity/capacity.ts'
import { returnCredits } from '../passes/pass-credits.ts'
import { lacksDeposit } from '../../db/sql-functions.ts'

const atOnce = 200

/** End of a hold: its condition and its notification. */
type Ending = {
  isOver: () => SQL | undefined
  note: string
  because?: 'papers-missing' | 'deposit-unpaid'
}

/** Cancels first visits that were not confirmed in time and notifies their owners. */
export const expireFirstVisits = (db: Db) =>
  expireBookings(db, { isOver: isFirstVisitOver, note: bookingSentences.notConfirmedNote })

/** Gives back the places of bookings whose medical record or dog did not arrive in time. */
export const expireWaitingBookings = (db: Db) =>
  expireBookings(db, {
    isOver: isWaitingOver,
    note: bookingSentences.medicalRecordsMissingNote,
    because: 'papers-missing',
  })

/** Cancels bookings whose deposit was not paid in time. A partial payment becomes credit. */
export const expireUnpaidDeposits = (db: Db) =>
  expireBookings(db, {
    isOver: isDepositOver,
    note: bookingSentences.depositUnpaidNote,
    because: 'deposit-unpaid',
  })

async function expireBookings(db: Db, ending: Ending) {
  const over = await db
    .select({ id: bookings.id, clientId: bookings.clientId, createdAt: bookings.createdAt })
    .from(bookings)
    .where(ending.isOver())
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(atOnce)
  // Bookings of one request share an instant and one mail.
  const acts = Map.groupBy(over, ({ clientId, createdAt }) => `${clientId} ${createdAt}`)
  for (const act of acts.values())
    await db.transaction((tx) => expire(tx, act.map(({ id }) => id).toSorted(), ending))
}

async function expire(tx: Tx, ids: readonly string[], ending: Ending) {
  const expired: Expired[] = []
  for (const id of ids) {
    await lockBooking(tx, id)
    const [still] = await tx
      .select({ id: bookings.id, status: bookings.status })
      .from(bookings)
      .where(and(eq(bookings.id, id), ending.isOver()))
    if (!still) continue
    // Add-ons of a released stay end with it.
    for (const one of [still, ...(await lockAddOnsOf(tx, id))]) expired.push(await end(tx, one, ending))
  }
  const together = expired.length > 1 ? { together: expired.map(({ id }) => id) } : {}
  const { because } = ending
  for (const { id, version } of expired)
    await enqueueEvent(tx, {
      kind: 'booking-expired',
      bookingId: id,
      version,
      ...together,
      ...(because && { because }),
    })
}

type Expired = { id: string; version: number }

async function end(
  tx: Tx,
  { id, status }: Pick<typeof bookings.$inferSelect, 'id' | 'status'>,
  { note, because }: Ending,
): Promise<Expired> {
  await releaseCapacity(tx, id)
  await returnCredits(tx, id)
  await settleOffer(tx, id, 'declined')
  const { version } = (await bookingRepository.update(tx, id, { status: 'cancelled' }))!
  await tx.insert(bookingEvents).values({ bookingId: id, fromStatus: status, toStatus: 'cancelled', note })
  if (because === 'deposit-unpaid') await keepInFavour(tx, id)
  return { id, version }
}

const hasCome = () => or(lte(bookings.startAt, now()), lt(bookings.startDay, today()))

/** Turns the payments of a released booking into credit. */
async function keepInFavour(tx: Tx, bookingId: string) {
  const rows = await rowsAbout(tx, { bookingId })
  for (const { refundOf, amountCentavos, retainedCentavos } of returnsOf(rows, paidCentavosOf(rows)))
    await refundPayment(tx, refundOf, {
      amountCentavos,
      retainedCentavos,
      method: 'credit',
      reason: bookingSentences.depositUnpaidNote,
      by: null,
    })
}

/** SQL condition: the deposit hold ended unpaid. Checked under the lock that payments also take. */
const isDepositOver = () =>
  and(
    inArray(bookings.status, ['pending', 'confirmed']),
    lte(bookings.depositHeldUntil, now()),
    lacksDeposit(bookings.id),
  )

/** The time of the hold is over, or that of the visit has begun (`firstVisitHeldUntil`). */
const isFirstVisitOver = () =>
  and(
    isUnconfirmedFirstVisit(),
    or(
      sql`${bookings.createdAt} <= now() - make_interval(hours => ${clientLimits.firstVisitHoldHours})`,
      hasCome(),
    ),
  )

/** No other medical record came in time, or the day came and its dog did not. */
const isWaitingOver = () =>
  and(
    eq(bookings.status, 'pending'),
    sql`${bookings.awaits} <> '{}'`,
    or(lte(bookings.heldUntil, now()), hasCome()),
  )

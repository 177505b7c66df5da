import { clientLimits } from '@rumi/contract'
import { and, asc, eq, lt, lte, or, sql } from 'drizzle-orm'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Db, Tx } from '../db/connect.ts'
import { isUnconfirmedFirstVisit } from '../db/first-visit.ts'
import { bookingEvents, bookings } from '../db/schema/bookings.ts'
import { now, today } from '../http/clock.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { bookingRepository } from './booking-repository.ts'
import { returnCredits } from './pass-credits.ts'
import { releaseCapacity, lockBooking } from './capacity.ts'

const atOnce = 200

/** Gives back the places of first visits that nobody confirmed in time, and tells who asked for them. */
export async function expireFirstVisits(db: Db) {
  const over = await db
    .select({ id: bookings.id, clientId: bookings.clientId, createdAt: bookings.createdAt })
    .from(bookings)
    .where(isOver())
    .orderBy(asc(bookings.createdAt), asc(bookings.id))
    .limit(atOnce)
  // What was asked for in one act bears one instant, and is told in one letter.
  const acts = Map.groupBy(over, ({ clientId, createdAt }) => `${clientId} ${createdAt}`)
  for (const act of acts.values())
    await db.transaction((tx) => expire(tx, act.map(({ id }) => id).toSorted()))
}

async function expire(tx: Tx, ids: readonly string[]) {
  const expired: { id: string; version: number }[] = []
  for (const id of ids) {
    await lockBooking(tx, id)
    const [still] = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.id, id), isOver()))
    if (!still) continue
    await releaseCapacity(tx, id)
    await returnCredits(tx, id)
    const { version } = (await bookingRepository.update(tx, id, { status: 'cancelled' }))!
    const step = {
      fromStatus: 'pending',
      toStatus: 'cancelled',
      note: bookingSentences.notConfirmedNote,
    } as const
    await tx.insert(bookingEvents).values({ bookingId: id, ...step })
    expired.push({ id, version })
  }
  const together = expired.length > 1 ? { together: expired.map(({ id }) => id) } : {}
  for (const { id, version } of expired)
    await enqueueEvent(tx, { kind: 'booking-expired', bookingId: id, version, ...together })
}

/** The time of the hold is over, or that of the visit has begun (`firstVisitHeldUntil`). */
const isOver = () =>
  and(
    isUnconfirmedFirstVisit(),
    or(
      sql`${bookings.createdAt} <= now() - make_interval(hours => ${clientLimits.firstVisitHoldHours})`,
      lte(bookings.startAt, now()),
      lt(bookings.startDay, today()),
    ),
  )

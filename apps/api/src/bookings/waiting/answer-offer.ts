import { compareInstants, type RecordOf, type Resources } from '@rumi/contract'
import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import type { z } from 'zod'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { bookingEvents, type bookings } from '../../db/schema/bookings.ts'
import { waitingList } from '../../db/schema/waiting-list.ts'
import { now, today } from '../../http/clock.ts'
import type { Act, HandlerContext } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { bookingRepository, waitingRepository } from '../booking-repository.ts'
import { endDepositHold, holdTakenPlace } from '../create/hold-for-deposit.ts'
import { returnCredits } from '../passes/pass-credits.ts'
import { releaseCapacity, lockBooking } from '../capacity/capacity.ts'

type Waiting = Resources['waitingList']
type Entry = RecordOf<Waiting>

const isOver = () =>
  new Refused('step-not-allowed', {
    message: bookingSentences.offerIsOver,
  })

/** Accepts an offered place as a regular booking, or declines it for the next. */
export async function answerOffer(
  { status }: z.output<Waiting['update']>,
  { actor, tx, id }: HandlerContext,
  { bookingId }: Entry,
): Promise<Entry> {
  if (!bookingId) throw isOver()
  const locked = await lockBooking(tx, bookingId)
  const entry = await lockEntry(tx, id)
  if (entry.status === status) return entry
  if (entry.status !== 'offered' || compareInstants(now(), entry.offeredUntil!) >= 0) throw isOver()
  if (status === 'declined') {
    await endOffer(tx, bookingId, { status, by: actor.id })
  } else await takeOffered(tx, locked)
  return (await waitingRepository.find(tx, id))!
}

/** Leaves the waiting list; an offered place goes to the next. */
export async function leaveWaitingList({ actor, tx, id }: Act, { bookingId }: Pick<Entry, 'bookingId'>) {
  if (bookingId) await lockBooking(tx, bookingId)
  const entry = await lockEntry(tx, id)
  if (entry.status === 'offered') await endOffer(tx, bookingId!, { status: 'declined', by: actor.id })
  else if (entry.status === 'waiting') await waitingRepository.update(tx, id, { status: 'declined' })
}

/** Money for a booking takes the place that is offered with it; one whose deposit is there by now waits for none any more. */
export async function settlePaidBooking(tx: Tx, bookingId: string) {
  await takeOffered(tx, await lockBooking(tx, bookingId))
  await endDepositHold(tx, bookingId)
}

/** Turns an offered booking into a regular one and announces it as a request. */
async function takeOffered(tx: Tx, { id, version }: Pick<typeof bookings.$inferSelect, 'id' | 'version'>) {
  if (await settleOffer(tx, id, 'accepted'))
    await enqueueEvent(tx, { kind: 'booking-requested', bookingId: id, version })
}

/** An offered booking that is confirmed, moved or cancelled like any other needs no answer any more. Answers whether it was offered. */
export async function settleOffer(tx: Tx, bookingId: string, status: 'accepted' | 'declined') {
  const settled = await tx
    .update(waitingList)
    .set({ status, updatedAt: now() })
    .where(and(eq(waitingList.bookingId, bookingId), eq(waitingList.status, 'offered')))
    .returning({ id: waitingList.id })
  const wasOffered = settled.length > 0
  if (status === 'accepted' && wasOffered) await holdTakenPlace(tx, bookingId)
  return wasOffered
}

/** Ends expired offers, and entries whose day has come. */
export async function endOffersOverTime(db: Db) {
  const over = await db
    .select({ id: waitingList.id, bookingId: waitingList.bookingId })
    .from(waitingList)
    .where(and(eq(waitingList.status, 'offered'), lte(waitingList.offeredUntil, now())))
  for (const { id, bookingId } of over) {
    await db.transaction(async (tx) => {
      await lockBooking(tx, bookingId!)
      const entry = await lockEntry(tx, id)
      if (entry.status === 'offered') await endOffer(tx, bookingId!, { status: 'expired', by: null })
    })
  }
  await db
    .update(waitingList)
    .set({ status: 'expired', updatedAt: now() })
    .where(and(inArray(waitingList.status, ['waiting']), lt(waitingList.firstDay, today())))
}

/**
 * Releases an offered place for the next entry. No cancellation is sent, because the owner requested nothing.
 */
async function endOffer(
  tx: Tx,
  bookingId: string,
  { status, by }: { status: 'declined' | 'expired'; by: string | null },
) {
  await releaseCapacity(tx, bookingId)
  await returnCredits(tx, bookingId)
  const ended = (await bookingRepository.update(tx, bookingId, { status: 'cancelled' }))!
  await tx.insert(bookingEvents).values({
    bookingId,
    actorId: by,
    fromStatus: 'pending',
    toStatus: 'cancelled',
    note: bookingSentences.offerEndedNote,
  })
  await tx.update(waitingList).set({ status, updatedAt: now() }).where(eq(waitingList.bookingId, bookingId))
  await enqueueEvent(tx, { kind: 'waiting-offer-ended', bookingId, version: ended.version })
}

async function lockEntry(tx: Tx, id: string): Promise<Entry> {
  await tx.select({ id: waitingList.id }).from(waitingList).where(eq(waitingList.id, id)).for('update')
  return (await waitingRepository.find(tx, id))!
}

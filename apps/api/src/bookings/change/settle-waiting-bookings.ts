import { policyGroupOf, serviceTypes } from '@rumi/contract'
import { and, asc, eq, exists, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { bookingDogs, bookings } from '../../db/schema/bookings.ts'
import { waitingList } from '../../db/schema/waiting-list.ts'
import { now, today } from '../../http/clock.ts'
import type { Actor } from '../../http/actor.ts'
import { enqueueEvent, type EventHandlers } from '../../jobs/index.ts'
import { currentSettings } from '../../settings/index.ts'
import { hindrancesIn, readAwaits, writeAwaits } from '../booking-awaits.ts'
import { lockBooking } from '../capacity/capacity.ts'
import { changeStatus } from './change-status.ts'
import { confirmTogether } from './confirm-booking.ts'
import { lockDogs } from '../capacity/lock-free-dogs.ts'

type Booking = typeof bookings.$inferSelect
type By = Pick<Actor, 'id' | 'role'>

const query = new QueryBuilder()
const waits = and(eq(bookings.status, 'pending'), sql`${bookings.awaits} <> '{}'`)
const isOffered = exists(
  query
    .select({ one: sql`1` })
    .from(waitingList)
    .where(and(eq(waitingList.bookingId, bookings.id), eq(waitingList.status, 'offered'))),
)

/**
 * Updates waiting bookings after a change of a dog's medical record: confirms those with nothing pending, and
 * updates the others. An unaccepted offer is never confirmed here.
 */
export async function settleWaitingBookings(tx: Tx, dogId: string, by: By) {
  const complete: Booking[] = []
  const held: { id: string; version: number; reasons: string[] }[] = []
  for (const booking of await lockWaiting(tx, dogId)) {
    const found = await readAwaits(tx, booking)
    await writeAwaits(tx, booking.id, found)
    const [offer] = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(eq(bookings.id, booking.id), isOffered))
    if (offer) continue
    if (found.awaits.length === 0) complete.push({ ...booking, awaits: [], heldUntil: null })
    if (found.isNewlyHeld)
      held.push({ id: booking.id, version: await nextVersion(tx, booking.id), reasons: hindrancesIn(found) })
  }
  if (by.role !== 'cliente') await confirmTogether(tx, complete, by)
  const together = held.length > 1 ? { together: held.map(({ id }) => id) } : {}
  for (const { id, version, reasons } of held)
    await enqueueEvent(tx, { kind: 'booking-held', bookingId: id, version, reasons, ...together })
}

/** Each new hold for a medical record has its own version and mail. */
async function nextVersion(tx: Tx, id: string) {
  const [{ version }] = (await tx
    .update(bookings)
    .set({ version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, id))
    .returning({ version: bookings.version })) as [{ version: number }]
  return version
}

/** Runs the same for every waiting dog after a change of the requirements. */
export const waitingBookingHandlers = (db: Db): EventHandlers => ({
  'requirements-changed': async ({ by }) => {
    const waiting = await db
      .selectDistinct({ dogId: bookingDogs.dogId })
      .from(bookings)
      .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
      .where(waits)
      .orderBy(asc(bookingDogs.dogId))
    for (const { dogId } of waiting) await db.transaction((tx) => settleWaitingBookings(tx, dogId, by))
  },
})

/**
 * Cancels a dog's upcoming bookings that require an evaluation, from today on, after it failed. A dog that is
 * present leaves by the desk.
 */
export async function cancelAfterFailedEvaluation(tx: Tx, dogId: string, by: By) {
  const { requirements } = await currentSettings(tx)
  const typesWithEvaluation = serviceTypes.filter((type) =>
    requirements[policyGroupOf[type]].includes('evaluation'),
  )
  const ahead = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
    .where(
      and(
        eq(bookingDogs.dogId, dogId),
        inArray(bookings.status, ['pending', 'confirmed']),
        inArray(bookings.serviceType, typesWithEvaluation),
        or(gte(bookings.endDay, today()), and(isNull(bookings.endDay), gte(bookings.endAt, now()))),
      ),
    )
    .orderBy(asc(bookings.startDay), asc(bookings.id))
  const locked = new Map<string, Booking>()
  for (const id of ahead.map((one) => one.id).toSorted()) locked.set(id, await lockBooking(tx, id))
  const standing = ahead.flatMap(({ id }) => {
    const booking = locked.get(id)
    return booking && (booking.status === 'pending' || booking.status === 'confirmed') ? [booking] : []
  })
  const together = standing.length > 1 ? { together: standing.map(({ id }) => id) } : {}
  const because = { note: bookingSentences.evaluationFailedNote, because: 'evaluation-failed' } as const
  for (const booking of standing)
    await changeStatus(tx, booking, { to: 'cancelled', by, ...together, ...because })
}

/** Locks what waits for a dog, in the order in which moves do: bookings first. What is being booked meanwhile is found after the dog. */
async function lockWaiting(tx: Tx, dogId: string): Promise<Booking[]> {
  const locked = new Map<string, Booking>()
  const lockFound = async () => {
    const found = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
      .where(and(eq(bookingDogs.dogId, dogId), waits))
      .orderBy(asc(bookings.id))
    for (const { id } of found) if (!locked.has(id)) locked.set(id, await lockBooking(tx, id))
  }
  await lockFound()
  await lockDogs(tx, [dogId])
  await lockFound()
  return [...locked.values()]
    .filter(({ status, awaits }) => status === 'pending' && awaits.length > 0)
    .toSorted((one, other) => (one.startDay ?? '').localeCompare(other.startDay ?? ''))
}

import { compareInstants, type BodyOf, type visits as visitCalls } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import {
  changeBooking,
  changeStatus,
  divideStay,
  lastStepTo,
  lockBooking,
  settleBeyondPrice,
  type LockedBooking,
} from '../bookings/index.ts'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { visits } from '../db/schema/visits.ts'
import { actTime } from '../http/act-time.ts'
import type { Actor } from '../http/actor.ts'
import { now, today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { actUndoably } from '../undo/index.ts'
import { refuseUnknownCollector } from './collection.ts'
import { lockVisit, sharedWithPresentDogs, type LockedVisit } from './lock-visit.ts'

type Departure = BodyOf<typeof visitCalls.departure> & { by: Actor; request: FastifyRequest }

/**
 * Records the departure of one dog with all its bookings that have begun; those still ahead today stay booked unless given up. Where other
 * dogs of a booking are present, the booking goes on: a stay of several days is divided, and the dog that leaves pays until today.
 */
export async function handOverDog(
  tx: Tx,
  id: string,
  { version, giveUp = [], money, leftAt, undoId, by, request, ...collection }: Departure,
): Promise<void> {
  const { visit, bookings } = await lockVisit(tx, id, version)
  if (visit.status !== 'in-house') throw new Refused('step-not-allowed')
  const at = leftAt && actTime(leftAt, { field: 'leftAt', earliestDay: today() })
  if (giveUp.some((one) => !bookings.some((booking) => booking.id === one)))
    throw new Refused('breaks-a-rule', { message: bookingSentences.notInTheVisit })
  await refuseUnknownCollector(tx, [visit.dogId], collection)
  const act = money ? undefined : undoId
  for (const bookingId of giveUp)
    await changeBooking(
      { status: 'cancelled', ...(act && { undoId: act }) },
      { actor: by, owner: null, id: bookingId, tx, request },
    )
  const kept = bookings.filter((booking) => !giveUp.includes(booking.id))
  await actUndoably(tx, { id: act, actor: by }, async () => {
    await beginWhatIsDue(tx, kept, by)
    await endBookings(tx, { visit, bookings: kept }, { by, money })
    await markGone(tx, id, { ...collection, at })
  })
}

/** Begins appointments inside the visit whose hour has passed; they were done, although their beginning was not recorded. */
async function beginWhatIsDue(tx: Tx, bookings: readonly LockedBooking[], by: Actor) {
  for (const booking of bookings) {
    const isDue =
      booking.status === 'confirmed' &&
      (booking.startDay === null
        ? compareInstants(booking.startAt!, now()) <= 0
        : booking.startDay <= today())
    if (isDue) await changeStatus(tx, booking, { to: 'checked-in', by })
  }
}

async function endBookings(
  tx: Tx,
  locked: LockedVisit,
  { by, money }: Pick<Departure, 'by' | 'money'>,
): Promise<void> {
  const shared = await sharedWithPresentDogs(tx, locked)
  const present: LockedBooking[] = []
  for (const { id } of locked.bookings) {
    const booking = await lockBooking(tx, id)
    if (booking.status === 'checked-in') present.push(booking)
  }
  const ending = present.filter(({ id }) => !shared.has(id))
  const together = ending.map(({ id }) => id)
  let alongWith: string | undefined
  for (const booking of ending) {
    await changeStatus(tx, booking, { to: 'checked-out', by, alongWith, together })
    alongWith ??= (await lastStepTo(tx, booking.id, 'checked-out'))?.id
    await settleBeyondPrice(tx, booking.id, { as: money, by })
  }
  for (const booking of present)
    if (shared.has(booking.id) && booking.endDay !== null && booking.endDay > today())
      await divideStay(tx, booking, { leaving: locked.visit.dogId, by, money })
}

/** Marks a visit as gone, which the end of its bookings may have done, and stores when and who collected the dog. */
const markGone = (
  tx: Tx,
  id: string,
  {
    collectedBy = '',
    collectedReason = '',
    at = '',
  }: Pick<Departure, 'collectedBy' | 'collectedReason'> & { at: string | undefined },
) =>
  tx
    .update(visits)
    .set({
      status: 'gone',
      leftAt: at
        ? sql`greatest(${visits.arrivedAt}, ${at}::timestamptz)`
        : sql`coalesce(${visits.leftAt}, greatest(${visits.arrivedAt}, ${now()}::timestamptz))`,
      collectedBy,
      collectedReason,
      version: sql`${visits.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(visits.id, id))

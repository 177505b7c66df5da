import {
  holdsPlace,
  reversedSteps,
  uuid,
  type booking as bookingCalls,
  type AnswerOf,
  type ReversibleStatus,
} from '@rumi/contract'
import { and, eq, sql } from 'drizzle-orm'
import { bookingSentences } from '../copy/booking-sentences.ts'
import { refusalOfConstraint } from '../db/constraint-refusals.ts'
import type { Tx } from '../db/connect.ts'
import { bookingDogs, bookingEvents, bookings } from '../db/schema/bookings.ts'
import { visits } from '../db/schema/visits.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { bookingRepository } from './booking-repository.ts'
import { lastStepTo, stepsAlongWith, type BookingStep } from './booking-steps.ts'
import { lockBooking } from './capacity/capacity.ts'
import { serviceOf } from './create/load-booking-inputs.ts'
import { spendCredits } from './passes/pass-credits.ts'
import { payFromCredit } from './pay-from-credit.ts'
import { refuseAway, restorePlace } from './restore-place.ts'
import { returnedBy } from './returned-credits.ts'

type Booking = typeof bookings.$inferSelect
type Reversal = { from: ReversibleStatus; reason: string; by: Pick<Actor, 'id'> }
type Reversed = AnswerOf<typeof bookingCalls.reverse>['data']

/**
 * Reverses an entry, an exit or a no-show at any time and restores the booking's days, place, price and payments. Rejects it if the
 * place was sold meanwhile, a dog is elsewhere, or the booking has another status. Visits that a stay's no-show cancelled are restored
 * too; those whose time is taken are listed in the result.
 */
export async function reverseStep(tx: Tx, id: string, { from, reason, by }: Reversal): Promise<Reversed> {
  if (!uuid.safeParse(id).success) throw new Refused('not-found')
  const locked = await lockBooking(tx, id)
  if (locked.status !== from) throw new Refused('stale')
  const step = await lastStepTo(tx, id, from)
  if (!step || step.fromStatus !== reversedSteps[from]) throw new Refused('step-not-allowed')
  const along = await stepsAlongWith(tx, step.id)
  const inside: { visit: Booking; step: BookingStep }[] = []
  for (const one of along) {
    const visit = await lockBooking(tx, one.bookingId)
    if (visit.status === one.toStatus) inside.push({ visit, step: one })
  }
  await takeBack(tx, locked, { step, reason, by })
  const leftOut: Reversed['leftOut'] = []
  for (const { visit, step: taken } of inside) {
    try {
      await tx.transaction((savepoint) => takeBack(savepoint, visit, { step: taken, reason, by }))
    } catch (refusal) {
      if (!(refusal instanceof Refused) && !refusalOfConstraint(refusal)) throw refusal
      leftOut.push({ id: visit.id, name: (await serviceOf(tx, visit.serviceId)).name })
    }
  }
  return { serviceBooking: (await bookingRepository.find(tx, id))!, leftOut }
}

type TakenBack = Pick<Reversal, 'reason' | 'by'> & { step: BookingStep }

/** Reverses one step of a locked booking. All checks run before any write. */
async function takeBack(tx: Tx, locked: Booking, { step, reason, by }: TakenBack) {
  const { id } = locked
  const { fromStatus: to, toStatus: from } = step
  const credits = await returnedBy(tx, step)
  if (from === 'cancelled' && credits.missing > 0) throw new Refused('no-capacity')
  if (to === 'confirmed') await refuseAway(tx, locked)
  if (from === 'checked-in') await refuseDeparted(tx, id)
  const restored = holdsPlace(from)
    ? null
    : await restorePlace(tx, locked, { formerEndDay: step.formerEndDay, credits: credits.free.length })
  await tx.insert(bookingEvents).values({
    bookingId: id,
    actorId: by.id,
    fromStatus: from,
    toStatus: to!,
    note: reason,
    reverses: step.id,
  })
  const [changed] = await tx
    .update(bookings)
    .set({
      ...restored?.columns,
      status: to!,
      retainedCentavos: 0,
      // An expired hold would end the restored booking at once.
      ...(to === 'confirmed' && { depositHeldUntil: null, depositHeldCentavos: null }),
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, id))
    .returning({ version: bookings.version })
  await restored?.occupy()
  await spendCredits(tx, id, credits.free)
  if (from === 'checked-out') await payFromCredit(tx, id, { since: step.at, by: by.id })
  const { version } = changed!
  if (from === 'no-show') await enqueueEvent(tx, { kind: 'booking-noted', bookingId: id })
  else if (from === 'cancelled') await enqueueEvent(tx, { kind: 'booking-confirmed', bookingId: id, version })
  else await enqueueEvent(tx, { kind: 'booking-reversed', bookingId: id, version })
}

/** Rejects the reversal of an arrival after which a dog of the booking left: its visit took place. */
async function refuseDeparted(tx: Tx, bookingId: string) {
  const [departed] = await tx
    .select({ id: visits.id })
    .from(bookingDogs)
    .innerJoin(visits, eq(visits.id, bookingDogs.visitId))
    .where(and(eq(bookingDogs.bookingId, bookingId), eq(visits.status, 'gone')))
    .limit(1)
  if (departed) throw new Refused('step-not-allowed', { message: bookingSentences.othersHaveLeft })
}

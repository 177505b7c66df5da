import { eq, sql } from 'drizzle-orm'
import { lastStepTo, reverseStep, type LockedBooking } from '../bookings/index.ts'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { visits } from '../db/schema/visits.ts'
import type { Actor } from '../http/actor.ts'
import { Refused } from '../http/refused.ts'
import { lockVisit, sharedWithPresentDogs } from './lock-visit.ts'

type Reversal = { reason: string; by: Actor }

/** Status of a booking that is reversed with each status of a visit, and the status to which the visit returns. */
const reversed = {
  gone: { from: 'checked-out', to: 'in-house' },
  'in-house': { from: 'checked-in', to: 'expected' },
  missed: { from: 'no-show', to: 'expected' },
} as const

/**
 * Reverses the last step of a visit and of the bookings that took it. A booking that goes on for other dogs stays as it is, and dogs that
 * left together with this one stay gone. Rejects the return of a missed dog to bookings that ended with the departure of the others, and of
 * an arrival whose booking another dog has left.
 */
export async function reverseVisit(tx: Tx, id: string, { reason, by }: Reversal): Promise<void> {
  const locked = await lockVisit(tx, id)
  const { visit, bookings } = locked
  if (visit.status === 'expected') throw new Refused('step-not-allowed')
  if (visit.status === 'missed' && bookings.every(({ status }) => status === 'checked-out'))
    throw new Refused('step-not-allowed', { message: bookingSentences.endedWithOthers })
  const { from, to } = reversed[visit.status]
  const shared = visit.status === 'in-house' ? await sharedWithPresentDogs(tx, locked) : new Set<string>()
  await tx.execute(sql`select set_config('rumi.returning_visit', ${id}, true)`)
  for (const booking of bookings)
    if (booking.status === from && !shared.has(booking.id) && (await tookItFirst(tx, booking, from)))
      await explainDaysOfOthers(() => reverseStep(tx, booking.id, { from, reason, by }))
  await tx
    .update(visits)
    .set({
      status: to,
      leftAt: null,
      ...(to === 'expected' && { arrivedAt: null, readyAt: null }),
      collectedBy: '',
      collectedReason: '',
      version: sql`${visits.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(visits.id, id))
}

/** True unless the booking took the step along with another one, whose reversal includes it. */
const tookItFirst = async (
  tx: Tx,
  { id }: LockedBooking,
  step: (typeof reversed)['gone' | 'missed' | 'in-house']['from'],
) => (await lastStepTo(tx, id, step))?.alongWith === null

/** Explains what to do in place of a reversal whose days belong to another booking by now. */
async function explainDaysOfOthers(attempt: () => Promise<unknown>) {
  try {
    await attempt()
  } catch (refusal) {
    if (!(refusal instanceof Refused) || refusal.code !== 'dog-busy') throw refusal
    throw new Refused('dog-busy', { message: bookingSentences.daysOfOthers })
  }
}

import type { RecordOf, Resources } from '@rumi/contract'
import type { z } from 'zod'
import { bookingSentences } from '../copy/booking-sentences.ts'
import { notInTheStay } from '../copy/capacity-sentences.ts'
import { lockClient } from '../db/lock-client.ts'
import { requireOpen } from '../http/actor.ts'
import { today } from '../http/clock.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused } from '../http/refused.ts'
import { bookingRepository } from './booking-repository.ts'
import { changeBooking } from './change/change-booking.ts'
import { createBooking } from './create/create-booking.ts'
import { loadDogsOfOneFamily } from './create/load-booking-inputs.ts'

type Bookings = Resources['bookings']
type Booking = RecordOf<Bookings>
type Create = z.output<Bookings['create']>
type Update = z.output<Bookings['update']>
type Evaluation = NonNullable<Update['evaluations']>[number]

/** Writes an evaluation into a dog's medical records, which confirm the bookings that wait for it or cancel them. */
export type RecordEvaluation = (
  evaluation: Evaluation & { kind: 'evaluation'; appliedOn: string; undoId?: string | undefined },
  context: HandlerContext,
) => Promise<unknown>

/** Books, with the evaluations of dogs that arrive on their first day and passed it, and checks them in. */
export const createWithEvaluations =
  (record: RecordEvaluation) =>
  async (input: Create, context: HandlerContext): Promise<Booking> => {
    const { evaluations = [] } = input
    if (evaluations.length === 0) return createBooking(input, context)
    refuseOwner(context)
    if (!input.checkIn) throw new Refused('breaks-a-rule', { message: bookingSentences.evaluatedAtArrival })
    if (evaluations.some(({ result }) => result !== 'passed'))
      throw new Refused('breaks-a-rule', { message: bookingSentences.failedIsNotBooked })
    if (evaluations.some(({ rumiId }) => !input.rumiIds.includes(rumiId)))
      throw new Refused('breaks-a-rule', { message: notInTheStay })
    const [dog] = await loadDogsOfOneFamily(context.tx, input.rumiIds, null)
    if (dog) await lockClient(context.tx, dog.ownerId)
    return createBooking(input, context, (booking) => {
      const own = evaluations.filter(({ rumiId }) => booking.rumiIds.includes(rumiId))
      return recordAll(record, { evaluations: own, booking }, context)
    })
  }

/**
 * Records the evaluations of a booking's dogs and then makes the rest of the change, all under one undo id. The first dog that fails ends
 * it: its booking is cancelled with the days that follow.
 */
export const changeWithEvaluations =
  (record: RecordEvaluation) =>
  async ({ evaluations = [], ...changes }: Update, context: HandlerContext): Promise<Booking> => {
    if (evaluations.length === 0) return changeBooking(changes, context)
    refuseOwner(context)
    const { tx, id } = context
    const { clientId } = (await bookingRepository.find(tx, id))!
    await lockClient(tx, clientId)
    const booking = (await bookingRepository.find(tx, id))!
    const { version, undoId, ...rest } = changes
    if (version !== undefined && version !== booking.version) throw new Refused('stale')
    const passed = await recordAll(record, { evaluations, booking, undoId }, context)
    if (!passed) return (await bookingRepository.find(tx, id))!
    return changeBooking({ ...rest, undoId }, context)
  }

function refuseOwner({ owner, actor }: HandlerContext) {
  if (owner) throw new Refused('not-your-role')
  requireOpen(actor, 'medicalRecords')
}

type Evaluated = { evaluations: readonly Evaluation[]; booking: Booking; undoId?: string | undefined }

/** Returns whether all dogs passed; the evaluations after a failed one are not recorded. */
async function recordAll(
  record: RecordEvaluation,
  { evaluations, booking, undoId }: Evaluated,
  context: HandlerContext,
): Promise<boolean> {
  for (const evaluation of evaluations) {
    if (!booking.rumiIds.includes(evaluation.rumiId))
      throw new Refused('breaks-a-rule', { message: notInTheStay })
    const written = { ...evaluation, kind: 'evaluation' as const, appliedOn: today() }
    await record({ ...written, ...(undoId && { undoId }) }, context)
    if (evaluation.result === 'failed') return false
  }
  return true
}

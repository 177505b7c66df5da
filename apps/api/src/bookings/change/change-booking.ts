import {
  addMinutes,
  hasBegun,
  isCurrent,
  isInstant,
  mayOwnerMove,
  minutesBetween,
  type BookingStatus,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import type { z } from 'zod'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { lockClient } from '../../db/lock-client.ts'
import type { bookings } from '../../db/schema/bookings.ts'
import { now, today } from '../../http/clock.ts'
import type { Act, HandlerContext } from '../../http/mount-resource.ts'
import { requireOpen } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent } from '../../jobs/index.ts'
import { actUndoably } from '../../undo/index.ts'
import { setAgreedPrice } from './agreed-price.ts'
import { bookingRepository } from '../booking-repository.ts'
import { changeResource } from '../capacity/change-resource.ts'
import { correctDogs } from '../correct-dogs.ts'
import { confirmBooking } from './confirm-booking.ts'
import { checkRequirements } from '../check-in.ts'
import { refuseOwnersChoice } from '../create/restrict-service.ts'
import { checkOutTogether } from '../check-out-together.ts'
import { markNoShow } from './mark-no-show.ts'
import { moveStay } from './move-stay.ts'
import { isSameTime } from '../capacity/span.ts'
import { lockBooking } from '../capacity/capacity.ts'
import { changeStatus } from './change-status.ts'
import { settleBeyondPrice } from './settle-beyond-price.ts'
import { settleCancelled } from './settle-cancelled.ts'

type Bookings = Resources['bookings']
type Booking = RecordOf<Bookings>

/** Takes a booking a step further, moves it to another time or room, corrects its dogs, agrees on its price, or adds a note. */
export async function changeBooking(
  changes: z.output<Bookings['update']>,
  context: HandlerContext,
): Promise<Booking> {
  const { tx, id } = context
  const isWritten = changes.notes !== undefined || changes.identified
  const writtenOf = isWritten ? (await bookingRepository.find(tx, id))?.clientId : null
  const client = context.owner ?? writtenOf
  if (client) await lockClient(tx, client)
  const locked = await lockBooking(tx, id)
  const booking = (await bookingRepository.find(tx, id))!
  if (changes.version !== undefined && changes.version !== locked.version) throw new Refused('stale')
  const { status, start, end, resource, notes, agreedPrice } = changes
  const isStep = status !== undefined && status !== locked.status
  const wanted = wantedTime({ start, end }, booking)
  const isMove = !isSameTime(wanted, booking)
  const isElsewhere =
    resource !== undefined && resource !== booking.resource && resource !== locked.resourceId
  refuseOwnersChoice(resource, context.owner)
  const { rumiIds } = changes
  if (rumiIds && context.owner)
    throw new Refused('not-your-role', { message: bookingSentences.deskCorrectsDogs })
  const isCorrected = rumiIds !== undefined && !hasSameDogs(rumiIds, booking.rumiIds)
  const isEntry = isStep && status === 'checked-in'
  if ((changes.override && !isEntry && !isCorrected) || (changes.identified && !isEntry))
    throw new Refused('breaks-a-rule', { message: bookingSentences.waivedAtTheDoor })
  if ([isStep, isMove || isElsewhere, isCorrected, agreedPrice !== undefined].filter(Boolean).length > 1)
    throw new Refused('breaks-a-rule', {
      message: bookingSentences.oneChangeAtATime,
    })

  if (context.owner && (isMove || status === 'cancelled')) refuseBegun(booking)
  if (context.owner && isMove && !mayOwnerMove(booking)) throw new Refused('price-agreed')
  if (notes !== undefined && notes !== locked.notes) {
    if (context.owner && !isCurrent(booking, today()))
      throw new Refused('too-late-to-change', { message: bookingSentences.notedTooLate })
    await bookingRepository.update(tx, id, { notes })
    await enqueueEvent(tx, { kind: 'booking-noted', bookingId: id })
  }
  const { money } = changes
  if (agreedPrice) return setAgreedPrice(tx, locked, { ...agreedPrice, money }, context.actor)
  if (isCorrected) {
    const { reason, override } = changes
    return correctDogs(context, { booking, held: locked }, { rumiIds, reason, override, money })
  }
  if (isMove)
    return moveStay(
      context,
      { booking, held: locked },
      { ...wanted, resource, without: changes.withoutAddOns ?? [], money },
    )
  if (isElsewhere) return changeResource(context, { booking, held: locked }, resource)
  if (!isStep) return (await bookingRepository.find(tx, id))!
  // Money that moved is not taken back by a press: it is returned or received again.
  const act = context.owner || money ? undefined : changes.undoId
  const changed = await actUndoably(tx, { id: act, actor: context.actor }, () =>
    takeStep(tx, locked, {
      status,
      override: changes.override,
      identified: changes.identified,
      by: context.actor,
    }),
  )
  if (status === 'cancelled' && money && !context.owner) requireOpen(context.actor, 'payments')
  if (status === 'cancelled' && money) await settleCancelled(tx, id, { as: money, by: context.actor })
  if (status === 'checked-out') await settleBeyondPrice(tx, id, { as: money, by: context.actor })
  return changed
}

type Step = Pick<z.output<Bookings['update']>, 'override' | 'identified'> & {
  status: BookingStatus
  by: HandlerContext['actor']
}

async function takeStep(
  tx: Tx,
  locked: typeof bookings.$inferSelect,
  { status, override, identified, by }: Step,
): Promise<Booking> {
  if (status === 'confirmed') return confirmBooking(tx, locked, by)
  if (status === 'no-show') return markNoShow(tx, locked, by)
  if (status === 'checked-out') return checkOutTogether(tx, locked, by)
  const changed = await changeStatus(tx, locked, { to: status, by })
  if (status === 'checked-in') await checkRequirements(tx, locked, { override, identified, by })
  return changed
}

/** An omitted day of a stay stays the same. A visit with only a start keeps its duration. */
function wantedTime(
  { start, end }: Pick<z.output<Bookings['update']>, 'start' | 'end'>,
  booking: Pick<Booking, 'start' | 'end'>,
) {
  const { start: former, end: formerEnd } = booking
  if (start === undefined || end !== undefined || !isInstant(start) || !isInstant(former))
    return { start: start ?? former, end: end ?? formerEnd }
  return { start, end: addMinutes(start, minutesBetween(former, formerEnd)) }
}

/** `DELETE` cancels; the booking stays in the history. */
export async function cancelBooking({ actor, owner, tx, id }: Act) {
  const locked = await lockBooking(tx, id)
  if (locked.status === 'cancelled') return
  if (owner) refuseBegun((await bookingRepository.find(tx, id))!)
  await changeStatus(tx, locked, { to: 'cancelled', by: actor })
}

/** An owner's booking that is still expected but whose time has begun is changed at the desk alone. */
function refuseBegun({ status, start }: Pick<Booking, 'status' | 'start'>) {
  const isExpected = status === 'pending' || status === 'confirmed'
  if (isExpected && hasBegun(start, now())) throw new Refused('too-late-to-change')
}

const hasSameDogs = (rumiIds: readonly string[], former: readonly string[]) =>
  rumiIds.length === former.length && rumiIds.every((one) => former.includes(one))

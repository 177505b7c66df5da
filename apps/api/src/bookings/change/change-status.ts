import {
  formatDay,
  bookingCan,
  holdsPlace,
  isAnothersStep,
  isPricedByAgreement,
  stepOpensOn,
  type BookingStatus,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import type { Tx } from '../../db/connect.ts'
import { bookingEvents, type bookings } from '../../db/schema/bookings.ts'
import { today } from '../../http/clock.ts'
import type { Actor } from '../../http/actor.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent, type BookingEventKind } from '../../jobs/index.ts'
import { settleOffer } from '../waiting/answer-offer.ts'
import { bookingRepository } from '../booking-repository.ts'
import { checkOut } from './check-out.ts'
import { returnCredits } from '../passes/pass-credits.ts'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import { notBefore, deskStep } from '../../copy/capacity-sentences.ts'
import { releaseCapacity } from '../capacity/capacity.ts'
import { soldTermsOf } from '../sold-terms.ts'
import { retainByTerms } from './settle-cancelled.ts'

const announced = {
  pending: 'booking-requested',
  confirmed: 'booking-confirmed',
  'checked-in': 'booking-checked-in',
  'checked-out': 'booking-checked-out',
  cancelled: 'booking-cancelled',
  'no-show': 'booking-marked-no-show',
} as const satisfies Record<BookingStatus, BookingEventKind>

type Step = {
  to: BookingStatus
  by: Pick<Actor, 'id' | 'role'>
  /** All bookings that take it in one act. */
  together?: string[]
  /** Note in its history. */
  note?: string
  /** True if the cancellation charges at most the paid amount. */
  withinPaid?: boolean
  /** Event of the stay with which it is taken. */
  alongWith?: string | undefined
  /** Reason for its mail. */
  because?: 'evaluation-failed'
  /** True if nobody is notified. */
  isSilent?: true
  /** Books the days that a departure frees for the dogs that stay. */
  continueStay?: () => Promise<void>
}

/**
 * Advances a locked booking. A cancellation frees the place and returns pass credits; a no-show frees the place
 * only; an early departure frees the remaining nights or days.
 */
export async function changeStatus(
  tx: Tx,
  locked: typeof bookings.$inferSelect,
  { to, by, together, note, because, alongWith, withinPaid = false, isSilent, continueStay }: Step,
): Promise<RecordOf<Resources['bookings']>> {
  const { id, status: from } = locked
  if (isAnothersStep(by.role, to)) throw new Refused('not-your-role', { message: deskStep })
  if (!bookingCan(by.role, from, to)) throw new Refused('step-not-allowed')
  refuseBeforeItsDay(locked, to)
  if (to === 'confirmed') refuseWaiting(locked)
  if (to === 'confirmed' && !(await isPriced(tx, locked))) throw new Refused('no-price-yet')
  const formerEndDay = to === 'checked-out' ? await checkOut(tx, locked) : null
  await continueStay?.()
  if (to !== 'checked-out' && !holdsPlace(to)) await releaseCapacity(tx, id)
  if (to === 'cancelled') await returnCredits(tx, id)
  if (from === 'pending') await settleOffer(tx, id, to === 'cancelled' ? 'declined' : 'accepted')
  const changed = (await bookingRepository.update(tx, id, { status: to }))!
  if (to === 'cancelled' && !because) await retainByTerms(tx, locked, { withinPaid })
  await tx.insert(bookingEvents).values({
    bookingId: id,
    actorId: by.id,
    fromStatus: from,
    toStatus: to,
    formerEndDay,
    alongWith: alongWith ?? null,
    ...(note && { note }),
  })
  if (isSilent) return changed
  await enqueueEvent(tx, {
    kind: announced[to],
    bookingId: id,
    version: changed.version,
    ...(together && { together }),
    ...(because && { because }),
  })
  return changed
}

/** A visit is begun, or missed, from its first day on (decision 40). */
function refuseBeforeItsDay({ status, startDay, startAt }: typeof bookings.$inferSelect, to: BookingStatus) {
  const opensOn = stepOpensOn({ status, start: (startDay ?? startAt)! }, to)
  if (opensOn !== null && opensOn > today())
    throw new Refused('before-its-day', { message: notBefore(formatDay(opensOn, today())) })
}

/** Rejects manual confirmation of a booking that waits for medical records or an evaluation. */
export function refuseWaiting({ awaits }: Pick<typeof bookings.$inferSelect, 'awaits'>) {
  if (awaits.includes('papers'))
    throw new Refused('breaks-a-rule', { message: bookingSentences.awaitsMedicalRecords })
  if (awaits.length > 0) throw new Refused('breaks-a-rule', { message: bookingSentences.awaitsEvaluation })
}

/** True if a booking has a price. An event is confirmed only after one was agreed (decision 23). */
export async function isPriced(
  tx: Tx,
  {
    id,
    totalCentavos,
    agreedCentavos = null,
  }: { id: string; totalCentavos: number; agreedCentavos?: number | null },
) {
  if (totalCentavos > 0 || agreedCentavos !== null) return true
  const { serviceType } = await soldTermsOf(tx, id)
  return !isPricedByAgreement(serviceType)
}

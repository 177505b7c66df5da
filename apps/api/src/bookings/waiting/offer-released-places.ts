import { awaitsOf, offerEnds, type DogEligibility, type RefusalCode } from '@rumi/contract'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Db } from '../../db/connect.ts'
import { refusalOfConstraint } from '../../db/constraint-refusals.ts'
import { lockClient } from '../../db/lock-client.ts'
import { waitingList } from '../../db/schema/waiting-list.ts'
import { now, today } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent, type EventHandlers } from '../../jobs/index.ts'
import { keepAwaits } from '../booking-awaits.ts'
import { loadRequestedVisit } from '../create/create-booking.ts'
import { insertBooking } from '../create/insert-booking.ts'
import { checkEligibility, papersHeldByTelephone, refuseIneligible } from '../create/check-eligibility.ts'
import { refuseBeyondLimits } from '../create/refuse-beyond-limits.ts'

/** Maximum entries tried after one release. */
const mostOffersTried = 500

/** Offers a released place to the first fitting entry of the waiting list. */
export function releasedPlaceHandlers(db: Db): EventHandlers {
  const offer = () => offerReleasedPlaces(db)
  return {
    'booking-cancelled': offer,
    'booking-expired': offer,
    'booking-moved': offer,
    'booking-marked-no-show': offer,
    'booking-checked-out': offer,
    'waiting-offer-ended': offer,
    'schedule-changed': offer,
  }
}

/**
 * Goes down the list in the order of waiting and keeps what is free for whom it fits. Doing it twice offers nothing
 * twice: each entry is locked, and only one that still waits is offered a place.
 */
export async function offerReleasedPlaces(db: Db) {
  const waiting = await db
    .select({ id: waitingList.id, clientId: waitingList.clientId })
    .from(waitingList)
    .where(and(eq(waitingList.status, 'waiting'), gte(waitingList.firstDay, today())))
    .orderBy(asc(waitingList.createdAt), asc(waitingList.id))
    .limit(mostOffersTried)
  for (const entry of waiting) await offerTo(db, entry)
}

/** Medical records of dogs that were written down on the telephone may follow the offer. */
const mayFollow = (
  visit: Awaited<ReturnType<typeof loadRequestedVisit>>,
  eligibility: readonly DogEligibility[],
) => visit.dogs.some(({ provisional }) => provisional) && papersHeldByTelephone(visit, eligibility) !== null

const passedOver: readonly RefusalCode[] = ['no-capacity', 'dog-busy', 'not-found']

async function offerTo(db: Db, { id, clientId }: { id: string; clientId: string }) {
  try {
    await db.transaction(async (tx) => {
      await lockClient(tx, clientId)
      const [entry] = await tx
        .select()
        .from(waitingList)
        .where(and(eq(waitingList.id, id), eq(waitingList.status, 'waiting')))
        .for('update', { skipLocked: true })
      if (!entry) return
      const visit = await loadRequestedVisit(tx, entry, entry.clientId)
      const eligibility = checkEligibility(visit)
      const papersFollow = mayFollow(visit, eligibility)
      if (!papersFollow) refuseIneligible(eligibility, entry.rumiIds)
      await refuseBeyondLimits(tx, { ...visit, clientId })
      const { id: bookingId, version } = await insertBooking(tx, {
        ...visit,
        terms: visit.calendar.terms,
        by: null,
        forStaff: false,
      })
      if (papersFollow || awaitsOf(eligibility).length > 0) await keepAwaits(tx, bookingId)
      await tx
        .update(waitingList)
        .set({
          status: 'offered',
          offeredUntil: offerEnds(
            { serviceType: visit.service.serviceType, start: entry.start },
            now(),
            visit.calendar.terms,
          ),
          bookingId,
          updatedAt: now(),
        })
        .where(eq(waitingList.id, id))
      await enqueueEvent(tx, { kind: 'place-offered', waitingId: id, bookingId, version })
    })
  } catch (failure) {
    // It does not fit this entry: still full, a dog elsewhere, an expired medical record, a limit, or a
    // closed account. Try the next.
    if (failure instanceof Refused) return
    const refusal = refusalOfConstraint(failure)
    if (!refusal || !passedOver.includes(refusal)) throw failure
  }
}

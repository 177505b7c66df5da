import { awaitsOf, offerEnds, type DogEligibility, type RefusalCode } from '@rumi/contract'
import { and, asc, eq, gte } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { refusalOfConstraint } from '../../db/constraint-refusals.ts'
import { lockClient } from '../../db/lock-client.ts'
import { waitingList } from '../../db/schema/waiting-list.ts'
import { now, today } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { enqueueEvent, type EventHandlers } from '../../jobs/index.ts'
import { keepAwaits } from '../booking-awaits.ts'
import { lockDogs } from '../capacity/lock-free-dogs.ts'
import { loadRequestedVisit, loadVisitsSideBySide } from '../create/create-booking.ts'
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
    .select({
      id: waitingList.id,
      clientId: waitingList.clientId,
      sideBySideId: waitingList.sideBySideId,
    })
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

type Waiting = Pick<typeof waitingList.$inferSelect, 'id' | 'clientId' | 'sideBySideId'>

/** Offers an entry its place, or all entries that wait side by side theirs, or nothing. */
async function offerTo(db: Db, { id, clientId, sideBySideId }: Waiting) {
  try {
    await db.transaction(async (tx) => {
      await lockClient(tx, clientId)
      const isOne = sideBySideId ? eq(waitingList.sideBySideId, sideBySideId) : eq(waitingList.id, id)
      const entries = await tx
        .select()
        .from(waitingList)
        .where(and(isOne, eq(waitingList.status, 'waiting')))
        .orderBy(asc(waitingList.id))
        .for('update', { skipLocked: true })
      if (entries.length === 0) return
      const dogIds = entries.flatMap(({ rumiIds }) => rumiIds).toSorted()
      for (const waiting of await loadWaitingVisits(tx, entries)) await insertOffer(tx, waiting, dogIds)
    })
  } catch (failure) {
    // It does not fit this entry: still full, a dog elsewhere, an expired medical record, a limit, or a
    // closed account. Try the next.
    if (failure instanceof Refused) return
    const refusal = refusalOfConstraint(failure)
    if (!refusal || !passedOver.includes(refusal)) throw failure
  }
}

type Entry = typeof waitingList.$inferSelect
type WaitingVisit = { entry: Entry; visit: Awaited<ReturnType<typeof loadRequestedVisit>> }

/** Loads the visit of each entry. Those of dogs side by side come in the order in which they choose their groomers. */
async function loadWaitingVisits(tx: Tx, entries: readonly Entry[]): Promise<WaitingVisit[]> {
  const { serviceId, start, clientId, sideBySideId } = entries[0]!
  if (sideBySideId === null)
    return Promise.all(
      entries.map(async (entry) => ({ entry, visit: await loadRequestedVisit(tx, entry, clientId) })),
    )
  const rumiIds = entries.flatMap((entry) => entry.rumiIds)
  const visits = await loadVisitsSideBySide(tx, { serviceId, rumiIds, start }, clientId)
  return visits.map((visit) => ({
    entry: entries.find((entry) => entry.rumiIds.includes(visit.dogs[0].id))!,
    visit,
  }))
}

/** Holds the place of an entry with a booking and announces the offer. `dogIds` are locked before any place is. */
async function insertOffer(tx: Tx, { entry, visit }: WaitingVisit, dogIds: readonly string[]) {
  const { id, clientId, start } = entry
  const { serviceType } = visit.service
  const { terms } = visit.calendar
  const eligibility = checkEligibility(visit)
  const papersFollow = mayFollow(visit, eligibility)
  if (!papersFollow) refuseIneligible(eligibility, entry.rumiIds)
  await refuseBeyondLimits(tx, { ...visit, clientId })
  const { id: bookingId, version } = await insertBooking(tx, {
    ...visit,
    terms,
    by: null,
    forStaff: false,
    async refuseFirst() {
      await lockDogs(tx, dogIds)
    },
  })
  if (papersFollow || awaitsOf(eligibility).length > 0) await keepAwaits(tx, bookingId)
  const offeredUntil = offerEnds({ serviceType, start }, now(), terms)
  await tx
    .update(waitingList)
    .set({ status: 'offered', offeredUntil, bookingId, updatedAt: now() })
    .where(eq(waitingList.id, id))
  await enqueueEvent(tx, { kind: 'place-offered', waitingId: id, bookingId, version })
}

import { beyondFirstVisitShare, beyondHeldLimits, clientLimits } from '@rumi/contract'
import type { Tx } from '../../db/connect.ts'
import { isBeforeFirstVisit } from '../../first-visits/index.ts'
import { lockClient } from '../../db/lock-client.ts'
import { Refused } from '../../http/refused.ts'
import { sharesOfDays, sharesOfPlaces, type WantedVisit } from '../capacity/first-visit-shares.ts'
import { upcomingTotals, withOneMore } from '../upcoming-totals.ts'
import type { Service } from './load-booking-inputs.ts'

/**
 * Rejects a booking above the client's limits, and before the first visit above the share of a day. Called on
 * every path to a place: booking, moving, extending and offers.
 */
export async function refuseBeyondLimits(tx: Tx, wanted: WantedVisit) {
  const { clientId, except } = wanted
  await lockClient(tx, clientId)
  const others = await upcomingTotals(tx, clientId, except)
  const before = except === undefined ? others : await upcomingTotals(tx, clientId)
  const isNew = await isBeforeFirstVisit(tx, clientId)
  const beyond = beyondHeldLimits(before, withOneMore(others, wanted), clientLimits)
  if (beyond) throw new Refused(beyond)
  if (!isNew) return
  const shares = await sharesOfDays(tx, wanted)
  if (shares.some((share) => beyondFirstVisitShare(share, clientLimits)))
    throw new Refused('first-visit-limit')
}

type WantedDays = Pick<WantedVisit, 'clientId' | 'dogs'> & { service: Service; days: readonly string[] }

/** Batch form for many guardería days. Returns the refusal of each day, counting earlier days. */
export async function daysBeyondLimits(
  tx: Tx,
  { clientId, service, dogs, days }: WantedDays,
): Promise<Map<string, Refused>> {
  const refusals = new Map<string, Refused>()
  await lockClient(tx, clientId)
  let held = await upcomingTotals(tx, clientId)
  for (const day of days) {
    const span = { kind: 'days', startDay: day, endDay: day } as const
    const after = withOneMore(held, { service, span, dogs })
    const beyond = beyondHeldLimits(held, after, clientLimits)
    if (beyond) refusals.set(day, new Refused(beyond))
    else held = after
  }
  if (!service.pool || !(await isBeforeFirstVisit(tx, clientId))) return refusals
  const shares = await sharesOfPlaces(tx, { clientId, dogs, pool: service.pool, days })
  for (const [place, day] of days.entries()) {
    const share = shares[place]
    if (share && beyondFirstVisitShare(share, clientLimits) && !refusals.has(day))
      refusals.set(day, new Refused('first-visit-limit'))
  }
  return refusals
}

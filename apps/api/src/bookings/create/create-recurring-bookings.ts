import { awaitsOf, type AnswerOf, type booking } from '@rumi/contract'
import type { z } from 'zod'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { confirmOrAnnounce } from './confirm-or-announce.ts'
import { bookAddOns, refuseAnotherTotal } from './create-booking.ts'
import { holdForPapers, keepAwaits } from '../booking-awaits.ts'
import { bookingRepository } from '../booking-repository.ts'
import { insertRecurringBookings } from './insert-recurring-bookings.ts'
import { holdDogsForDays } from '../capacity/lock-free-dogs.ts'
import { eligibilityOf, papersHeldUntilOf, refuseIneligible } from './check-eligibility.ts'
import { refuseDeskOnly, onlyDayCare } from './restrict-service.ts'
import { fullDays } from '../capacity/counted-places.ts'
import { daysBeyondLimits } from './refuse-beyond-limits.ts'
import { spanOf } from '../capacity/span.ts'
import { loadBookingInputs } from './load-booking-inputs.ts'

type Recurring = typeof booking.recurring

/**
 * Books several guardería days, each as a separate booking: all or none. A refusal lists the state of every
 * day. Everything is read once and written together, because the embedded database serves one request at a
 * time.
 */
export async function createRecurringBookings(
  {
    days,
    addOns,
    serviceId,
    rumiIds,
    passId,
    notes,
    papersLater,
    expectedTotalCentavos,
  }: z.output<Recurring['body']>,
  { actor, owner, tx }: Pick<HandlerContext, 'actor' | 'owner' | 'tx'>,
): Promise<AnswerOf<Recurring>['data']['serviceBookings']> {
  const inputs = await loadBookingInputs(tx, { serviceId, rumiIds, owner })
  const { dogs, calendar } = inputs
  const service = onlyDayCare(inputs.service)
  refuseDeskOnly(service, owner)
  const ordered = days.toSorted()
  const refusals = new Map<string, Refused>()
  const standing = () => ordered.filter((day) => !refusals.has(day))

  const eligibleOn = eligibilityOf(inputs)
  const byDesk = owner === null
  const heldUntil = new Map<string, string>()
  for (const day of ordered) {
    const refusal = refusalOf(() => {
      const span = spanOf(service, { start: day, end: day }, dogs, { waiveNotice: byDesk, calendar })
      const eligibility = eligibleOn(span)
      const until = papersLater
        ? papersHeldUntilOf({ service, span, calendar }, eligibility, { byDesk })
        : null
      if (until) heldUntil.set(day, until)
      else refuseIneligible(eligibility, rumiIds)
    })
    if (refusal) refusals.set(day, refusal)
  }
  if (owner) {
    const beyond = await daysBeyondLimits(tx, { clientId: owner, service, dogs, days: standing() })
    for (const [day, refusal] of beyond) refusals.set(day, refusal)
  }
  const busy = await holdDogsForDays(tx, { service, dogs, calendar, days: standing() })
  for (const [day, refusal] of busy) refusals.set(day, refusal)
  if (service.pool) {
    const full = await fullDays(tx, { pool: service.pool, days: standing(), dogs: dogs.length })
    for (const [day, refusal] of full) refusals.set(day, refusal)
  }
  refuseDays(ordered, refusals)

  const ids = await insertRecurringBookings(tx, {
    service,
    dogs,
    days: ordered,
    calendar,
    notes,
    passId,
    terms: calendar.terms,
    by: actor.id,
  })
  for (const [day, until] of heldUntil)
    await holdForPapers(tx, [ids[ordered.indexOf(day)]!], { heldUntil: until, byDesk })
  const waiting = ordered.flatMap((day, at) =>
    heldUntil.has(day) || awaitsOf(eligibleOn({ kind: 'days', startDay: day, endDay: day })).length > 0
      ? [ids[at]!]
      : [],
  )
  for (const id of waiting) await keepAwaits(tx, id)
  const { items } = await bookingRepository.list(tx, { limit: ids.length, filters: { ids } })
  const booked = items.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
  const added = await bookAddOns({ addOns, papersLater }, booked, { actor, owner, tx })
  refuseAnotherTotal([...booked, ...added], { expectedTotalCentavos })
  const announced = await confirmOrAnnounce([...booked, ...added], { actor, owner, tx })
  return announced.slice(0, booked.length)
}

function refusalOf(attempt: () => void): Refused | undefined {
  try {
    attempt()
  } catch (refusal) {
    if (refusal instanceof Refused) return refusal
    throw refusal
  }
}

/** Refuses the series for its first unavailable day and reports the state of each day. */
function refuseDays(days: readonly string[], refusals: ReadonlyMap<string, Refused>) {
  const first = days.map((day) => refusals.get(day)).find((refusal) => refusal !== undefined)
  if (!first) return
  const answers = days.map((date) => {
    const refusal = refusals.get(date)
    return refusal ? { date, ok: false, code: refusal.code, message: refusal.message } : { date, ok: true }
  })
  throw new Refused(first.code, {
    message: first.message,
    details: { ...first.particulars.details, days: answers },
  })
}

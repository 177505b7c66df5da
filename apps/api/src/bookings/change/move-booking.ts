import {
  chargedOf,
  isShownAtArrival,
  lateMoveOf,
  paidCentavosOf,
  percentOf,
  quoteBooking,
  ratesToKeep,
  type MoneyChoice,
  type RecordOf,
  type Resources,
} from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { bookings } from '../../db/schema/bookings.ts'
import { now } from '../../http/clock.ts'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import { rowsAbout } from '../../payments/index.ts'
import { keepAwaits } from '../booking-awaits.ts'
import { timeColumns } from '../create/insert-booking.ts'
import { mayWaive, stillStanding } from '../create/eligibility-overrides.ts'
import { resourceNamed } from '../capacity/assign-resource.ts'
import { lockFreeDogs } from '../capacity/lock-free-dogs.ts'
import { checkEligibility, refuseIneligible } from '../create/check-eligibility.ts'
import { refuseBeyondLimits } from '../create/refuse-beyond-limits.ts'
import { lockCreditsFor, returnCredits, spendCredits } from '../passes/pass-credits.ts'
import { settleBeyondPrice } from './settle-beyond-price.ts'
import { soldTermsOf } from '../sold-terms.ts'
import { spanFromToday, spanOf } from '../capacity/span.ts'
import { releaseCapacity, lockForMove, chooseResource, reserveCapacity } from '../capacity/capacity.ts'
import { withDiscounts } from './give-discount.ts'
import { recordMove } from './record-move.ts'
import { asSold, loadBookingInputs, serviceOf } from '../create/load-booking-inputs.ts'

type Booking = RecordOf<Resources['bookings']>
type Change = {
  start: string
  end: string
  resource?: string | undefined
  /** All bookings that move in one act. */
  together?: string[] | undefined
  /** Choice for money above the new price. */
  money?: MoneyChoice | undefined
}

/**
 * Moves an upcoming booking to another time at that time's price. An owner's late move keeps the cancellation
 * cost. For dogs already present, staff may move the end at the original price. One transaction: if the new
 * place is not available, the old one remains. It keeps its room if free, unless staff chose another.
 */
export async function moveBooking(
  { actor, owner, tx, id }: HandlerContext,
  { booking, held }: { booking: Booking; held: typeof bookings.$inferSelect },
  { start, end, resource, together, money }: Change,
): Promise<Booking> {
  const requested = { serviceId: booking.serviceId, rumiIds: booking.rumiIds, owner: booking.clientId }
  const inputs = await loadBookingInputs(tx, requested, serviceOf)
  const { service: offered, dogs, calendar, medicalRecords } = inputs
  const isInHouse = booking.status === 'checked-in' && owner === null && start === booking.start
  if (booking.status !== 'pending' && booking.status !== 'confirmed' && !isInHouse)
    throw new Refused('step-not-allowed')
  const service = isInHouse ? asSold(offered, { ...booking, soldRates: held.soldRates }) : offered
  const span = isInHouse
    ? spanFromToday(service, { start, end }, dogs, calendar)
    : spanOf(service, { start, end }, dogs, { waiveNotice: owner === null, calendar, before: booking })
  const eligibility = checkEligibility({ service, span, dogs, calendar, medicalRecords })
  const standing = mayWaive(actor) || isInHouse ? await stillStanding(tx, id, eligibility) : eligibility
  const isPending = booking.status === 'pending'
  // What is confirmed waits for nothing, and so it is not moved to days for which a medical record is still to be looked at.
  const certain = isPending
    ? standing
    : standing.map((dog) => ({
        ...dog,
        ok: dog.reasons.every(({ code }) => isShownAtArrival(code)),
      }))
  if (!isWithin({ start, end }, booking)) refuseIneligible(certain, booking.rumiIds)

  if (owner) await refuseBeyondLimits(tx, { service, span, dogs, calendar, clientId: owner, except: id })
  await lockFreeDogs(tx, { service, span, dogs, calendar, except: id })
  const credits = await lockCreditsFor(tx, { service, span, dogs, returning: id })
  const { agreedCentavos } = booking
  const { terms, ...sold } = await soldTermsOf(tx, id)
  const late = owner ? lateMoveOf({ ...sold, start: booking.start }, now(), terms) : movedByBusiness
  const booked = { service, dogs, start, end, passUnits: credits.length, agreedCentavos }
  const price = await withDiscounts(tx, id, quoteBooking(booked, terms), terms)
  const { lines, totalCentavos, discountCentavos } = price
  if (late?.keepPercent) await refuseLess(tx, { booking, keepPercent: late.keepPercent, totalCentavos })
  await lockForMove(tx, { bookingId: id, service, span })
  await releaseCapacity(tx, id)
  const resourceId = await chooseResource(
    tx,
    { service, span, dogs },
    {
      except: id,
      prefer: held.resourceId,
      only: resource && (await resourceNamed(tx, service.takes, resource)),
      forStaff: owner === null,
    },
  )
  await tx
    .update(bookings)
    .set({
      ...timeColumns(service, span),
      resourceId,
      lines,
      totalCentavos,
      discountCentavos,
      ...(isInHouse ? {} : { soldRates: ratesToKeep(service, dogs) }),
      ...(late && { lateFreeUntil: late.freeUntil, lateKeepPercent: late.keepPercent }),
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, id))
  await reserveCapacity(tx, { bookingId: id, service, span, dogs, calendar })
  await returnCredits(tx, id)
  await spendCredits(tx, id, credits)
  if (isPending) await keepAwaits(tx, id)
  const moved = await recordMove(tx, booking, actor, together)
  await settleBeyondPrice(tx, id, { as: money, by: actor })
  return moved
}

type Lowered = { booking: Booking; keepPercent: number; totalCentavos: number }

/**
 * Rejects a cheaper move by the owner after free cancellation has ended, because it would lower the
 * cancellation cost.
 */
async function refuseLess(tx: Tx, { booking, keepPercent, totalCentavos }: Lowered) {
  if (totalCentavos >= booking.totalCentavos) return
  const paidCentavos = paidCentavosOf(await rowsAbout(tx, { bookingId: booking.id }))
  const retainedOf = (centavos: number) =>
    chargedOf({ keptCentavos: percentOf(centavos, keepPercent) }, booking.status, paidCentavos).keptCentavos
  if (retainedOf(totalCentavos) < retainedOf(booking.totalCentavos))
    throw new Refused('too-late-to-change', { message: bookingSentences.lowersRetained })
}

/** After a move by the business, cancellation depends on the new days alone. */
const movedByBusiness = { freeUntil: null, keepPercent: null }

/** Days that a booking already has: its medical records were looked at for all of them. */
const isWithin = (wanted: Pick<Booking, 'start' | 'end'>, { start, end }: Booking) =>
  start <= wanted.start && wanted.end <= end

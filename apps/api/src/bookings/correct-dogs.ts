import {
  addMinutes,
  awaitOf,
  formatNames,
  holdsPlace,
  isPricedByAgreement,
  isShownAtArrival,
  quoteBooking,
  ratesToKeep,
  rateFor,
  visitMinutes,
  type DogEligibility,
  type RecordOf,
  type Resources,
  type SoldRates,
} from '@rumi/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { bookingSentences } from '../copy/booking-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { bookingDogs, bookingEvents, bookings } from '../db/schema/bookings.ts'
import { groomingCards } from '../db/schema/grooming-cards.ts'
import { reportCards } from '../db/schema/report-cards.ts'
import type { HandlerContext } from '../http/mount-resource.ts'
import { Refused, refusedField } from '../http/refused.ts'
import { enqueueEvent } from '../jobs/index.ts'
import { addOnBookingsOf } from '../schedule/index.ts'
import { keepAwaits } from './booking-awaits.ts'
import { bookingRepository } from './booking-repository.ts'
import { chooseResource, lockForMove, releaseCapacity, reserveCapacity } from './capacity/capacity.ts'
import { checkEligibility } from './create/check-eligibility.ts'
import { insertOverrides, overridesBy } from './create/eligibility-overrides.ts'
import { withDiscounts } from './change/give-discount.ts'
import { timeColumns } from './create/insert-booking.ts'
import {
  asSold,
  loadBookingInputs,
  loadDogsOfOneFamily,
  serviceOf,
  type BookedDog,
  type Service,
} from './create/load-booking-inputs.ts'
import { lockFreeDogs } from './capacity/lock-free-dogs.ts'
import { lockCreditsFor, returnCredits, spendCredits } from './passes/pass-credits.ts'
import { settleBeyondPrice } from './change/settle-beyond-price.ts'
import { termsOfBooking } from './sold-terms.ts'
import { daysOf, spanHeld, type Span } from './capacity/span.ts'

type Booking = RecordOf<Resources['bookings']>
type Held = typeof bookings.$inferSelect
type Correction = Pick<z.output<Resources['bookings']['update']>, 'reason' | 'override' | 'money'> & {
  rumiIds: readonly string[]
}

/**
 * Corrects the dogs of a booking until they leave, within one owner. Added dogs need their medical records. Place,
 * length and price follow under the terms of sale, and money above the new price is settled. The room stays if it fits.
 */
export async function correctDogs(
  { actor, tx, id }: HandlerContext,
  { booking, held }: { booking: Booking; held: Held },
  { rumiIds, reason, override, money }: Correction,
): Promise<Booking> {
  const { status, serviceId, clientId } = booking
  if (!holdsPlace(status)) throw new Refused('step-not-allowed')
  if (status === 'checked-in' && reason === undefined)
    throw refusedField('reason', bookingSentences.correctionReason)
  const request = { serviceId, rumiIds, owner: clientId }
  const { dogs, calendar, medicalRecords, ...inputs } = await loadBookingInputs(tx, request, serviceOf)
  const offered = { ...inputs.service, serviceType: held.serviceType }
  const service = withRatesFor(asSold(offered, { ...booking, soldRates: held.soldRates }), dogs)
  const span = spanFor(service, spanHeld(held), dogs)
  const added = rumiIds.filter((one) => !booking.rumiIds.includes(one))
  const removed = booking.rumiIds.filter((one) => !rumiIds.includes(one))
  await refuseLeftBehind(tx, booking, removed)
  const standing = checkEligibility({ service, span, dogs, calendar, medicalRecords })
    .filter((dog) => added.includes(dog.rumiId))
    .map((dog) => ({ ...dog, ok: mayJoin(dog, status) }))
  const overrides = overridesBy(actor, override, standing, rumiIds)

  await lockFreeDogs(tx, { service, span, dogs, calendar, except: id })
  const credits = await lockCreditsFor(tx, { service, span, dogs, returning: id })
  const terms = await termsOfBooking(tx, id)
  const { agreedCentavos } = booking
  const booked = { service, dogs, ...daysOf(span), passUnits: credits.length, agreedCentavos }
  const price = await withDiscounts(tx, id, quoteBooking(booked, terms), terms)
  const { lines, totalCentavos, discountCentavos } = price
  await lockForMove(tx, { bookingId: id, service, span })
  await releaseCapacity(tx, id)
  const wish = { except: id, prefer: held.resourceId, forStaff: true }
  const resourceId = await chooseResource(tx, { service, span, dogs }, wish)
  // A room is checked against its booking's dogs: remove first, add last.
  if (removed.length > 0)
    await tx
      .delete(bookingDogs)
      .where(and(eq(bookingDogs.bookingId, id), inArray(bookingDogs.dogId, removed)))
  await tx
    .update(bookings)
    .set({
      ...timeColumns(service, span),
      resourceId,
      lines,
      totalCentavos,
      discountCentavos,
      soldRates: ratesToKeep(service, dogs),
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(bookings.id, id))
  if (added.length > 0)
    await tx.insert(bookingDogs).values(added.map((dogId) => ({ bookingId: id, dogId, ownerId: clientId })))
  await reserveCapacity(tx, { bookingId: id, service, span, dogs, calendar })
  await insertOverrides(tx, id, overrides)
  await returnCredits(tx, id)
  await spendCredits(tx, id, credits)
  if (status === 'pending') await keepAwaits(tx, id)
  const before = await loadDogsOfOneFamily(tx, booking.rumiIds, clientId)
  const note = bookingSentences.dogsCorrected(formatNames(before), formatNames(dogs), reason)
  await tx.insert(bookingEvents).values({
    bookingId: id,
    actorId: actor.id,
    fromStatus: status,
    toStatus: status,
    note,
  })
  await settleBeyondPrice(tx, id, { as: money, by: actor })
  const corrected = (await bookingRepository.find(tx, id))!
  await enqueueEvent(tx, { kind: 'booking-dogs-corrected', bookingId: id, version: corrected.version })
  return corrected
}

/**
 * True if a dog may join: pending bookings wait as usual, confirmed ones permit no pending check, and for a
 * dog on site the arrival rules apply.
 */
const mayJoin = ({ ok, reasons }: DogEligibility, status: Booking['status']) => {
  if (status === 'pending') return ok
  const passes =
    status === 'confirmed'
      ? isShownAtArrival
      : (code: Parameters<typeof awaitOf>[0]) => awaitOf(code) !== undefined
  return reasons.every(({ code }) => passes(code))
}

/** Returns the rate for each dog: as sold, else that of a sold dog of its size, else the current rate. */
function withRatesFor(
  service: Service & { sold?: SoldRates['dogs'] | undefined },
  dogs: readonly BookedDog[],
) {
  const { sold = [] } = service
  return {
    ...service,
    sold: dogs.map(({ id, weightKg }) => {
      const today = rateFor(service, weightKg)
      const rate =
        sold.find(({ rumiId }) => rumiId === id) ?? sold.find(({ size }) => size === today.size) ?? today
      return { ...rate, rumiId: id }
    }),
  }
}

/** A visit ends when it is done for its dogs; days and events keep their time. */
const spanFor = (service: Service, span: Span, dogs: readonly BookedDog[]): Span =>
  span.kind === 'days' || isPricedByAgreement(service.serviceType)
    ? span
    : { ...span, endAt: addMinutes(span.startAt, visitMinutes(service, dogs)) }

/** Rejects the removal of a dog that a visit inside the stay, a report card or a grooming card is about. */
async function refuseLeftBehind(tx: Tx, booking: Booking, removed: readonly string[]) {
  if (removed.length === 0) return
  for (const { id, status } of await addOnBookingsOf(tx, booking.id)) {
    if (!holdsPlace(status)) continue
    const visit = (await bookingRepository.find(tx, id))!
    if (!visit.rumiIds.some((one) => removed.includes(one))) continue
    const { name } = await serviceOf(tx, visit.serviceId)
    throw refusedField('rumiIds', bookingSentences.addOnOfRemoved(name))
  }
  const written = await tx.$count(
    reportCards,
    and(eq(reportCards.bookingId, booking.id), inArray(reportCards.rumiId, [...removed])),
  )
  if (written > 0) throw refusedField('rumiIds', bookingSentences.reportOfRemoved)
  const groomed = await tx.$count(
    groomingCards,
    and(eq(groomingCards.bookingId, booking.id), inArray(groomingCards.rumiId, [...removed])),
  )
  if (groomed > 0) throw refusedField('rumiIds', bookingSentences.groomingOfRemoved)
}

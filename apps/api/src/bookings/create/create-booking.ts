import { awaitsOf, formatPesos, type RecordOf, type Resources } from '@rumi/contract'
import type { z } from 'zod'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { Refused, refusedField } from '../../http/refused.ts'
import { lockCalendar } from '../../schedule/index.ts'
import { addOnVisit, withAddOnPlace, type AddOn } from './add-ons.ts'
import { answerWithBooking } from '../../visitors/index.ts'
import { refuseUnlessAgreeable } from '../change/agreed-price.ts'
import { confirmOrAnnounce } from './confirm-or-announce.ts'
import { lockBooking } from '../capacity/capacity.ts'
import { changeStatus, refuseWaiting } from '../change/change-status.ts'
import { bookingRepository } from '../booking-repository.ts'
import { holdForPapers, keepAwaits } from '../booking-awaits.ts'
import { checkRequirements } from '../check-in.ts'
import { overridesBy } from './eligibility-overrides.ts'
import { resourceNamed } from '../capacity/assign-resource.ts'
import { lockDogs } from '../capacity/lock-free-dogs.ts'
import { insertBooking } from './insert-booking.ts'
import { refuseDeskOnly, refuseOwnersChoice } from './restrict-service.ts'
import { checkEligibility, papersHeldByTelephone, papersHeldUntilOf } from './check-eligibility.ts'
import { refuseBeyondLimits } from './refuse-beyond-limits.ts'
import { daysOf, spanOf } from '../capacity/span.ts'
import { visitsSideBySide, withGroomerEach } from './side-by-side.ts'
import { loadBookingInputs, loadDogsOfOneFamily, loadOfferedService } from './load-booking-inputs.ts'

type Bookings = Resources['bookings']
type Input = z.output<Bookings['create']>
type Booking = RecordOf<Bookings>
type By = Pick<HandlerContext, 'actor' | 'owner' | 'tx'> & {
  /** True for a visit agreed on by telephone: medical records may follow also shortly before it. */
  byTelephone?: true
  /** True if another program had agreed on it: no deposit is requested. */
  isImported?: true
}

/**
 * Creates a booking with its add-ons, or one per dog side by side, and announces them as one request. Returns the first. `evaluate`
 * records the evaluations of the dogs before, which may confirm them.
 */
export async function createBooking(
  input: Input,
  requested: By,
  evaluate?: (booking: Booking) => Promise<unknown>,
): Promise<Booking> {
  if ((input.checkIn || input.identified) && requested.owner) throw new Refused('not-your-role')
  const visits = await insertVisits(input, requested)
  const added = await bookAddOns(input, visits, requested)
  refuseAnotherTotal([...visits, ...added], input)
  for (const visit of visits) await evaluate?.(visit)
  const all = await Promise.all(
    [...visits, ...added].map(
      async (one) => (evaluate && (await bookingRepository.find(requested.tx, one.id))) || one,
    ),
  )
  const announced = await confirmOrAnnounce(
    all.filter(({ status }) => status === 'pending'),
    requested,
  )
  const booked: Booking[] = []
  for (const visit of visits) {
    const current = [...announced, ...all].find(({ id }) => id === visit.id) ?? visit
    booked.push(input.checkIn ? await checkInBooked(current, input, requested) : current)
  }
  return booked[0]!
}

/** Refuses with `price-changed` where all that was booked costs something else than was shown. */
export function refuseAnotherTotal(
  booked: readonly Booking[],
  { expectedTotalCentavos }: Pick<Input, 'expectedTotalCentavos'>,
) {
  const totalCentavos = booked.reduce((sum, one) => sum + one.totalCentavos, 0)
  if (expectedTotalCentavos === undefined || expectedTotalCentavos === totalCentavos) return
  throw new Refused('price-changed', { message: bookingSentences.totalIsNow(formatPesos(totalCentavos)) })
}

/** Checks dogs in at the desk in the same transaction as their booking. */
async function checkInBooked(
  { id, awaits }: Booking,
  { identified }: Pick<Input, 'identified'>,
  { actor, tx }: By,
): Promise<Booking> {
  refuseWaiting({ awaits })
  const locked = await lockBooking(tx, id)
  const checkedIn = await changeStatus(tx, locked, { to: 'checked-in', by: actor })
  await checkRequirements(tx, locked, { override: undefined, identified, by: actor })
  return checkedIn
}

/** Writes the booking of a request, or one per dog where each has a groomer of its own. */
async function insertVisits(input: Input, requested: By): Promise<Booking[]> {
  if (!input.sideBySide) return [await insertRequested(input, requested)]
  if (input.resource) throw refusedField('resource', bookingSentences.groomersAreAssigned)
  const visits = await loadVisitsSideBySide(requested.tx, input, requested.owner)
  // All dogs are locked before the first groomer, as everywhere.
  const dogIds = visits.map(({ dogs: [dog] }) => dog.id).toSorted()
  const booked: Booking[] = []
  for (const visit of visits) {
    const { messageId, ...shared } = input
    const one = {
      ...shared,
      rumiIds: [visit.dogs[0].id],
      ...(booked.length === 0 && messageId && { messageId }),
    }
    booked.push(await withGroomerEach(() => insertVisit(one, visit, { ...requested, dogIds })))
  }
  return booked
}

/**
 * Creates a booking in one transaction: validates dogs, calendar and medical records, prices it, and reserves
 * a place. The caller announces it.
 */
export const insertRequested = async (input: Input, requested: By): Promise<Booking> =>
  insertVisit(input, await loadRequestedVisit(requested.tx, input, requested.owner), requested)

async function insertVisit(
  input: Input,
  visit: Awaited<ReturnType<typeof loadRequestedVisit>>,
  { actor, owner, tx, byTelephone, isImported, dogIds = [] }: By & { dogIds?: readonly string[] },
): Promise<Booking> {
  const { notes, passId, resource, agreedPrice, messageId } = input
  refuseAnothersDogs(input, visit.dogs, owner)
  if (agreedPrice) refuseUnlessAgreeable(visit.service, actor)
  if (messageId !== undefined && owner) throw new Refused('not-your-role')
  const eligibility = checkEligibility(visit)
  const byDesk = owner === null
  const mayFollow = byTelephone
    ? papersHeldByTelephone(visit, eligibility)
    : papersHeldUntilOf(visit, eligibility, { byDesk })
  const heldUntil = input.papersLater ? mayFollow : null
  const overrides = heldUntil ? [] : overridesBy(actor, input.override, eligibility, input.rumiIds)
  refuseOwnersChoice(resource, owner)
  const booking = await insertBooking(tx, {
    ...visit,
    terms: visit.calendar.terms,
    overrides,
    notes,
    passId,
    agreed: agreedPrice,
    only: resource && (await resourceNamed(tx, visit.service.takes, resource)),
    by: actor.id,
    forStaff: byDesk,
    withoutDeposit: isImported,
    async refuseFirst() {
      if (owner) await refuseBeyondLimits(tx, { ...visit, clientId: owner })
      if (dogIds.length > 0) await lockDogs(tx, dogIds)
    },
  })
  if (messageId !== undefined) await answerWithBooking(tx, messageId, booking.id)
  if (heldUntil) await holdForPapers(tx, [booking.id], { heldUntil, byDesk })
  else if (awaitsOf(eligibility).length === 0) return booking
  await keepAwaits(tx, booking.id)
  return (await bookingRepository.find(tx, booking.id))!
}

/** Rejects a desk booking whose dogs belong to another client. */
function refuseAnothersDogs(
  { clientId }: Pick<Input, 'clientId'>,
  dogs: readonly { ownerId: string }[],
  owner: string | null,
) {
  if (owner !== null || clientId === undefined || dogs[0]?.ownerId === clientId) return
  throw refusedField('clientId', bookingSentences.anothersDogs)
}

/**
 * Creates the add-ons of an existing stay or of several single days of one family, each as a visit of its
 * own. Groomers are locked before trainers, so that two families with both cannot deadlock.
 */
export async function bookAddOns(
  { addOns = [], papersLater }: { addOns?: readonly AddOn[] | undefined; papersLater?: true | undefined },
  times: readonly Booking[],
  requested: By,
): Promise<Booking[]> {
  const { tx, owner } = requested
  const [first] = times
  if (!first || addOns.length === 0) return []
  const { serviceId, rumiIds } = first
  const stay = {
    service: await loadOfferedService(tx, serviceId),
    dogs: await loadDogsOfOneFamily(tx, rumiIds, owner),
    calendar: await lockCalendar(tx),
    times,
    owner,
  }
  const booked: Booking[] = []
  const visits: { place: number; takes: string; request: Input }[] = []
  for (const [place, addOn] of addOns.entries()) {
    const { service, span, dogs } = await addOnVisit(tx, place, addOn, stay)
    const request = { serviceId: service.id, rumiIds: dogs.map(({ id }) => id), papersLater, ...daysOf(span) }
    visits.push({ place, takes: service.takes, request })
  }
  for (const { place, request } of visits.toSorted((one, other) => one.takes.localeCompare(other.takes)))
    booked.push(await withAddOnPlace(place, () => insertRequested(request, requested)))
  return booked
}

/** Loads and validates a request for dogs that are groomed at the same time: a visit per dog. */
export async function loadVisitsSideBySide(
  tx: Tx,
  requested: Pick<Input, 'serviceId' | 'rumiIds' | 'start'>,
  owner: string | null,
) {
  const inputs = await loadBookingInputs(tx, { ...requested, owner })
  const { service, dogs, calendar } = inputs
  refuseDeskOnly(service, owner)
  const circumstances = { waiveNotice: owner === null, calendar }
  const visits = visitsSideBySide(service, requested.start, dogs, circumstances)
  return visits.map((visit) => ({ ...inputs, ...visit }))
}

/** Loads and validates a request: an offered service, the owner's dogs and a possible time. */
export async function loadRequestedVisit(
  tx: Tx,
  requested: Pick<Input, 'serviceId' | 'rumiIds' | 'start' | 'end'>,
  owner: string | null,
) {
  const inputs = await loadBookingInputs(tx, { ...requested, owner })
  const { service, dogs, calendar } = inputs
  refuseDeskOnly(service, owner)
  const span = spanOf(service, requested, dogs, { waiveNotice: owner === null, calendar })
  return { ...inputs, span }
}

import {
  addMinutes,
  awaitsOf,
  bookingAwaits,
  compareInstants,
  isAwaited,
  missingTogether,
  type BookingAwait,
  type DogEligibility,
  type BusinessTerms,
} from '@rumi/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Queryable, Tx } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { now } from '../http/clock.ts'
import { businessCalendar } from '../schedule/index.ts'
import { checkEligibility } from './create/check-eligibility.ts'
import { stillStanding } from './create/eligibility-overrides.ts'
import { loadDogsOfOneFamily, serviceOf } from './create/load-booking-inputs.ts'
import { loadMedicalRecords } from './create/load-medical-records.ts'
import type { Span } from './capacity/span.ts'

type Booking = typeof bookings.$inferSelect

const minutesPerHour = 60

/**
 * Returns the end of a new hold: the configured time for another medical record, at least until the day the
 * desk granted.
 */
function nextHold({ papersDueAt }: Pick<Booking, 'papersDueAt'>, { holds }: Pick<BusinessTerms, 'holds'>) {
  const least = addMinutes(now(), holds.papersHours * minutesPerHour)
  return papersDueAt !== null && compareInstants(papersDueAt, least) > 0 ? papersDueAt : least
}

/** Returns the current eligibility of a booking's dogs, without its overrides. */
export async function standingOf(db: Queryable, booking: Booking): Promise<DogEligibility[]> {
  const rows = await db
    .select({ id: bookingDogs.dogId })
    .from(bookingDogs)
    .where(eq(bookingDogs.bookingId, booking.id))
  const ids = rows.map(({ id }) => id)
  const service = { ...(await serviceOf(db, booking.serviceId)), serviceType: booking.serviceType }
  const dogs = await loadDogsOfOneFamily(db, ids, null)
  const calendar = await businessCalendar(db)
  const medicalRecords = await loadMedicalRecords(db, ids)
  const eligibility = checkEligibility({
    service,
    dogs,
    calendar,
    medicalRecords,
    span: spanOfBooking(booking),
  })
  return stillStanding(db, booking.id, eligibility)
}

const spanOfBooking = ({ startDay, endDay, startAt, endAt }: Booking): Span =>
  startDay !== null && endDay !== null
    ? { kind: 'days', startDay, endDay }
    : { kind: 'hours', startAt: startAt ?? '', endAt: endAt ?? '' }

/** Pending checks of a booking, the end of its hold if the owner must act, and the reasons. */
export type Awaited = {
  awaits: BookingAwait[]
  heldUntil: string | null
  /** True if the hold starts now. */
  isNewlyHeld: boolean
  standing: DogEligibility[]
}

/**
 * Reads the pending checks of a booking. A blocking medical record, for example a refused one, starts a hold
 * of the configured time. A record under review holds the place until its review.
 */
export async function readAwaits(tx: Tx, booking: Booking): Promise<Awaited> {
  const standing = await standingOf(tx, booking)
  const found = awaitsOf(standing)
  if (standing.every(({ ok }) => ok)) return { awaits: found, heldUntil: null, isNewlyHeld: false, standing }
  const { terms } = await businessCalendar(tx)
  return {
    awaits: bookingAwaits.filter((one) => one === 'papers' || found.includes(one)),
    heldUntil: booking.heldUntil ?? nextHold(booking, terms),
    isNewlyHeld: booking.heldUntil === null,
    standing,
  }
}

/** Reasons that prevent a booking, in sentences for its owner. */
export const hindrancesIn = ({ standing }: Pick<Awaited, 'standing'>) => [
  ...new Set(
    standing.flatMap(({ reasons }) =>
      missingTogether(reasons.filter(({ code }) => !isAwaited(code))).map(({ message }) => message),
    ),
  ),
]

export const writeAwaits = (
  tx: Tx,
  bookingId: string,
  { awaits, heldUntil }: Pick<Awaited, 'awaits' | 'heldUntil'>,
) => tx.update(bookings).set({ awaits, heldUntil }).where(eq(bookings.id, bookingId))

/** The same of a stored booking, as its medical records are now. */
export async function hindrancesOf(tx: Tx, bookingId: string) {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  return booking ? hindrancesIn({ standing: await standingOf(tx, booking) }) : []
}

/** Holds the place of a booking until its missing medical records are due. */
export const holdForPapers = (
  tx: Tx,
  bookingIds: readonly string[],
  { heldUntil, byDesk }: { heldUntil: string; byDesk: boolean },
) =>
  tx
    .update(bookings)
    .set({ awaits: ['papers'], heldUntil, papersDueAt: byDesk ? heldUntil : null })
    .where(inArray(bookings.id, [...bookingIds]))

/**
 * Keeps with a booking what it waits for, as the medical records are now that its dogs are locked: one that was verified since they
 * were read is not waited for.
 */
export async function keepAwaits(tx: Tx, bookingId: string) {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId))
  if (booking) await writeAwaits(tx, bookingId, await readAwaits(tx, booking))
}

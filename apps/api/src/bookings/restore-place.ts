import { eachDay, formatDay } from '@rumi/contract'
import { and, eq, ne } from 'drizzle-orm'
import { dayFilledSince, resourceAwaySince, resourceSoldSince } from '../copy/capacity-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { isHolding } from '../db/holds-capacity.ts'
import { bookingDays, bookingDogs, bookings } from '../db/schema/bookings.ts'
import { passCredits } from '../db/schema/money/passes.ts'
import { resources } from '../db/schema/business/services.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { absencesDuring, lockCalendar } from '../schedule/index.ts'
import { overlaps } from './capacity/assign-resource.ts'
import { reserveCapacity } from './capacity/capacity.ts'
import { priceUntil } from './change/check-out.ts'
import { fullDays } from './capacity/counted-places.ts'
import { loadDogsOfOneFamily, serviceOf, type Service } from './create/load-booking-inputs.ts'
import { lockFreeDogs } from './capacity/lock-free-dogs.ts'
import { spanHeld, type Span } from './capacity/span.ts'

type Booking = typeof bookings.$inferSelect
type Former = {
  /** Last day before the step that is reversed; null where that shortened nothing. */
  formerEndDay: string | null
  /** Credits of a pass that pay for it again. */
  credits: number
}

/**
 * Restores the days, room or person of a released booking, or throws with the taken ones. Returns the columns
 * to write; `occupy` then takes counted places and occupancy.
 */
export async function restorePlace(tx: Tx, booking: Booking, { formerEndDay, credits }: Former) {
  const { id: bookingId, resourceId, endDay } = booking
  const isLonger = formerEndDay !== null && endDay !== null && formerEndDay > endDay
  const span = spanHeld({ ...booking, endDay: isLonger ? formerEndDay : endDay })
  const service = { ...(await serviceOf(tx, booking.serviceId)), serviceType: booking.serviceType }
  const booked = await tx
    .select({ id: bookingDogs.dogId })
    .from(bookingDogs)
    .where(eq(bookingDogs.bookingId, bookingId))
  const rumiIds = booked.map(({ id }) => id)
  const dogs = await loadDogsOfOneFamily(tx, rumiIds, booking.clientId)
  const calendar = await lockCalendar(tx)
  await lockFreeDogs(tx, { service, span, dogs, calendar, except: bookingId })
  if (resourceId) await refuseSold(tx, { bookingId, resourceId, service, span })
  await refuseFilled(tx, { bookingId, service, span, dogs: dogs.length })
  const paid = await tx.$count(passCredits, eq(passCredits.bookingId, bookingId))
  return {
    columns: isLonger
      ? {
          endDay: formerEndDay,
          ...(await priceUntil(tx, booking, { end: formerEndDay, passUnits: paid + credits })),
        }
      : {},
    occupy: () => reserveCapacity(tx, { bookingId, service, span, dogs, calendar }),
  }
}

type Wanted = { bookingId: string; service: Service; span: Span }

/** Locks the room or staff member in booking order and rejects a time that another booking holds. */
async function refuseSold(tx: Tx, { bookingId, resourceId, service, span }: Wanted & { resourceId: string }) {
  const [resource] = await tx
    .select({ name: resources.name })
    .from(resources)
    .where(eq(resources.id, resourceId))
    .for('update')
  const [taken] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(
      and(
        eq(bookings.resourceId, resourceId),
        isHolding,
        overlaps(service, span),
        ne(bookings.id, bookingId),
      ),
    )
    .limit(1)
  if (taken && resource) throw new Refused('no-capacity', { message: resourceSoldSince(resource.name) })
}

/** Locks the person of a visit and refuses where they are absent at its time, so that a visit is not expected of them. */
export async function refuseAway(tx: Tx, { resourceId, startAt, endAt, busyUntil }: Booking) {
  if (!resourceId || !startAt) return
  const [resource] = await tx
    .select({ name: resources.name })
    .from(resources)
    .where(eq(resources.id, resourceId))
    .for('update')
  const [away] = await absencesDuring(tx, [resourceId], { start: startAt, end: (busyUntil ?? endAt)! })
  if (away && resource) throw new Refused('no-capacity', { message: resourceAwaySince(resource.name) })
}

/** Refuses where a day on which it has no place any more is full. */
async function refuseFilled(tx: Tx, { bookingId, service: { pool }, span, dogs }: Wanted & { dogs: number }) {
  if (!pool || span.kind !== 'days') return
  const held = await tx
    .select({ day: bookingDays.day })
    .from(bookingDays)
    .where(eq(bookingDays.bookingId, bookingId))
  const days = eachDay(span.startDay, span.endDay).filter((day) => !held.some((one) => one.day === day))
  const [full] = (await fullDays(tx, { pool, days, dogs })).keys()
  if (full) throw new Refused('no-capacity', { message: dayFilledSince(formatDay(full, today())) })
}

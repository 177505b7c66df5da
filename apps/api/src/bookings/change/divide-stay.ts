import { addDays, type BeyondMoney } from '@rumi/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { bookingSentences } from '../../copy/booking-sentences.ts'
import type { Tx } from '../../db/connect.ts'
import { bookingDogs, bookingEvents, bookings } from '../../db/schema/bookings.ts'
import { visits } from '../../db/schema/visits.ts'
import type { Actor } from '../../http/actor.ts'
import { today } from '../../http/clock.ts'
import { Refused } from '../../http/refused.ts'
import { lockCalendar } from '../../schedule/index.ts'
import { asSold, loadDogsOfOneFamily, serviceOf } from '../create/load-booking-inputs.ts'
import { insertBooking } from '../create/insert-booking.ts'
import { soldTermsOf } from '../sold-terms.ts'
import { changeStatus } from './change-status.ts'
import { settleBeyondPrice } from './settle-beyond-price.ts'

type Booking = typeof bookings.$inferSelect
type Division = { leaving: string; by: Actor; money: BeyondMoney | undefined }

/**
 * Divides a booking of several days when one of its dogs leaves before the others: all dogs pay until today as for an early departure, and
 * the rest of the days is a booking of those that stay, in the same room and at the rates they were sold.
 */
export async function divideStay(tx: Tx, booking: Booking, { leaving, by, money }: Division) {
  const { id, clientId, serviceType, startDay, endDay, resourceId } = booking
  if (startDay! >= today())
    throw new Refused('breaks-a-rule', { message: bookingSentences.leavesAloneOnFirstDay })
  const continueStay = async () => {
    const dogs = await loadDogsOfOneFamily(tx, await dogsThatStay(tx, id, leaving), clientId)
    const offered = { ...(await serviceOf(tx, booking.serviceId)), serviceType }
    const sold = { start: startDay!, end: endDay!, lines: booking.lines, soldRates: booking.soldRates }
    const { terms } = await soldTermsOf(tx, id)
    const rest = await insertBooking(tx, {
      service: asSold(offered, sold),
      dogs,
      span: {
        kind: 'days',
        startDay: serviceType === 'Hotel' ? today() : addDays(today(), 1),
        endDay: endDay!,
      },
      calendar: await lockCalendar(tx),
      terms: { ...terms, version: booking.settingsVersion },
      only: resourceId ?? undefined,
      by: null,
      forStaff: true,
    })
    for (const [fromStatus, toStatus] of [
      ['pending', 'confirmed'],
      ['confirmed', 'checked-in'],
    ] as const) {
      await tx.update(bookings).set({ status: toStatus }).where(eq(bookings.id, rest.id))
      await tx.insert(bookingEvents).values({
        bookingId: rest.id,
        actorId: by.id,
        fromStatus,
        toStatus,
        note: bookingSentences.stayDivided,
      })
    }
  }
  await changeStatus(tx, booking, { to: 'checked-out', by, note: bookingSentences.stayDivided, continueStay })
  await settleBeyondPrice(tx, id, { as: money, by })
}

/** Returns the other dogs of a booking that are present or expected. */
async function dogsThatStay(tx: Tx, bookingId: string, leaving: string) {
  const found = await tx
    .select({ id: bookingDogs.dogId })
    .from(bookingDogs)
    .innerJoin(visits, eq(visits.id, bookingDogs.visitId))
    .where(and(eq(bookingDogs.bookingId, bookingId), inArray(visits.status, ['expected', 'in-house'])))
    .orderBy(bookingDogs.dogId)
  return found.map(({ id }) => id).filter((id) => id !== leaving)
}

import { dayOf, formatDay, formatList, formatTheHour } from '@rumi/contract'
import { and, eq, ne, type SQL } from 'drizzle-orm'
import { scheduleSentences } from '../copy/business-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { isHolding } from '../db/holds-capacity.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { today } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'

/** Booking that a change conflicts with, with its dogs' names. */
export type ConflictingBooking = {
  id: string
  start: string
  end: string
  /** End of the cleaning; null if there is none. */
  busyUntil: string | null
  names: string[]
}

/** A visit that has begun stays with its person, who may leave in the middle of it. */
export const hasNotBegun = ne(bookings.status, 'checked-in')

/** So many are named in a sentence; the answer lists them all. */
const mostNamed = 3

/** Bookings that hold their place and meet a condition, in the order in which they begin. */
export async function conflictingBookings(tx: Tx, where: SQL | undefined): Promise<ConflictingBooking[]> {
  const rows = await tx
    .select({ booking: bookings, name: dogs.name })
    .from(bookings)
    .innerJoin(bookingDogs, eq(bookingDogs.bookingId, bookings.id))
    .innerJoin(dogs, eq(dogs.id, bookingDogs.dogId))
    .where(and(isHolding, where))
    .orderBy(bookings.beginsAt, bookings.id, dogs.name)
  return [...Map.groupBy(rows, ({ booking }) => booking.id)].map(([id, group]) => {
    const { booking } = group[0]!
    return {
      id,
      start: (booking.startDay ?? booking.startAt)!,
      end: (booking.endDay ?? booking.endAt)!,
      busyUntil: booking.busyUntil,
      names: group.map(({ name }) => name),
    }
  })
}

const spoken = ({ start, names }: ConflictingBooking) => {
  const when =
    start.length === 10
      ? formatDay(start, today())
      : scheduleSentences.dayAndTime(formatDay(dayOf(start), today()), formatTheHour(start))
  return `${formatList(names)}, ${when}`
}

/** Throws with the conflicting bookings, if any. */
export function refuseConflicts(expected: readonly ConflictingBooking[]) {
  if (expected.length === 0) return
  const named = expected.slice(0, mostNamed).map(spoken)
  const rest = expected.length - named.length
  throw new Refused('visits-booked', {
    message: scheduleSentences.firstMove(named, rest),
    details: { bookings: expected },
  })
}

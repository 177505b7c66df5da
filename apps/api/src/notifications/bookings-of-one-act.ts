import type { BookingStatus } from '@rumi/contract'
import type { Queryable } from '../db/connect.ts'
import { addOnBookingsOf } from '../db/add-on-bookings.ts'
import { bookingsNow, partOf, stillIn, type LoadedBooking } from './load-booking-details.ts'

type Step = { bookingId: string; together?: string[] }

/**
 * A booking as it is at this moment, with all that its letter tells: what was taken the same step in one act, and what is
 * done inside it. Of several it is told by the first of which it is still so, and null for the others (decision 52).
 */
export async function bookingsOfOneAct(
  db: Queryable,
  { bookingId, together = [bookingId] }: Step,
  states: readonly BookingStatus[],
): Promise<LoadedBooking | null> {
  const [teller, ...others] = await stillIn(db, together, states)
  if (teller !== bookingId) return null
  const inside = (await addOnBookingsOf(db, bookingId)).map(({ id }) => id)
  const partIds = [...new Set([...others, ...inside])]
  const all = await bookingsNow(db, [bookingId, ...partIds])
  const now = all.get(bookingId)
  if (!now) return null
  const parts = partIds.flatMap((id) => {
    const part = all.get(id)
    return part ? [partOf(part)] : []
  })
  return { ...now, told: { ...now.told, parts } }
}

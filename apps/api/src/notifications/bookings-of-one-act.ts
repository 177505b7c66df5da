import type { BookingStatus } from '@rumi/contract'
import type { Queryable } from '../db/connect.ts'
import { addOnBookingsOf } from '../schedule/index.ts'
import { bookingsNow, partOf, type LoadedBooking } from './load-booking-details.ts'

export type Step = { bookingId: string; together?: string[] }

/**
 * Returns the current booking with everything in its mail: bookings of the same act and add-ons. Of several,
 * the first that is still true reports; null for the others (decision 52).
 */
export async function bookingsOfOneAct(
  db: Queryable,
  { bookingId, together = [bookingId] }: Step,
  states: readonly BookingStatus[],
): Promise<LoadedBooking | null> {
  const ofAct = await bookingsNow(db, together)
  const [teller, ...others] = stillSo(ofAct, together, states)
  const now = ofAct.get(bookingId)
  if (teller !== bookingId || !now) return null
  const inside = (await addOnBookingsOf(db, bookingId)).map(({ id }) => id)
  const ofOthers = await bookingsNow(
    db,
    inside.filter((id) => !ofAct.has(id)),
  )
  const parts = [...new Set([...others, ...inside])].flatMap((id) => {
    const part = ofAct.get(id) ?? ofOthers.get(id)
    return part ? [partOf(part)] : []
  })
  return { ...now, details: { ...now.details, parts } }
}

/**
 * True if no booking of an act reports it any more and this was its first, so that required facts are sent
 * separately.
 */
export async function isUnreported(
  db: Queryable,
  { bookingId, together = [bookingId] }: Step,
  states: readonly BookingStatus[],
) {
  if (together[0] !== bookingId) return false
  return stillSo(await bookingsNow(db, together), together, states).length === 0
}

const stillSo = (
  ofAct: ReadonlyMap<string, LoadedBooking>,
  together: readonly string[],
  states: readonly BookingStatus[],
) => together.filter((id) => states.some((state) => state === ofAct.get(id)?.status))

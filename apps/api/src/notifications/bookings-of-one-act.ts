import type { BookingStatus } from '@rumi/contract'
import type { Queryable } from '../db/connect.ts'
import { addOnBookingsOf } from '../schedule/index.ts'
import { bookingsNow, partOf, type LoadedBooking } from './load-booking-details.ts'

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
  const ofAct = await bookingsNow(db, together)
  const isStillSo = (id: string) => states.some((state) => state === ofAct.get(id)?.status)
  const [teller, ...others] = together.filter(isStillSo)
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
  return { ...now, told: { ...now.told, parts } }
}

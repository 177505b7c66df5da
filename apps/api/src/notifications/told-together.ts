import type { BookingStatus } from '@rumi/contract'
import type { PartTold } from '@rumi/mails'
import type { Queryable } from '../db/connect.ts'
import { visitsInside } from '../db/done-inside.ts'
import { bookingNow, partOf, type BookingNow } from './told-booking.ts'

type Step = { bookingId: string; together?: string[] }

/**
 * A booking as it is at this moment, with all that its letter tells: what was taken the same step in one act, and what is
 * done inside it. Of several it is told by the first of which it is still so, and null for the others (decision 52).
 */
export async function toldTogether(
  db: Queryable,
  { bookingId, together = [bookingId] }: Step,
  states: readonly BookingStatus[],
): Promise<BookingNow | null> {
  const still = new Map<string, BookingNow>()
  for (const id of together) {
    const now = await bookingNow(db, id)
    if (now && states.includes(now.status)) still.set(id, now)
  }
  const [teller, ...others] = still.keys()
  const now = still.get(bookingId)
  if (!now || teller !== bookingId) return null
  const inside = (await visitsInside(db, bookingId)).map(({ id }) => id)
  const parts = await partsOf(db, [...new Set([...others, ...inside])])
  return { ...now, told: { ...now.told, parts } }
}

async function partsOf(db: Queryable, ids: readonly string[]): Promise<PartTold[]> {
  const found = await Promise.all(ids.map((id) => bookingNow(db, id)))
  return found.flatMap((one) => (one ? [partOf(one)] : []))
}

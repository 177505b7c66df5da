import type { Tx } from '../../db/connect.ts'
import type { bookings } from '../../db/schema/bookings.ts'
import { addOnBookingsOf } from '../../schedule/index.ts'
import { lockBooking } from './capacity.ts'

/** Locks the add-ons of a stay in a fixed order and returns those not done yet. */
export async function lockAddOnsOf(tx: Tx, stayId: string): Promise<(typeof bookings.$inferSelect)[]> {
  const inside = []
  for (const id of (await addOnBookingsOf(tx, stayId)).map((visit) => visit.id).toSorted()) {
    const visit = await lockBooking(tx, id)
    if (visit.status === 'pending' || visit.status === 'confirmed') inside.push(visit)
  }
  return inside
}

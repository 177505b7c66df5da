import type { RecordOf, Resources } from '@rumi/contract'
import type { Tx } from '../db/connect.ts'
import { addOnBookingsOf } from '../schedule/index.ts'
import type { bookings } from '../db/schema/bookings.ts'
import type { Actor } from '../http/actor.ts'
import { lockBooking } from './capacity.ts'
import { changeStatus } from './change-status.ts'

/** Confirms a locked booking, and with a stay what is done inside it and still waits: one act, one letter (decision 52). */
export async function confirmBooking(
  tx: Tx,
  locked: typeof bookings.$inferSelect,
  by: Pick<Actor, 'id' | 'role'>,
): Promise<RecordOf<Resources['bookings']>> {
  const waiting = (await addOnBookingsOf(tx, locked.id)).filter(({ status }) => status === 'pending')
  const inside = []
  for (const id of waiting.map((visit) => visit.id).toSorted()) {
    const visit = await lockBooking(tx, id)
    if (visit.status === 'pending') inside.push(visit)
  }
  const step = {
    to: 'confirmed',
    by,
    ...(inside.length > 0 && { together: [locked, ...inside].map(({ id }) => id) }),
  } as const
  const confirmed = await changeStatus(tx, locked, step)
  for (const visit of inside) await changeStatus(tx, visit, step)
  return confirmed
}

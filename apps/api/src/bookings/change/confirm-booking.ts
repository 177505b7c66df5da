import type { RecordOf, Resources } from '@rumi/contract'
import type { Tx } from '../../db/connect.ts'
import { addOnBookingsOf } from '../../schedule/index.ts'
import type { bookings } from '../../db/schema/bookings.ts'
import type { Actor } from '../../http/actor.ts'
import { lockBooking } from '../capacity/capacity.ts'
import { changeStatus } from './change-status.ts'

type Locked = typeof bookings.$inferSelect
type By = Pick<Actor, 'id' | 'role'>

/** Confirms a locked booking together with a stay's pending add-ons: one act, one mail (decision 52). */
export async function confirmBooking(
  tx: Tx,
  locked: Locked,
  by: By,
): Promise<RecordOf<Resources['bookings']>> {
  const [confirmed] = await confirmTogether(tx, [locked], by)
  return confirmed!
}

/** Confirms several locked bookings and their pending add-ons in one act. */
export async function confirmTogether(tx: Tx, locked: readonly Locked[], by: By) {
  const waiting = new Set<string>()
  for (const { id } of locked)
    for (const visit of await addOnBookingsOf(tx, id)) if (visit.status === 'pending') waiting.add(visit.id)
  const inside: Locked[] = []
  for (const id of [...waiting].toSorted()) {
    const visit = await lockBooking(tx, id)
    if (visit.status === 'pending' && visit.awaits.length === 0) inside.push(visit)
  }
  const all = [...locked, ...inside]
  const step = {
    to: 'confirmed',
    by,
    ...(all.length > 1 && { together: all.map(({ id }) => id) }),
  } as const
  const confirmed: RecordOf<Resources['bookings']>[] = []
  for (const visit of all) confirmed.push(await changeStatus(tx, visit, step))
  return confirmed
}

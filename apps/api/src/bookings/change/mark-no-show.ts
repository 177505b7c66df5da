import { stepOpensOn, type RecordOf, type Resources } from '@rumi/contract'
import type { Tx } from '../../db/connect.ts'
import type { bookings } from '../../db/schema/bookings.ts'
import type { Actor } from '../../http/actor.ts'
import { today } from '../../http/clock.ts'
import { lastStepTo } from '../booking-steps.ts'
import { changeStatus } from './change-status.ts'
import { lockAddOnsOf } from '../capacity/capacity.ts'

type Booking = typeof bookings.$inferSelect

/**
 * Marks a locked booking as no-show. Add-ons of a stay become no-shows if their day has come, else cancelled.
 */
export async function markNoShow(
  tx: Tx,
  locked: Booking,
  by: Pick<Actor, 'id' | 'role'>,
): Promise<RecordOf<Resources['bookings']>> {
  const inside = await lockAddOnsOf(tx, locked.id)
  const missed = await changeStatus(tx, locked, { to: 'no-show', by })
  const alongWith = (await lastStepTo(tx, locked.id, 'no-show'))?.id
  for (const visit of inside)
    await changeStatus(tx, visit, { to: mayBeMissed(visit) ? 'no-show' : 'cancelled', by, alongWith })
  return missed
}

const mayBeMissed = ({ status, startAt }: Booking) =>
  status === 'confirmed' && (stepOpensOn({ status, start: startAt! }, 'no-show') ?? today()) <= today()

import { holdsPlace, type RecordOf, type Resources } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { bookings } from '../../db/schema/bookings.ts'
import type { HandlerContext } from '../../http/mount-resource.ts'
import { Refused } from '../../http/refused.ts'
import { resourceNamed } from './assign-resource.ts'
import { spanHeld } from './span.ts'
import { chooseResource } from './capacity.ts'
import { recordMove } from '../change/record-move.ts'
import { loadDogsOfOneFamily, serviceOf } from '../create/load-booking-inputs.ts'

type Booking = RecordOf<Resources['bookings']>

/**
 * Assigns another room or person to a booking at the same time. Nothing else is checked, the price included.
 */
export async function changeResource(
  { actor, tx, id }: HandlerContext,
  { booking, held }: { booking: Booking; held: typeof bookings.$inferSelect },
  name: string,
): Promise<Booking> {
  if (!holdsPlace(booking.status)) throw new Refused('step-not-allowed')
  const service = await serviceOf(tx, booking.serviceId)
  const dogs = await loadDogsOfOneFamily(tx, booking.rumiIds, booking.clientId)
  const only = await resourceNamed(tx, service.takes, name)
  const resourceId = await chooseResource(
    tx,
    { service, span: spanHeld(held), dogs },
    { except: id, only, forStaff: true },
  )
  await tx
    .update(bookings)
    .set({ resourceId, version: sql`${bookings.version} + 1`, updatedAt: sql`now()` })
    .where(eq(bookings.id, id))
  return recordMove(tx, booking, actor)
}

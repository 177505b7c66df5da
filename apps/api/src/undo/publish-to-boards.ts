import type { BookingStatus } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { undoableActs } from '../db/schema/undoable-acts.ts'
import { enqueueEvent } from '../jobs/index.ts'

/** The bookings that an act changed, as their state was and is. */
export async function bookingsOfAct(tx: Tx, act: string) {
  const { rows } = await tx.execute<{ id: string; former: BookingStatus; present: BookingStatus }>(sql`
    select c.change -> 'key' ->> 'id' as id,
      (array_agg(c.change -> 'former' ->> 'status' order by c.position))[1] as former,
      (array_agg(c.change -> 'present' ->> 'status' order by c.position desc))[1] as present
    from ${undoableActs}, jsonb_array_elements(changes) with ordinality as c (change, position)
    where ${undoableActs.id} = ${act} and c.change ->> 'table' = 'bookings'
    group by 1 order by 1`)
  return rows
}

/** Returns the bookings that an act changed, or of which it changed the visit of a dog. */
async function bookingsShown(tx: Tx, act: string): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with changed as (
      select c.change ->> 'table' as name, (c.change -> 'key' ->> 'id')::uuid as id
      from ${undoableActs}, jsonb_array_elements(changes) as c (change)
      where ${undoableActs.id} = ${act} and c.change ->> 'table' in ('bookings', 'visits')
    )
    select id from changed where name = 'bookings'
    union
    select booking_id from booking_dogs join changed on name = 'visits' and changed.id = visit_id
    order by 1`)
  return rows.map(({ id }) => id)
}

/** Notifies other boards at once, before the delayed event. */
export async function publishToBoards(tx: Tx, act: string) {
  const [first, ...others] = (await bookingsShown(tx, act)).map(
    (bookingId) => ({ kind: 'booking-noted', bookingId }) as const,
  )
  if (first) await enqueueEvent(tx, first, ...others)
}

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

/** Notifies other boards at once, before the delayed event. */
export async function publishToBoards(tx: Tx, act: string) {
  const [first, ...others] = (await bookingsOfAct(tx, act)).map(
    ({ id }) => ({ kind: 'booking-noted', bookingId: id }) as const,
  )
  if (first) await enqueueEvent(tx, first, ...others)
}

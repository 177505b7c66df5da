import { sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { removeEntries, whileDemoIsRemoved } from './remove-entries.ts'

/** SQL condition: a client's bookings without money, pass credits or a read report. */
const resting = (clientId: string) => sql`
  select b.id from bookings b where b.client_id = ${clientId}
    and not exists (select from payments p where p.booking_id = b.id)
    and not exists (select from invoiced_sales c where c.booking_id = b.id)
    and not exists (select from pass_movements m where m.booking_id = b.id)
    and not exists (select from pass_credits c where c.booking_id = b.id)
    and not exists (select from report_cards r where r.booking_id = b.id and r.sent_at is not null)`

/** SQL condition: a client's remaining bookings that would still hold a place. */
const keepingPlace = (clientId: string) =>
  sql`select id from bookings where client_id = ${clientId} and status in ('pending', 'confirmed', 'checked-in')`

/** Gives counted places back, row and count together (docs/domain.md#capacity). */
async function releasePlaces(tx: Tx, which: SQL) {
  await tx.execute(sql`
    with freed as (delete from booking_days where booking_id in (${which}) returning pool, day, dogs),
      counted as (select pool, day, sum(dogs) as dogs from freed group by pool, day)
    update places p set used = used - counted.dogs from counted where p.pool = counted.pool and p.day = counted.day`)
  await tx.execute(sql`delete from dog_occupancies where booking_id in (${which})`)
}

/** Removes a client's bookings. Those referenced by money or a pass stay, as cancelled or finished. */
export async function removeBookings(tx: Tx, clientId: string) {
  const gone = resting(clientId)
  await releasePlaces(tx, gone)
  await tx.execute(sql`delete from grooming_cards where booking_id in (${gone})`)
  await tx.execute(sql`delete from report_cards where booking_id in (${gone})`)
  await whileDemoIsRemoved(tx, () => removeEntries(tx, sql`e.booking_id in (${gone})`))
  await tx.execute(sql`delete from bookings where id in (${gone})`)

  const left = keepingPlace(clientId)
  await releasePlaces(tx, left)
  await tx.execute(sql`
    with ended as (
      select id, status as former, case status when 'checked-in' then 'checked-out' else 'cancelled' end as status
      from bookings where id in (${left})),
    recorded as (
      insert into booking_events (booking_id, from_status, to_status) select id, former, status from ended)
    update bookings b set status = ended.status, version = b.version + 1, updated_at = now()
    from ended where ended.id = b.id`)
}

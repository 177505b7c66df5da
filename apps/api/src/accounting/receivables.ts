import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { today } from '../http/clock.ts'

/** What clients owe for visits that are over, by how long; who owes most comes first. The sum is that of the account 105.01. */
export async function receivables(db: Db) {
  const { rows } = await db.execute<Record<string, string> & { clientId: string; name: string }>(sql`
    with owed as (
      select e.booking_id, sum(l.debit_centavos - l.credit_centavos) as centavos
      from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id
      where a.code = '105.01' and e.status = 'posted' and e.booking_id is not null
      group by e.booking_id having sum(l.debit_centavos - l.credit_centavos) > 0
    ), aged as (
      select b.client_id, o.centavos, ${today()}::date - coalesce(b.end_day, (b.end_at at time zone 'America/Mexico_City')::date) as days
      from owed o join bookings b on b.id = o.booking_id
    )
    select a.client_id as "clientId", btrim(u.name || ' ' || u.last_name) as name, count(*) as bookings, sum(a.centavos) as total,
      coalesce(sum(a.centavos) filter (where a.days <= 30), 0) as upto30,
      coalesce(sum(a.centavos) filter (where a.days between 31 and 60), 0) as upto60,
      coalesce(sum(a.centavos) filter (where a.days between 61 and 90), 0) as upto90,
      coalesce(sum(a.centavos) filter (where a.days > 90), 0) as older
    from aged a join users u on u.id = a.client_id
    group by a.client_id, u.name, u.last_name order by total desc, name`)
  return rows.map((row) => ({
    clientId: row.clientId,
    name: row.name,
    bookings: Number(row.bookings),
    totalCentavos: Number(row.total),
    upTo30Centavos: Number(row.upto30),
    upTo60Centavos: Number(row.upto60),
    upTo90Centavos: Number(row.upto90),
    olderCentavos: Number(row.older),
  }))
}

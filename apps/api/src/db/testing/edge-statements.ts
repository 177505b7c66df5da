import { sql, type SQL } from 'drizzle-orm'
import { ana, canela, groomer, hotel, missing, visit, luis, room } from './one-of-everything.ts'

export const updateVisit = (what: SQL) => sql`update bookings set ${what} where id = ${visit}`

/** Lets a booking reach any status. */
export const anyStep = sql`alter table bookings disable trigger bookings_step_by_step`

export const insertBooking = (columns: SQL, values: SQL, status = 'pending') => [
  sql`insert into bookings (id, client_id, service_id, total_centavos, status, ${columns})
    values (${missing}, ${ana}, ${hotel}, 100, ${status}, ${values})`,
  sql`insert into booking_dogs values (${missing}, ${canela}, ${ana})`,
]

export const hourColumns = sql`start_at, end_at, resource_id`

const statuses = ['pending', 'confirmed', 'checked-in']
export const forEach = (what: string, statements: (status: string) => readonly SQL[], among = statuses) =>
  Object.fromEntries(among.map((status) => [`${what} that is ${status}`, statements(status)]))

/** Extends the cleaning after the visit to half an hour. */
export const extendCleaning = sql`update bookings set busy_until = '2026-10-10 17:30Z' where id = ${visit}`

/** Hour of the groomer outside the visit, for `hourColumns`. */
export const otherHour = sql`'2026-10-10 19:00Z', '2026-10-10 20:00Z', ${groomer}`

/** Statement that opens Luis's till with 500. */
export const openTill = (id: SQL, name = 'Mostrador') =>
  sql`insert into cash_days (id, till, float_centavos, opened_by) values (${id}, ${name}, 500, ${luis})`
export const openDefaultTill = openTill(room)
export const updateCashDay = (what: SQL) => sql`update cash_days set ${what}`
export const countTill = updateCashDay(sql`status = 'counted', counted_centavos = 500`)
export const closedTill = sql`status = 'closed', counted_centavos = 500, expected_centavos = 500, closed_by = ${luis}, closed_at = now()`
export const closeTill = updateCashDay(closedTill)
export const insertCashMovement = sql`insert into cash_movements (cash_day_id, kind, amount_centavos, reason, by) values (${room}, 'in', 1, 'Banco', ${luis})`

/** Rejected statements at the edges of a rule, by its name, and permitted ones beside them. */
export type Edges = {
  refused: Record<string, Record<string, readonly SQL[]>>
  allowed: Record<string, readonly SQL[]>
}

/** Runs deferred checks now, as at the end of a transaction. */
export const checkNow = [sql`set constraints all immediate`, sql`set constraints all deferred`]

import { sql, type SQL } from 'drizzle-orm'
import { luis, room } from './one-of-everything.ts'

/** Statement that opens Luis's till with 500. */
export const till = (id: SQL, name = 'Mostrador') =>
  sql`insert into cash_days (id, till, float_centavos, opened_by) values (${id}, ${name}, 500, ${luis})`
export const opened = till(room)
export const day = (what: SQL) => sql`update cash_days set ${what}`
export const counted = day(sql`status = 'counted', counted_centavos = 500`)
export const closing = sql`status = 'closed', counted_centavos = 500, expected_centavos = 500, closed_by = ${luis}, closed_at = now()`
export const closed = day(closing)
export const moved = sql`insert into cash_movements (cash_day_id, kind, amount_centavos, reason, by) values (${room}, 'in', 1, 'Banco', ${luis})`

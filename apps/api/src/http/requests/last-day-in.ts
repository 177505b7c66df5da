import { sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../db/connect.ts'
import { today } from '../clock.ts'

/** Responds with the last day up to today among those that a query selects as its only column. */
export async function lastDayIn(db: Queryable, days: SQL) {
  const { rows } = await db.execute<{ lastDay: string | null }>(
    sql`select max(shown.day)::text as "lastDay" from (${days}) as shown(day) where shown.day <= ${today()}::date`,
  )
  return { data: { lastDay: rows[0]?.lastDay ?? null } }
}

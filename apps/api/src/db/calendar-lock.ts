import { sql } from 'drizzle-orm'
import type { Tx } from './connect.ts'
import { namedStatement } from './named-statement.ts'

/** Key of the calendar's advisory lock; no other lock uses it. */
const calendarLock = 7_864_519

/** Keeps the calendar as it is until this transaction ends, together with everybody else who books. */
export const shareCalendar = namedStatement('share calendar', (db) =>
  db
    .select({ locked: sql`pg_advisory_xact_lock_shared(${sql.raw(`${calendarLock}`)})` })
    .from(sql`(values (1)) one`),
)

/** Keeps everybody from booking until this transaction ends, so that what it changes holds for all who book after it. */
export const holdCalendar = (tx: Tx) => tx.execute(sql`select pg_advisory_xact_lock(${calendarLock})`)

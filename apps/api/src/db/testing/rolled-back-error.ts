import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../connect.ts'

/** Runs statements with deferred rules, rolls them back and returns their error; `Rollback` if they pass. */
export const rolledBackError = ({ db }: Database, statements: SQL | readonly SQL[]) =>
  db
    .transaction(async (tx) => {
      for (const statement of [statements].flat()) await tx.execute(statement)
      await tx.execute(sql`set constraints all immediate`)
      tx.rollback()
    })
    .catch((error: unknown) => error)

import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../connect.ts'

/** The error of statements that must not pass, deferred rules included; nothing of them stays. One that passes says `Rollback`. */
export const rolledBackError = ({ db }: Database, statements: SQL | readonly SQL[]) =>
  db
    .transaction(async (tx) => {
      for (const statement of [statements].flat()) await tx.execute(statement)
      await tx.execute(sql`set constraints all immediate`)
      tx.rollback()
    })
    .catch((error: unknown) => error)

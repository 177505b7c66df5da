import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { NodePgSession, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { retryOnDeadlock } from './retry-on-deadlock.ts'

/**
 * Runs Drizzle's transactions on connections that always return to the pool. Drizzle's own keeps the connection for ever where `begin`
 * fails, as it does on one that broke while idle; some restarts of the server later, none would be left. One that loses to another in a
 * deadlock is run again.
 */
export function releaseConnections<Schema extends Record<string, unknown>>(
  db: NodePgDatabase<Schema>,
  pool: Pool,
): NodePgDatabase<Schema> {
  const dialect = new PgDialect()
  const { fullSchema, schema, tableNamesMap } = db._
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const session = new NodePgSession<Schema, ExtractTablesWithRelations<Schema>>(
        client,
        dialect,
        schema && { fullSchema, schema, tableNamesMap },
      )
      return await session.transaction(work, config)
    } finally {
      client.release()
    }
  }
  db.transaction = (work, config) => retryOnDeadlock(() => transaction(work, config))
  return db
}

import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { NodePgSession, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { currentOrigin } from './change-origin.ts'
import { retryOnDeadlock } from './retry-on-deadlock.ts'
import { toldInstant } from './told-instant.ts'

/**
 * Runs Drizzle's transactions on connections that always return to the pool. Drizzle's own keeps the connection for ever where `begin`
 * fails, as it does on one that broke while idle; some restarts of the server later, none would be left. One that loses to another in a
 * deadlock is run again.
 *
 * A transaction of a request begins by telling the database whose it is, for the audit trail; one on a simulated clock what instant it is.
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
      return await session.transaction(async (tx) => {
        const told = tellDatabase(client)
        const answer = await work(tx)
        await told
        return answer
      }, config)
    } finally {
      client.release()
    }
  }
  db.transaction = (work, config) => retryOnDeadlock(() => transaction(work, config))
  return db
}

/** Not waited for: it goes before the first statement, and where it fails the transaction fails with it. */
function tellDatabase(client: PoolClient) {
  const origin = currentOrigin()
  const instant = toldInstant()
  const telling = Promise.all([
    origin && tell(client, 'origin', JSON.stringify(origin)),
    instant && tell(client, 'instant', instant),
  ])
  telling.catch(() => undefined)
  return telling
}

const tell = (client: PoolClient, what: 'origin' | 'instant', value: string) =>
  client.query({
    name: `tell ${what}`,
    text: `select set_config('rumi.${what}', $1, true)`,
    values: [value],
  })

import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { NodePgSession, NodePgTransaction, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { currentOrigin } from './change-origin.ts'
import { retryOnDeadlock } from './retry-on-deadlock.ts'
import { gatherForCommit } from './send-with-commit.ts'
import { transactionInstant } from './transaction-instant.ts'

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
  const known = schema && { fullSchema, schema, tableNamesMap }
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      const session = new NodePgSession<Schema, ExtractTablesWithRelations<Schema>>(client, dialect, known)
      // What is asked of it beside a plain beginning may be refused, so nothing is sent before it is known to hold.
      if (config)
        return await session.transaction((tx) => alongside(tellDatabase(client), () => work(tx)), config)
      const tx = new NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>(dialect, session, known)
      return await betweenBeginAndCommit(client, () => work(tx))
    } finally {
      client.release()
    }
  }
  db.transaction = (work, config) => retryOnDeadlock(() => transaction(work, config))
  return db
}

const betweenBeginAndCommit = <T>(client: PoolClient, work: () => Promise<T>): Promise<T> =>
  gatherForCommit(client, async (sent) => {
    try {
      const answer = await alongside(Promise.all([client.query('begin'), tellDatabase(client)]), work)
      await Promise.all([...sent, client.query('commit')])
      return answer
    } catch (failure) {
      await client.query('rollback')
      throw failure
    }
  })

/**
 * Does the work without waiting for what was sent before it; where that fails, the work has failed. A plain `begin` fails with its
 * connection, as whatever is sent behind it does.
 */
async function alongside<T>(sent: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  sent.catch(() => undefined)
  const answer = await work()
  await sent
  return answer
}

/** Tells it whose the transaction is, and what instant it is where that is not the clock's. */
function tellDatabase(client: PoolClient) {
  const origin = currentOrigin()
  const instant = transactionInstant()
  return Promise.all([
    origin && tell(client, 'origin', JSON.stringify(origin)),
    instant && tell(client, 'instant', instant),
  ])
}

const tell = (client: PoolClient, what: 'origin' | 'instant', value: string) =>
  client.query({
    name: `tell ${what}`,
    text: `select set_config('rumi.${what}', $1, true)`,
    values: [value],
  })

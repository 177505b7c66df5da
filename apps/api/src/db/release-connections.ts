import { PgDialect } from 'drizzle-orm/pg-core'
import { NodePgSession, NodePgTransaction, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { takeConnection, type PooledClient } from './batching-client.ts'
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
export function releaseConnections(db: NodePgDatabase, pool: Pool): NodePgDatabase {
  const dialect = new PgDialect()
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await takeConnection(pool)
    try {
      const session = new NodePgSession<Schema, Schema>(client, dialect, undefined)
      // Extra options may be rejected, so nothing is sent before BEGIN succeeds.
      if (config)
        return await session.transaction((tx) => alongside(tellDatabase(client), () => work(tx)), config)
      const tx = new NodePgTransaction<Schema, Schema>(dialect, session, undefined)
      return await betweenBeginAndCommit(client, () => work(tx))
    } finally {
      client.release()
    }
  }
  db.transaction = (work, config) => retryOnDeadlock(() => transaction(work, config))
  return db
}

/** Drizzle's relations are unused. Each transaction would copy them. */
type Schema = Record<string, never>

const begin = { name: 'begin', text: 'begin' }
const commit = { name: 'commit', text: 'commit' }

const betweenBeginAndCommit = <T>(client: PooledClient, work: () => Promise<T>): Promise<T> =>
  gatherForCommit(client, async (sent) => {
    try {
      const answer = await alongside(Promise.all([client.ask(begin, []), tellDatabase(client)]), work)
      await Promise.all([...sent, client.ask(commit, [])])
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

/** Passes the origin of the transaction to the database, and its instant if simulated. */
function tellDatabase(client: PooledClient) {
  const origin = currentOrigin()
  const instant = transactionInstant()
  return Promise.all([
    origin && tell(client, 'origin', JSON.stringify(origin)),
    instant && tell(client, 'instant', instant),
  ])
}

const tell = (client: PooledClient, what: 'origin' | 'instant', value: string) =>
  client.ask({ name: `tell ${what}`, text: `select set_config('rumi.${what}', $1, true)` }, [value])

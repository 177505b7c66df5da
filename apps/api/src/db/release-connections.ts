import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { currentOrigin } from './change-origin.ts'
import { retryOnDeadlock } from './retry-on-deadlock.ts'
import { transactionInstant } from './transaction-instant.ts'

/**
 * Runs transactions on connections that always return to the pool; Drizzle keeps a connection for ever where
 * `begin` fails, as on one that broke while idle. Repeats a transaction that lost a deadlock. Sets the
 * request's origin for the audit trail, and the instant of a simulated clock.
 */
export function releaseConnections(db: NodePgDatabase, pool: Pool): NodePgDatabase {
  const transaction: typeof db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(async (tx) => {
        await describeTransaction(tx)
        return work(tx)
      }, config)
    } finally {
      client.release()
    }
  }
  db.transaction = (work, config) => retryOnDeadlock(() => transaction(work, config))
  return db
}

async function describeTransaction(tx: Pick<NodePgDatabase, 'execute'>) {
  const origin = currentOrigin()
  if (origin) await tx.execute(sql`select set_config('rumi.origin', ${JSON.stringify(origin)}, true)`)
  const instant = transactionInstant()
  if (instant) await tx.execute(sql`select set_config('rumi.instant', ${instant}, true)`)
}

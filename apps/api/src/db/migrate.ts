import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMissing } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './connect.ts'

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** A number that stands for 'someone is migrating'; nothing else locks by it. */
const migrationLock = 7_864_517

/**
 * Brings the database to the newest schema. Several instances may ask at once: one migrates, the others wait and find it done.
 * All that is missing is applied in one transaction, so that a death in the middle leaves what was there before.
 */
export async function migrate({ pool }: Pick<Database, 'pool'>) {
  const client = await pool.connect()
  try {
    // Building an index, or waiting for another instance to do so, may take longer than a request may.
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    )
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await applyMissing(drizzle(client), { migrationsFolder })
  } finally {
    // The lock and the settings go with the connection.
    client.release(true)
  }
}

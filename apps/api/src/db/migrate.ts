import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMissing } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { withoutTimeouts } from './without-timeouts.ts'

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** A number that stands for 'someone is migrating'; nothing else locks by it. */
const migrationLock = 7_864_517

/** A database that a later version of the program has changed; this one would not know what it is doing. */
export class DatabaseTooNew extends Error {}

/**
 * Brings the database to the newest schema. Several instances may ask at once: one migrates, the others wait and find it done.
 * All that is missing is applied in one transaction, so that a death in the middle leaves what was there before. Nothing is done to a database that a newer program has migrated.
 */
export async function migrate({ pool }: Pick<Database, 'pool'>) {
  await withoutTimeouts(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await refuseUnknown(client)
    await applyMissing(drizzle(client), { migrationsFolder })
  })
}

async function refuseUnknown(client: PoolClient) {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!found[0]?.there) return
  const known = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash))
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations')
  const unknown = rows.filter(({ hash }) => !known.has(hash)).length
  if (unknown > 0)
    throw new DatabaseTooNew(
      `The database was made by a newer version of Rumi than this one (it has ${unknown} migrations that this one does not know); start that version, or restore a backup that this one made.`,
    )
}

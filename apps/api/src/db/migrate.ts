import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMissing } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles, type MigrationMeta } from 'drizzle-orm/migrator'
import type { PoolClient } from 'pg'
import type { Database } from './connect.ts'
import { formerStepsIn } from './former-steps.ts'
import { withoutTimeouts } from './without-timeouts.ts'

export const migrationsFolder = fileURLToPath(new URL('migrations', import.meta.url))

/** A number that stands for 'someone is migrating'; nothing else locks by it. */
const migrationLock = 7_864_517

/** A database that a later version of the program has changed; this one would not know what it is doing. */
export class DatabaseTooNew extends Error {}

/** A database from before the baseline that lacks some of what the baseline stands for. */
export class DatabaseTooOld extends Error {}

/**
 * Brings the database to the newest schema. Several instances may ask at once: one migrates, the others wait and find it done.
 * All that is missing is applied in one transaction, so that a death in the middle leaves what was there before. Nothing is done to a database that a newer program has migrated.
 */
export async function migrate({ pool }: Pick<Database, 'pool'>) {
  await withoutTimeouts(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await settleHistory(client)
    await applyMissing(drizzle(client), { migrationsFolder })
  })
}

/**
 * Compares what is noted of the database with what is known here. One that was made in all of the steps before the baseline is what the
 * baseline makes, so that is noted of it instead; a part of them, or what nobody here knows, is refused.
 */
async function settleHistory(client: PoolClient) {
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as there`,
  )
  if (!found[0]?.there) return
  const known = readMigrationFiles({ migrationsFolder })
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  )
  const noted = rows.map(({ hash }) => hash)
  const former = formerStepsIn(noted)
  if (former === 'all') return noteBaseline(client, known[0]!)
  if (former === 'some')
    throw new DatabaseTooOld(
      'The database was made by a version of Rumi from before the baseline and lacks some of its changes; start the last version before the baseline once, then this one.',
    )
  const unknown = noted.filter((hash) => known.every((migration) => migration.hash !== hash)).length
  if (unknown > 0)
    throw new DatabaseTooNew(
      `The database was made by a newer version of Rumi than this one (it has ${unknown} migrations that this one does not know); start that version, or restore a backup that this one made.`,
    )
}

async function noteBaseline(client: PoolClient, { hash, folderMillis }: MigrationMeta) {
  await client.query('begin')
  await client.query('delete from drizzle.__drizzle_migrations')
  await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])
  await client.query('commit')
}

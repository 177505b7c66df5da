import type { PoolClient } from 'pg'
import type { Database } from '../connect.ts'
import { squashedState } from './squashed-migrations.ts'
import { applyMigrations, readMigrations, recordBaseline, recordedMigrations } from './migrations.ts'
import { replaceDefinitions } from './sql-definitions.ts'
import { withoutTimeouts } from '../without-timeouts.ts'

/** Key of the advisory lock that is held while migrating; nothing else uses it. */
const migrationLock = 7_864_517

/** The database was changed by a later version of the program. */
export class DatabaseTooNew extends Error {}

/** The database lacks migrations that were squashed into the baseline. */
export class DatabaseTooOld extends Error {}

/**
 * Brings the database to the newest schema in one transaction: missing functions, migrations, then all functions and views where
 * their files changed. Concurrent instances wait for one another.
 *
 * @throws DatabaseTooNew or DatabaseTooOld, having changed nothing.
 */
export async function migrate({ pool }: Pick<Database, 'pool'>) {
  await withoutTimeouts(pool, async (client) => {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await client.query('begin')
    await applyMissing(client)
    await client.query('commit')
  })
}

async function applyMissing(client: PoolClient) {
  const known = readMigrations()
  let recorded = await recordedMigrations(client)
  const state = squashedState(recorded)
  if (state === 'part')
    throw new DatabaseTooOld(
      'The database was made by a version of Rumi from before the baseline and lacks some of its changes; start the last version before the baseline once, then this one.',
    )
  if (state === 'all') {
    await recordBaseline(client, known[0]!)
    recorded = [known[0]!.hash]
  }
  const unknown = recorded.filter((hash, place) => known[place]?.hash !== hash).length
  if (unknown > 0)
    throw new DatabaseTooNew(
      `The database was made by a newer version of Rumi than this one (it has ${unknown} migrations that this one does not know); start that version, or restore a backup that this one made.`,
    )
  await applyMigrations(client, known, recorded.length)
  await replaceDefinitions(client, { always: known.length > recorded.length })
}

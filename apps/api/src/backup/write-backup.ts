import { rename, rm, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { PoolClient } from 'pg'
import type { Database } from '../db/connect.ts'
import { recordedMigrations } from '../db/migrating/migrations.ts'
import { withoutTimeouts } from '../db/without-timeouts.ts'
import { fileIdIn, isStoredName, knownFileIds, type FileStore } from '../files/index.ts'
import { eventsStillWaiting } from '../jobs/index.ts'
import { writeBackupFile, type BackupEnding, type BackupPart } from './backup-lines.ts'
import { storedTables } from './stored-tables.ts'
import { WrongBackup } from './wrong-backup.ts'

const rowsAtOnce = 500

export type BackupMade = {
  end: BackupEnding['end']
  /** Ids of files that the database names and the store has not. */
  missing: string[]
}

/**
 * Writes database and uploads into one file, as of one snapshot. Both engines write the same format and
 * restore each other's.
 */
export async function writeBackup(
  { pool }: Pick<Database, 'pool'>,
  store: FileStore,
  path: string,
  { madeAt, passphrase }: { madeAt: string; passphrase?: string | undefined },
): Promise<BackupMade> {
  if (await isThere(path)) throw new WrongBackup('it is there already; name another file')
  const part = `${path}.part`
  try {
    return await withoutTimeouts(pool, async (client) => {
      await client.query('begin isolation level repeatable read read only')
      const migrations = await recordedMigrations(client)
      if (migrations.length === 0) throw new WrongBackup('the database is empty')
      const report = { missing: [] as string[] }
      await rm(part, { force: true })
      const { end } = await writeBackupFile(
        { path: part, passphrase },
        { backup: 'rumi', format: 1, madeAt, migrations, sequences: await sequencesOf(client) },
        partsOf(client, store, report),
      )
      await rename(part, path)
      return { end, ...report }
    })
  } finally {
    await rm(part, { force: true })
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

async function sequencesOf(client: PoolClient) {
  const { rows } = await client.query<{ name: string; value: string }>(`
    select sequencename as name, last_value::text as value from pg_sequences
    where schemaname = 'public' and last_value is not null order by 1`)
  return rows
}

async function* partsOf(
  client: PoolClient,
  store: FileStore,
  report: { missing: string[] },
): AsyncGenerator<BackupPart> {
  for (const table of await storedTables(client)) {
    yield table
    yield* rowsOf(
      client,
      `select row_to_json(t)::text as row from public.${client.escapeIdentifier(table.table)} t`,
    )
    if (table.table === 'outbox') yield* rowsOf(client, await waitingEvents(client))
  }
  yield* filesOf(client, store, report)
}

async function* rowsOf(client: PoolClient, query: string): AsyncGenerator<BackupPart> {
  await client.query(`declare backup_rows no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from backup_rows`)
    yield* rows
    if (rows.length < rowsAtOnce) break
  }
  await client.query('close backup_rows')
}

async function waitingEvents(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('jobs.job') is not null as there`,
  )
  return rows[0]?.there ? eventsStillWaiting : 'select null::text as row where false'
}

/** Files that rows of the snapshot reference. Others are swept later. */
async function* filesOf(
  client: PoolClient,
  store: FileStore,
  report: { missing: string[] },
): AsyncGenerator<BackupPart> {
  const { rows } = await client.query<{ id: string }>(
    `select id from (${knownFileIds}) as stored order by id`,
  )
  const missing = new Set(rows.map(({ id }) => id))
  const known = new Set(missing)
  for (const name of await store.names()) {
    const id = fileIdIn(name)
    if (id === null || !known.has(id) || !isStoredName(name)) continue
    const found = await store.read(name)
    if (!found) continue
    missing.delete(id)
    yield { file: name, bytes: await buffer(found.stream) }
  }
  report.missing = [...missing]
}

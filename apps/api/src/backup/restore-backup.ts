import type { PoolClient } from 'pg'
import type { Database } from '../db/connect.ts'
import { applyMigrations, readMigrations } from '../db/migrating/migrations.ts'
import { replaceDefinitions } from '../db/migrating/sql-definitions.ts'
import { squashedState } from '../db/migrating/squashed-migrations.ts'
import { withoutTimeouts } from '../db/without-timeouts.ts'
import type { FileStore } from '../files/index.ts'
import { readBackupFile, type BackupEnding, type BackupPreface } from './backup-lines.ts'
import { loadFreely } from './load-freely.ts'
import { rowLoader } from './row-loader.ts'
import { holdsAnything } from './stored-tables.ts'
import { WrongBackup } from './wrong-backup.ts'

/**
 * Restores all tables of a backup and runs the migrations added since, in one transaction. Ends every session,
 * because one that was ended since the backup would be open again.
 */
export async function restoreBackup(
  { pool }: Pick<Database, 'pool'>,
  store: FileStore,
  path: string,
  { replace, passphrase }: { replace: boolean; passphrase?: string | undefined },
): Promise<BackupEnding['end']> {
  const { about, end } = await readWhole(path, passphrase)
  // An uncommitted transaction ends with its connection.
  return withoutTimeouts(pool, async (client) => {
    if (!replace && (await holdsAnything(client)))
      throw new WrongBackup('the database is not empty; add --replace to give up what is in it')
    await client.query('begin')
    await emptyDatabase(client)
    await load(client, store, { about, end, path, passphrase })
    for (const table of ['sessions', 'kiosks', 'login_challenges', 'passkey_challenges'])
      await client.query(`delete from public.${table}`)
    await client.query('commit')
    return end
  })
}

/** Reads the file to its end, so that nothing is touched for one that is cut off or changed. */
async function readWhole(path: string, passphrase: string | undefined) {
  let about: BackupPreface | undefined
  let end: BackupEnding['end'] | undefined
  for await (const read of readBackupFile(path, { passphrase })) {
    if ('backup' in read) about = read
    else if ('end' in read) end = read.end
  }
  if (!about || !end) throw new WrongBackup('it is cut off')
  return { about, end }
}

async function load(
  client: PoolClient,
  store: FileStore,
  {
    about,
    end,
    path,
    passphrase,
  }: { about: BackupPreface; end: BackupEnding['end']; path: string; passphrase: string | undefined },
) {
  const known = readMigrations()
  const state = squashedState(about.migrations)
  if (state === 'part')
    throw new WrongBackup('it is from before the baseline; the version that made it restores it')
  const applied = state === 'all' ? [known[0]?.hash] : about.migrations
  const isOlder = applied.every((hash, place) => known[place]?.hash === hash)
  if (!isOlder) throw new WrongBackup('it comes from a newer version of the house than this one')
  await applyMigrations(client, known, 0, applied.length)
  const isCurrent = applied.length === known.length
  if (isCurrent) await replaceDefinitions(client, { always: true })
  await loadFreely(client, { runRules: isCurrent }, async () => {
    const loader = rowLoader(client)
    for await (const read of readBackupFile(path, { passphrase })) {
      if ('file' in read) await store.keep(read.file, read.bytes)
      else if ('table' in read) await loader.begin(read)
      else if ('row' in read) await loader.add(read.row)
    }
    await loader.finish()
    for (const { name, value } of about.sequences)
      await client.query('select setval($1::regclass, $2)', [
        `public.${client.escapeIdentifier(name)}`,
        value,
      ])
  })
  // Counted before the later migrations, which may move rows to other tables.
  await compare(client, end)
  await applyMigrations(client, known, applied.length)
  await replaceDefinitions(client, { always: true })
}

/** Compares the row counts with those in the backup. */
async function compare(client: PoolClient, { rows }: BackupEnding['end']) {
  for (const [table, expected] of Object.entries(rows)) {
    if (expected === 0) continue
    const { rows: counted } = await client.query<{ count: number }>(
      `select count(*) from public.${client.escapeIdentifier(table)}`,
    )
    if (counted[0]?.count !== expected)
      throw new WrongBackup(`${table} should have ${expected} rows and has ${counted[0]?.count}`)
  }
}

/** Drops everything in the database within the open transaction; extensions stay. */
export async function emptyDatabase(client: PoolClient) {
  await client.query('drop schema if exists drizzle cascade; drop schema if exists jobs cascade')
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop table %s cascade', oid::regclass) as statement
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select format('drop function %s cascade', p.oid::regprocedure)
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`)
  for (const { statement } of rows) await client.query(statement)
}

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'
import { createMissingFunctions } from './sql-definitions.ts'

export const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))

/** `hash` is the SHA-256 of the file, which is what the database records. */
export type Migration = { name: string; sql: string; hash: string }

/** Returns the versioned migrations in the order of their numbers. */
export function readMigrations(): Migration[] {
  const names = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))
  return names.toSorted().map((name) => {
    const sql = readFileSync(join(migrationsFolder, name), 'utf8')
    return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
  })
}

/** Returns the hashes of the migrations that the database records, oldest first; none for an empty database. */
export async function recordedMigrations(client: PoolClient): Promise<string[]> {
  const { rows: found } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!found[0]?.exists) return []
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at, id',
  )
  return rows.map(({ hash }) => hash)
}

/** Replaces the records of the migrations that were squashed by the record of the baseline. */
export async function recordBaseline(client: PoolClient, baseline: Migration) {
  await client.query('delete from drizzle.__drizzle_migrations')
  await record(client, baseline)
}

/** Applies the migrations `from` (inclusive) to `to` (exclusive) of `known` in the caller's transaction and records them. */
export async function applyMigrations(
  client: PoolClient,
  known: readonly Migration[],
  from: number,
  to = known.length,
) {
  await client.query(`
    create schema if not exists drizzle;
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`)
  for (let place = from; place < to; place++) {
    await createMissingFunctions(client, known.slice(place))
    await client.query(known[place]!.sql)
    await record(client, known[place]!)
  }
}

const record = (client: PoolClient, { hash }: Migration) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    Date.now(),
  ])

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'

export const functionsFolder = fileURLToPath(new URL('../functions', import.meta.url))

/** A statement that creates or replaces one function or view. */
export type SqlDefinition = { kind: 'function' | 'view'; name: string; sql: string }

/** Returns every function and view of `functions/`, in the order of the files. */
export function readDefinitions(): SqlDefinition[] {
  const names = readdirSync(functionsFolder).filter((name) => name.endsWith('.sql'))
  const files = names.toSorted().map((name) => readFileSync(join(functionsFolder, name), 'utf8'))
  return files.flatMap((file) =>
    file.split(/^(?=CREATE OR REPLACE )/m).flatMap((sql) => {
      const [, kind, name] = /^CREATE OR REPLACE (FUNCTION|VIEW) (\w+)/.exec(sql) ?? []
      return kind && name
        ? [{ kind: kind === 'VIEW' ? ('view' as const) : ('function' as const), name, sql }]
        : []
    }),
  )
}

/**
 * Creates the functions that the database lacks, so that migrations can use them in triggers, constraints and indexes. A function that one
 * of `missing` renames is created under its former name, by which the migrations before know it. Existing functions stay as they are
 * until `replaceDefinitions`. Bodies are not checked here: they name tables that later statements create.
 */
export async function createMissingFunctions(client: PoolClient, missing: readonly { sql: string }[]) {
  await client.query('set local check_function_bodies = off')
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  const existing = new Set(rows.map(({ name }) => name))
  const formerNames = new Map(missing.flatMap(({ sql }) => renamesIn(sql)))
  for (const { kind, name, sql } of readDefinitions()) {
    const former = formerNames.get(name) ?? name
    if (kind === 'function' && !existing.has(name) && !existing.has(former))
      await client.query(sql.replace(name, former))
  }
}

/** Returns the new and the former name of each function that a migration renames. */
const renamesIn = (sql: string) =>
  Array.from(
    sql.matchAll(/^ALTER FUNCTION (\w+)\(.*\) RENAME TO (\w+)/gm),
    ([, former = '', name = '']) => [name, former] as const,
  )

/**
 * Creates or replaces all functions and views in the caller's transaction and records the hash of the folder. Does nothing where that
 * hash is recorded already, unless `always`: a migration may have dropped a view to change a column under it.
 */
export async function replaceDefinitions(client: PoolClient, { always }: { always: boolean }) {
  const definitions = readDefinitions()
  const hash = createHash('sha256')
    .update(definitions.map(({ sql }) => sql).join(''))
    .digest('hex')
  await client.query('create table if not exists drizzle.sql_definitions (hash text primary key)')
  const recorded = await client.query('select from drizzle.sql_definitions where hash = $1', [hash])
  if (recorded.rowCount && !always) return
  await client.query('set local check_function_bodies = off')
  for (const { kind, sql } of definitions) if (kind === 'function') await client.query(sql)
  await dropViews(client)
  for (const { kind, sql } of definitions) if (kind === 'view') await client.query(sql)
  await client.query('delete from drizzle.sql_definitions')
  await client.query('insert into drizzle.sql_definitions (hash) values ($1)', [hash])
}

/** Drops the views first, because `CREATE OR REPLACE VIEW` cannot remove or rename a column. */
async function dropViews(client: PoolClient) {
  const { rows } = await client.query<{ names: string | null }>(
    `select string_agg(oid::regclass::text, ', ') as names from pg_class c
     where relnamespace = 'public'::regnamespace and relkind = 'v'
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`,
  )
  if (rows[0]?.names) await client.query(`drop view ${rows[0].names}`)
}

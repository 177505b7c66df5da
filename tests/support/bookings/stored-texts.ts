import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Pool } from 'pg'

export type StoredText = { table: string; column: string; text: string }

/** The texts in a value, also those inside of JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return value === undefined ? [] : [JSON.stringify(value)]
  return Object.entries(value).flatMap(([name, inner]) => [name, ...textsIn(inner)])
}

/** Every text of every row of every table, in whatever schema: a table that is added is looked into by itself. */
export async function storedTexts(pool: Pick<Pool, 'query'>): Promise<StoredText[]> {
  const { rows: tables } = await pool.query<{ table: string }>(`
    select format('%I.%I', n.nspname, c.relname) as table
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema' order by 1`)
  const found: StoredText[] = []
  for (const { table } of tables) {
    const { rows } = await pool.query<{ row: Record<string, unknown> }>(
      `select to_json(t) as row from ${table} t`,
    )
    for (const { row } of rows)
      for (const [column, value] of Object.entries(row))
        for (const text of textsIn(value)) found.push({ table, column, text })
  }
  return found
}

/** A mail as it can be read: without the breaks that its encodings put into words, and what is base64 in it opened. */
const asRead = (bytes: Buffer) => {
  const raw = bytes.toString('latin1')
  const joined = raw.replaceAll(/=\r?\n/g, '').replaceAll('=40', '@')
  const opened = raw
    .split(/\r?\n\r?\n/)
    .filter((part) => /^[\w+/=\s]+$/.test(part))
    .map((part) => Buffer.from(part, 'base64').toString('latin1'))
  return [raw, joined, ...opened].join('\n')
}

/** Every file below a folder, its name and what can be read in it. */
export async function storedFiles(folder: string): Promise<{ path: string; text: string }[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => ({
        path: relative(folder, join(parentPath, name)),
        text: asRead(await readFile(join(parentPath, name))),
      })),
  )
}

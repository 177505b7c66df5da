import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../db/connect.ts'
import { migrationsFolder } from '../../db/migrate.ts'

/** What migrations after the baseline have written, as one text. */
async function laterMigrations() {
  const names = (await readdir(migrationsFolder)).filter((name) => /^(?!0000)\d+.*\.sql$/.test(name))
  const texts = await Promise.all(names.map((name) => readFile(join(migrationsFolder, name), 'utf8')))
  return texts.join('\n')
}

/** The tables that they have made. */
export const laterTables = async () =>
  [...(await laterMigrations()).matchAll(/CREATE TABLE "(\w+)"/gi)].map(([, table]) => table!)

/** What the books hold follows from the rest since they post by themselves, with entries and numbers of their own. */
export const followsFromTheRest = ['gl_entries', 'gl_lines']

/** Takes out of a house what later migrations have added; photographs are asked for by every backup and stay, without a row. */
export async function undoLaterMigrations({ pool }: Database) {
  await pool.query('update dogs set sterilised = false where sterilised is null')
  await pool.query(`update dog_occupancies set kind = 'visit' where kind = 'event'`)
  const tables = (await laterTables()).filter((table) => table !== 'photos')
  const columns = [...(await laterMigrations()).matchAll(/ALTER TABLE "(\w+)" ADD COLUMN "(\w+)"/gi)]
  for (const table of tables) await pool.query(`drop table "${table}" cascade`)
  for (const [, table, column] of columns)
    if (!tables.includes(table!)) await pool.query(`alter table "${table}" drop column "${column}" cascade`)
  await pool.query('delete from photos')
  await pool.query('truncate gl_entries cascade')
}

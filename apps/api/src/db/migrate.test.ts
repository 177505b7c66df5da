import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { formerSteps } from './former-steps.ts'
import { migrate, migrationsFolder } from './migrate.ts'
import { empty } from './testing/database-templates.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeEach(async () => {
  database = await openTestDatabase(empty, { races: true })
})
afterEach(() => database.close())

const forgetEverything = () =>
  database.pool.query('drop schema public cascade; drop schema drizzle cascade; create schema public')

const journal = async () => {
  const { rows } = await database.db.execute<{ count: number }>(
    sql`select count(*) as count from drizzle.__drizzle_migrations`,
  )
  return rows[0]?.count
}

const written = async () => (await readdir(migrationsFolder)).filter((name) => name.endsWith('.sql')).length

test('a database that is up to date is left as it is', async () => {
  expect(await journal()).toBe(await written())
  await migrate(database)
  expect(await journal()).toBe(await written())
})

/** An embedded database is one process's (`folder-lock.ts`); several instances share a server. */
test.runIf(process.env.TEST_DATABASE_URL)(
  'of several instances that start together one migrates, and all of them find it done',
  async () => {
    await forgetEverything()
    await Promise.all(Array.from({ length: 5 }, () => migrate(database)))
    expect(await journal()).toBe(await written())
    expect(await database.db.execute(sql`select * from users`)).toMatchObject({ rowCount: 0 })
  },
)

test('a migration that dies in the middle leaves what was there, and the next start succeeds alone', async () => {
  await forgetEverything()
  // A late statement stumbles over this function, after everything before it went well.
  await database.pool.query(
    'create function files_leave_no_bytes() returns trigger language plpgsql as $$ begin return null; end $$',
  )
  await expect(migrate(database)).rejects.toThrow('files_leave_no_bytes')
  expect((await database.pool.query(`select to_regclass('users') as found`)).rows).toEqual([{ found: null }])

  await database.pool.query('drop function files_leave_no_bytes')
  await migrate(database)
  expect(await journal()).toBe(await written())
})

test('the bounds of a request hold again after migrating', async () => {
  const { rows } = await database.db.execute<{ bound: string }>(
    sql`select current_setting('statement_timeout') as bound`,
  )
  expect(rows).toEqual([{ bound: '3s' }])
})

test('a database that a newer program has migrated is refused and left as it is', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at) values ('from-tomorrow', 32503680000000)`,
  )
  const before = await journal()
  await expect(migrate(database)).rejects.toThrow(/newer version of Rumi than this one \(it has 1 migrations/)
  expect(await journal()).toBe(before)
})

const noteSteps = async (hashes: readonly string[]) => {
  await database.pool.query('delete from drizzle.__drizzle_migrations')
  await database.pool.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) select hash, place from unnest($1::text[]) with ordinality as step(hash, place)',
    [hashes],
  )
}

/** As the baseline leaves a database: what later migrations have added is gone. */
async function undoLaterMigrations() {
  await database.pool.query('drop schema public cascade; create schema public')
  const baseline = await readFile(join(migrationsFolder, '0000_baseline.sql'), 'utf8')
  for (const statement of baseline.split('--> statement-breakpoint')) await database.pool.query(statement)
}

test('a database made in the steps before the baseline is known as what the baseline makes, and goes on from there', async () => {
  await noteSteps(formerSteps)
  await undoLaterMigrations()
  await migrate(database)
  expect(await journal()).toBe(await written())
  await migrate(database)
  expect(await journal()).toBe(await written())
})

test.each([
  ['lacks the last of the steps before the baseline', formerSteps.slice(0, -1)],
  ['has them in another order', formerSteps.toReversed()],
])('a database that %s is refused and left as it is', async (_, steps) => {
  await noteSteps(steps)
  await expect(migrate(database)).rejects.toThrow(/from before the baseline and lacks some of its changes/)
  expect(await journal()).toBe(steps.length)
})

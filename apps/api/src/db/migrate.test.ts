import { readdir } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from './connect.ts'
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

test('of several instances that start together one migrates, and all of them find it done', async () => {
  await forgetEverything()
  await Promise.all(Array.from({ length: 5 }, () => migrate(database)))
  expect(await journal()).toBe(await written())
  expect(await database.db.execute(sql`select * from users`)).toMatchObject({ rowCount: 0 })
})

test('a migration that dies in the middle leaves what was there, and the next start succeeds alone', async () => {
  await forgetEverything()
  // The last migration of all stumbles over this table, after everything before it went well.
  await database.pool.query('create table gl_lines (in_the_way int)')
  await expect(migrate(database)).rejects.toThrow('gl_lines')
  expect((await database.pool.query(`select to_regclass('users') as found`)).rows).toEqual([{ found: null }])

  await database.pool.query('drop table gl_lines')
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

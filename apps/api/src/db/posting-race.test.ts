import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { empty } from './testing/database-templates.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

/** Two sessions at once need a server: the embedded database has one. */
const skip = !process.env.TEST_DATABASE_URL

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(empty, { races: true })
})
afterAll(() => database.close())

test('no line slips into an entry behind the back of whoever posts it', { skip }, async () => {
  const { pool } = database
  await pool.query(`with cash as (
      insert into accounts (code, name, type, nature) values ('101.01', 'Caja', 'asset', 'debit') returning id),
    entry as (insert into gl_entries (date, description) values ('2026-10-10', 'Depósito') returning id)
    insert into gl_lines select entry.id, side, cash.id, side * 100, (1 - side) * 100, '' from cash, entry, generate_series(0, 1) side`)
  const meddler = await pool.connect()
  await meddler.query(
    'begin; insert into gl_lines select entry_id, 2, account_id, 7, 0, memo from gl_lines limit 1',
  )
  const posting = Promise.allSettled([pool.query(`update gl_entries set status = 'posted'`)])
  await new Promise((done) => setTimeout(done, 200))
  await meddler.query('commit')
  meddler.release()
  expect(await posting).toMatchObject([{ reason: { constraint: 'gl_entries_balance' } }])
  expect((await pool.query('select status from gl_entries')).rows).toEqual([{ status: 'draft' }])
})

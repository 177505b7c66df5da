import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { migrationsFolder } from '../db/migrate.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { messageRepository } from './message-repository.ts'

let database: Database
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const rule = 'visitor_messages_ask_for_days_that_exist'
const statements = async () =>
  (await readFile(join(migrationsFolder, '0024_visitors_ask_for_days_that_exist.sql'), 'utf8'))
    .split('--> statement-breakpoint')
    .slice(1)

test('times that do not exist and were kept before anybody looked become words of their message', async () => {
  const { db, pool } = database
  await pool.query(`alter table visitor_messages drop constraint ${rule}`)
  await pool.query(`insert into visitor_messages (kind, name, email, message, start_asked, end_asked) values
    ('quote', 'Una', 'una@x.mx', 'Hola', '2026-02-30', '2026-03-02'), ('quote', 'Dos', 'dos@x.mx', '', '9999-99-99', null),
    ('quote', 'Tres', 'tres@x.mx', 'Hola', '2026-03-01', '2026-12-01T10:30:00.000Z'), ('contact', 'Cuatro', 'c@x.mx', 'Hola', null, null)`)
  for (const statement of await statements()) await pool.query(statement)
  const { items } = await messageRepository.list(db, { limit: 10, sort: 'name' })
  expect(items.map(({ name, message, start, end }) => [name, message, start, end])).toEqual([
    ['Cuatro', 'Hola', null, null],
    ['Dos', 'Fechas que escribió: 9999-99-99.', null, null],
    ['Tres', 'Hola', '2026-03-01', '2026-12-01T10:30:00.000Z'],
    ['Una', 'Hola\n\nFechas que escribió: 2026-02-30 a 2026-03-02.', null, null],
  ])
})

test.each([
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '1899-12-31',
  '2200-01-01',
  '2026-12-01T24:00Z',
  '2026-12-01T10:00',
  'mañana',
])('the database keeps no %s', async (time) => {
  const writing = database.pool.query(
    `insert into visitor_messages (kind, name, email, start_asked) values ('quote', 'Eva', 'eva@x.mx', $1)`,
    [time],
  )
  await expect(writing).rejects.toMatchObject({ constraint: rule })
})

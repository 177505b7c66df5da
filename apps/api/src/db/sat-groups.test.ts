import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { migrationsFolder } from './migrate.ts'
import { empty } from './testing/database-templates.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(empty)
})
afterAll(() => database.close())

test('a chart from before gets the right groups, and what the office named otherwise stays', async () => {
  const had = [
    ['401.01', '401.01'],
    ['401.04', '401.04'],
    ['401.04.01', '401.04.01'],
    ['401.04.02', ''],
    ['401.04.03', '401.02'],
    ['401.05', '401.05'],
  ]
  for (const [code, group] of had)
    await database.pool.query(
      `insert into accounts (code, name, type, nature, sat_group) values ($1, 'Ventas', 'income', 'credit', $2)`,
      [code, group],
    )
  const migration = await readFile(join(migrationsFolder, '0121_sat-groups.sql'), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await database.pool.query(statement)
  const { rows } = await database.pool.query<{ code: string; group: string }>(
    'select code, sat_group as "group" from accounts order by code',
  )
  expect(rows.map(({ code, group }) => [code, group])).toEqual([
    ['401.01', '401.01'],
    ['401.04', '401.01'],
    ['401.04.01', '401.01'],
    ['401.04.02', '401.01'],
    ['401.04.03', '401.02'],
    ['401.05', '401.38'],
  ])
})

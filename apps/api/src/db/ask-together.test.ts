import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askTogether } from './ask-together.ts'
import type { Database } from './connect.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

test('what a transaction asks together is carried out in its order, each seeing what came before', async () => {
  const [, , , { rows }] = await database.db.transaction((tx) =>
    askTogether(
      () => tx.execute(sql`create temporary table said (at serial, word text) on commit drop`),
      () => tx.execute(sql`insert into said (word) select 'first' from pg_sleep(0.05)`),
      () => tx.execute(sql`insert into said (word) select 'second ' || count(*) from said`),
      () => tx.execute(sql`select word from said order by at`),
    ),
  )
  expect(rows).toEqual([{ word: 'first' }, { word: 'second 1' }])
})

test('of several failures the first in the order of the questions is told, and nothing is kept', async () => {
  const later = async () => {
    throw new Error('refused at once')
  }
  const failed = database.db.transaction((tx) =>
    askTogether(
      () => tx.execute(sql`create table kept_by_mistake ()`),
      () => tx.execute(sql`select 1 / (select 0 from pg_sleep(0.05))`),
      later,
      () => tx.execute(sql`select 1`),
    ),
  )
  await expect(failed).rejects.toMatchObject({ cause: { code: '22012' } })
  const { rows } = await database.db.execute(sql`select to_regclass('kept_by_mistake') as found`)
  expect(rows).toEqual([{ found: null }])
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const rule = 'visitor_messages_ask_for_days_that_exist'

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

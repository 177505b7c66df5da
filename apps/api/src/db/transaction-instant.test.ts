import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { today } from '../http/clock.ts'
import type { Database, Queryable } from './connect.ts'
import { openTestDatabase } from './testing/open-test-database.ts'
import { setTransactionInstant } from './transaction-instant.ts'

let database: Database
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

const dayOfPosting = async (db: Queryable) =>
  (await db.execute<{ day: string }>(sql`select day_of_posting() as day`)).rows[0]!.day

test('posting uses the clock of the database, in transactions and outside of them', async () => {
  expect(await dayOfPosting(database.db)).toBe(today())
  expect(await database.db.transaction(dayOfPosting)).toBe(today())
})

test('a simulated clock dates its own transaction alone, in the time zone of the business', async () => {
  const setNone = setTransactionInstant(() => '2030-03-02T04:30:00.000Z')
  onTestFinished(setNone)
  expect(await database.db.transaction(dayOfPosting)).toBe('2030-03-01')
  setNone()
  expect(await database.db.transaction(dayOfPosting)).toBe(today())
})

test('a late event in a closed month is posted on the first day of the first open one', async () => {
  onTestFinished(setTransactionInstant(() => '2030-03-30T18:00:00.000Z'))
  await database.db.execute(sql`
    with keeper as (insert into users (name, last_name, email, role) values ('Conrado', 'Tapia', 'libros@casa.mx', 'contador') returning id)
    insert into closed_months (month, closed_by) select month::date, id from keeper, (values ('2030-03-01'), ('2030-02-01')) m (month)`)
  expect(await database.db.transaction(dayOfPosting)).toBe('2030-04-01')
})

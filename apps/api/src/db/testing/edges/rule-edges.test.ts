import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../connect.ts'
import { edgesOfAbsences } from './edges-of-absences.ts'
import { edgesOfAccounts } from './edges-of-accounts.ts'
import { edgesOfBooks } from './edges-of-books.ts'
import { edgesOfDeposits } from './edges-of-deposits.ts'
import { edgesOfIndexes } from './edges-of-indexes.ts'
import { edgesOfInvoices } from './edges-of-invoices.ts'
import { edgesOfPasses } from './edges-of-passes.ts'
import { edgesOfPayments } from './edges-of-payments.ts'
import { edgesOfPlaces } from './edges-of-places.ts'
import { edgesOfRooms } from './edges-of-rooms.ts'
import { edgesOfTillsAndOrders } from './edges-of-tills-and-orders.ts'
import { oneOfEverything } from '../one-of-everything.ts'
import { openTestDatabase } from '../open-test-database.ts'
import { rolledBackError } from '../rolled-back-error.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(oneOfEverything)
})
afterAll(() => database.close())

describe.each([
  ['payments', edgesOfPayments],
  ['tills and orders', edgesOfTillsAndOrders],
  ['places', edgesOfPlaces],
  ['absences', edgesOfAbsences],
  ['rooms', edgesOfRooms],
  ['passes', edgesOfPasses],
  ['books', edgesOfBooks],
  ['invoices', edgesOfInvoices],
  ['deposits', edgesOfDeposits],
  ['accounts', edgesOfAccounts],
  ['indexes', edgesOfIndexes],
])('%s', (_, { refused, allowed }) => {
  const cases = Object.entries(refused).flatMap(([rule, edges]) =>
    Object.entries(edges).map(([what, statements]) => [rule, what, statements] as const),
  )
  test.each(cases)('%s: %s', async (rule, _what, statements) => {
    expect(await rolledBackError(database, statements)).toMatchObject({ cause: { constraint: rule } })
  })
  test.each(Object.entries(allowed))('allowed: %s', async (_what, statements) => {
    expect(await rolledBackError(database, statements)).toMatchObject({ message: 'Rollback' })
  })
})

/** The unique index before it is broken by whatever would break it. */
const heldByAnother = ['stock_movements_by_product']

test('every unique index has its case here', async () => {
  const { rows } = await database.db.execute<{ name: string }>(sql`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid
    where i.indisunique and c.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))`)
  expect([...Object.keys(edgesOfIndexes.refused), ...heldByAnother].toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  )
})

import { expect, test } from 'vitest'
import { sumsOfBooks, sumsOfDocuments } from '../support/documents/sums-of-documents.ts'
import type { Database } from '../../apps/api/src/db/connect.ts'
import { seedDemo } from '../../apps/api/src/db/seed/demo/demo.ts'
import { seedBusiness } from '../../apps/api/src/db/seed/business.ts'
import { openTestDatabase } from '../../apps/api/src/db/testing/open-test-database.ts'
import { now } from '../../apps/api/src/http/clock.ts'
import { removeDemo } from '../../apps/api/src/demo/index.ts'

test('the money of its weeks goes with the demo, and leaves books, tills and shelves as if it had never been', async () => {
  const { database, rowsOf, countOf } = await paidDemo()
  const withMoney = [
    'payments',
    'charges',
    'client_credits',
    'cash_days',
    'orders',
    'passes',
    'expenses',
    'gl_entries',
    'demo_records',
  ]
  for (const table of withMoney) expect(await countOf(table), table).toBeGreaterThan(0)
  expect(await removeDemo(database.db)).toEqual({ removed: 18, closed: [], withoutPassword: [] })
  for (const table of [...withMoney, 'users', 'bookings', 'gl_lines'])
    expect(await countOf(table), table).toBe(0)
  expect(await rowsOf('select distinct stock, stock_value_centavos::int as value from products')).toEqual([
    { stock: 50, value: 0 },
  ])
  expect(await rowsOf('select distinct kind from stock_movements')).toEqual([{ kind: 'opening' }])
  expect(await rowsOf('select from month_sum_differences()')).toEqual([])
  expect(
    await rowsOf('select from gl_month_sums group by account_id, month having sum(debit_centavos) <> 0'),
  ).toEqual([])
  await database.close()
}, 180_000)

test('a demo sale with real money, a bank match or a receipt stays whole and adds up', async () => {
  const { database, rowsOf, countOf } = await paidDemo()
  const [owed] = await rowsOf<{ id: string; client: string }>(
    `select b.id, b.client_id as client from bookings b where b.status = 'checked-out' and b.total_centavos > net_paid(b.id, null, null) limit 1`,
  )
  const [refunded] = await rowsOf<{ id: string; client: string }>(
    `select id, client_id as client from payments where kind = 'payment' and returned_centavos = 0 and order_id is not null and method = 'card'`,
  )
  await database.pool.query(
    `insert into payments (booking_id, client_id, amount_centavos, method, received_at) values ($1, $2, 100, 'card', now())`,
    [owed!.id, owed!.client],
  )
  await database.pool.query(
    `insert into payments (kind, order_id, client_id, amount_centavos, method, refund_of, received_at)
     select 'refund', order_id, client_id, 100, 'card', id, now() from payments where id = $1`,
    [refunded!.id],
  )
  await matchWithBank(database)
  const { removed, closed } = await removeDemo(database.db)
  expect(removed).toBeLessThan(18)
  expect(closed.length).toBeGreaterThan(0)
  expect(await countOf('orders')).toBe(1)
  expect(await countOf('bookings')).toBeGreaterThan(1)
  expect(await countOf('bank_matches')).toBe(1)
  expect(await countOf('demo_records')).toBe(0)
  // Goods that are still sold cost what they cost, and all goods of the same purchases stay bought.
  expect(
    await rowsOf(`select p.id, sum(m.quantity) filter (where m.kind = 'purchase')::int as bought, p.stock
      from products p join stock_movements m on m.product_id = p.id group by p.id order by p.id`),
  ).toEqual([
    { id: 1, bought: 24, stock: 71 },
    { id: 2, bought: 10, stock: 60 },
    { id: 3, bought: 10, stock: 60 },
    { id: 4, bought: 12, stock: 60 },
    { id: 5, bought: 12, stock: 62 },
  ])
  for (const audit of ['books_differences', 'expense_differences', 'month_sum_differences'])
    expect(await rowsOf(`select from ${audit}()`), audit).toEqual([])
  const documents = await sumsOfDocuments(database.pool)
  expect(await sumsOfBooks(database.pool, Object.keys(documents))).toEqual(documents)
  await database.close()
}, 180_000)

/** A demo as it is opened outside tests, with the money of its weeks. */
async function paidDemo() {
  const database = await openTestDatabase()
  await seedBusiness(database.db)
  await seedDemo(database.db, { now: now() })
  const rowsOf = async <Row extends object>(query: string) => (await database.pool.query<Row>(query)).rows
  const countOf = async (table: string) =>
    (await rowsOf<{ n: number }>(`select count(*)::int as n from ${table}`))[0]!.n
  return { database, rowsOf, countOf }
}

/** Confirms by the bank one payment that the demo made. */
const matchWithBank = ({ pool }: Database) =>
  pool.query(
    `with line as (
       select l.entry_id, l.position, l.account_id, l.debit_centavos as centavos, e.date
       from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id and a.code = '102.01'
       where e.booking_id is not null and l.debit_centavos > 0 order by e.number limit 1
     ), statement as (
       insert into bank_statements (account_id, file_name, imported_by)
       select account_id, 'noviembre.csv', (select id from users where email = 'conta@demo.rumi.mx') from line returning id
     ), reported as (
       insert into bank_lines (statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
       select s.id, l.account_id, 0, l.date, 'SPEI', '', l.centavos, 0 from statement s, line l returning id
     ) insert into bank_matches (line_id, entry_id, position, matched_by)
     select t.id, l.entry_id, l.position, (select id from users where email = 'conta@demo.rumi.mx') from reported t, line l`,
  )

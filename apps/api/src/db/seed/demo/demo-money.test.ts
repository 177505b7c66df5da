import { hasCheckDigit, todayIn } from '@rumi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sumsOfBooks, sumsOfDocuments } from '../../../../../../tests/support/documents/sums-of-documents.ts'
import type { Database } from '../../connect.ts'
import { openTestDatabase } from '../../testing/open-test-database.ts'
import { seedDemo } from './demo.ts'
import { seedBusiness } from '../business.ts'

/** During a working day, on a rest day, on New Year's night, and before opening on a first of March. */
const moments = {
  'on a Wednesday morning': '2026-10-14T16:00:00.000Z',
  'on a Sunday': '2026-10-18T18:00:00.000Z',
  'on the first of January': '2027-01-01T06:20:00.000Z',
  'on the first of a month, early': '2028-03-01T12:05:00.000Z',
}

describe.each(Object.entries(moments))('the money of a demo that is opened %s', (_, now) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
    await seedBusiness(database.db)
    await seedDemo(database.db, { now })
  }, 180_000)
  afterAll(() => database.close())
  const rows = async <Row extends object>(query: string) => (await database.pool.query<Row>(query)).rows

  test('the books say what the documents say, to the centavo', async () => {
    const documents = await sumsOfDocuments(database.pool)
    expect(await sumsOfBooks(database.pool, Object.keys(documents))).toEqual(documents)
    for (const audit of ['books_differences', 'expense_differences', 'month_sum_differences'])
      expect(await rows(`select * from ${audit}()`), audit).toEqual([])
  })

  test('each entry bears the day on which it happened, in the order of the days, and none is of the future', async () => {
    const entries = await rows<{ date: string; happened: string | null }>(
      `select e.date, business_day(coalesce(p.created_at, v.at, c.closed_at, o.at, m.at)) as happened
       from gl_entries e left join payments p on e.event = 'settled ' || p.id
         left join lateral (select max(at) as at from booking_events v where v.booking_id = e.booking_id and e.event not like 'settled%') v on true
         left join cash_days c on e.source = 'cashDay' and e.source_id = c.id::text
         left join stock_movements m on e.source = 'stock' and e.source_id = m.id::text
         left join lateral (select max(at) as at from order_events o where o.order_id = e.order_id) o on true
       where e.source not in ('manual', 'expense') order by e.number`,
    )
    expect(entries.length).toBeGreaterThan(100)
    expect(entries.filter(({ date, happened }) => date !== happened)).toEqual([])
    const days = await rows<{ date: string }>(
      `select date from gl_entries where status = 'posted' order by number`,
    )
    expect(days.map(({ date }) => date)).toEqual(days.map(({ date }) => date).toSorted())
    expect(days.at(-1)!.date <= todayIn(now)).toBe(true)
    const [{ drafts }] = (await rows<{ drafts: number }>(
      `select count(*)::int as drafts from gl_entries where status <> 'posted'`,
    )) as [{ drafts: number }]
    expect(drafts).toBe(0)
  })

  test('nearly everything is paid: two families owe a visit each, one of them for long', async () => {
    const owed = await rows<{ name: string; days: number }>(
      `select u.name, business_day(timestamptz '${now}')
           - business_day(max(v.at)) as days
       from bookings b join users u on u.id = b.client_id join booking_events v on v.booking_id = b.id
       where b.status = 'checked-out' and b.total_centavos > (
         select coalesce(sum(p.amount_centavos), 0) from payments p where p.booking_id = b.id and p.kind = 'payment')
       group by b.id, u.name order by days`,
    )
    expect(new Set(owed.map(({ name }) => name)).size).toBe(2)
    expect(owed.map(({ name }) => name)).not.toContain('Ana')
    expect(owed[0]!.days).toBeLessThan(31)
    expect(owed.at(-1)!.days).toBeGreaterThan(31)
  })

  test('money came by every way, some before the visit, some with a tip, and some went back', async () => {
    const found = await rows<{ method: string; kind: string }>('select distinct method, kind from payments')
    expect(found.map(({ method, kind }) => `${kind} by ${method}`)).toEqual(
      expect.arrayContaining([
        'payment by cash',
        'payment by card',
        'payment by transfer',
        'credit by credit',
      ]),
    )
    expect(found.filter(({ kind }) => kind === 'refund')).toHaveLength(1)
    const [sums] = await rows<{ tips: number; ahead: number; credit: number }>(
      `select sum(tip_centavos)::int as tips,
         (select count(*)::int from payments p join bookings b on b.id = p.booking_id where b.status = 'confirmed') as ahead,
         (select sum(balance_centavos)::int from client_credits) as credit from payments`,
    )
    expect(sums!.tips).toBeGreaterThan(0)
    expect(sums!.ahead).toBeGreaterThan(0)
    expect(sums!.credit).toBeGreaterThan(0)
    const receipts = await rows<{ number: number; day: string }>(
      `select number, created_at as day from charges order by number`,
    )
    expect(receipts.map(({ day }) => day)).toEqual(receipts.map(({ day }) => day).toSorted())
    expect(await rows(`select from payments where kind = 'payment' and charge_id is null`)).toEqual([])
  })

  test('every till is closed on what was in it, one of them with a difference and its reason', async () => {
    const tills = await rows<{
      status: string
      differs: number
      counted: number
      pieces: number
      reason: string
    }>(
      `select status, difference_centavos::int as differs, counted_centavos::int as counted, difference_reason as reason,
         (select sum((c ->> 'denominationCentavos')::int * (c ->> 'pieces')::int)::int from jsonb_array_elements(counts) c) as pieces
       from cash_days`,
    )
    expect(tills.length).toBeGreaterThan(3)
    expect(tills.filter(({ status, counted, pieces }) => status !== 'closed' || counted !== pieces)).toEqual(
      [],
    )
    expect(tills.filter(({ differs }) => differs !== 0).map(({ reason }) => reason !== '')).toEqual([true])
  })

  test('the demo has sales and expenses, and income exceeds them', async () => {
    const states = await rows<{ status: string }>('select status from orders order by number')
    expect(states.map(({ status }) => status)).toEqual(['delivered', 'delivered', 'ready', 'paid'])
    const bought = await rows<{ rfc: string; owed: boolean }>(
      `select supplier_rfc as rfc, payment = 'later' and paid_on is null as owed from expenses`,
    )
    expect(bought.map(({ rfc }) => hasCheckDigit(rfc))).toEqual(bought.map(() => true))
    expect(bought.filter(({ owed }) => owed)).toHaveLength(2)
    const [result] = await rows<{ earned: number; bank: number; till: number }>(
      `select sum(l.credit_centavos - l.debit_centavos) filter (where a.type in ('income', 'expense'))::int as earned,
         sum(l.debit_centavos - l.credit_centavos) filter (where a.code = '102.01')::int as bank,
         sum(l.debit_centavos - l.credit_centavos) filter (where a.code = '101.01')::int as till
       from gl_lines l join accounts a on a.id = l.account_id`,
    )
    for (const centavos of Object.values(result!)) expect(centavos).toBeGreaterThan(0)
  })

  test('sold products had a cost, and a supplier is not paid yet', async () => {
    const [found] = await rows<{ sold: number; cost: number; shelf: number; owed: number }>(
      `select sum(l.credit_centavos - l.debit_centavos) filter (where a.code = '401.04')::int as sold,
         sum(l.debit_centavos - l.credit_centavos) filter (where a.code = '501.01')::int as cost,
         sum(l.debit_centavos - l.credit_centavos) filter (where a.code = '115.01')::int as shelf,
         (select sum(x.total_centavos)::int from expenses x where x.of_stock and x.paid_on is null) as owed
       from gl_lines l join gl_entries e on e.id = l.entry_id join accounts a on a.id = l.account_id`,
    )
    expect(found!.cost).toBeGreaterThan(found!.sold * 0.5)
    expect(found!.cost).toBeLessThan(found!.sold * 0.8)
    expect(await rows('select sum(stock_value_centavos)::int as shelf from products')).toEqual([
      { shelf: found!.shelf },
    ])
    expect(found!.owed).toBeGreaterThan(0)
    expect(await rows(`select from products where stock > 0 and stock_value_centavos = 0`)).toEqual([])
  })

  test('the trail says who did it and when', async () => {
    const [trail] = await rows<{ late: number; nobody: number }>(
      `select count(*) filter (where a.at > '${now}')::int as late, count(*) filter (where a.actor_id is null)::int as nobody
       from audit_entries a where a.entity in ('payment', 'cashDay', 'order', 'expense')`,
    )
    expect(trail).toEqual({ late: 0, nobody: 0 })
  })
})

import { expect, test } from 'vitest'
import { invoicingBusiness } from '../../support/documents/invoicing-business.ts'

const { server, paidStay, soldPass } = invoicingBusiness()

async function paidOrder() {
  const requested = { items: [{ productId: 1, quantity: 3 }], delivery: 'pickup', payment: 'counter' }
  const { body } = await server().request('ana', 'POST', '/api/orders', requested)
  const { _id: id } = body.data.order
  await server().request('marta', 'PATCH', `/api/orders/${id}`, { status: 'paid', paymentMethod: 'cash' })
  return { id }
}

const found = async () =>
  (
    await server().database.pool.query<{ source: string; id: string; code: string; centavos: number }>(
      `select source, source_id as id, code, centavos::int as centavos from books_differences() order by source, code`,
    )
  ).rows

/** Returns the findings of the audit while something is broken behind the triggers; restores it afterwards. */
async function foundAfter(breaking: string, id: string) {
  const { pool } = server().database
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(breaking, [id])
    const { rows } = await client.query(
      `select source, source_id as id, code, centavos::int as centavos from books_differences() order by code`,
    )
    const { rows: oneByOne } = await client.query(
      `select 'booking' as source, b.id, u.code, u.centavos::int as centavos from bookings b, unposted_of_target(b.id, null, null) u
        union all select 'order', o.id, u.code, u.centavos::int from orders o, unposted_of_target(null, o.id, null) u
        union all select 'pass', p.id, u.code, u.centavos::int from passes p, unposted_of_target(null, null, p.id) u order by code`,
    )
    expect(rows).toEqual(oneByOne)
    return rows
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test.each([
  ['booking', paidStay, 'booking_id'],
  ['order', paidOrder, 'order_id'],
  ['pass', soldPass, 'pass_id'],
] as const)(
  'whatever is wrong with the books of a %s is found, and nothing else',
  async (source, sell, column) => {
    const { id } = await sell()
    expect(await found()).toEqual([])
    const more = await foundAfter(
      `update payments set amount_centavos = amount_centavos + 1160 where ${column} = $1 and kind = 'payment'`,
      id,
    )
    expect(new Set(more.map((row) => `${row.source} ${row.id}`))).toEqual(new Set([`${source} ${id}`]))
    expect(more.find(({ code }) => code === '208.01')).toMatchObject({ centavos: -160 })
    const lost = await foundAfter(
      `delete from gl_lines l using gl_entries e where e.id = l.entry_id and e.${column} = $1`,
      id,
    )
    expect(lost.length).toBeGreaterThanOrEqual(3)
    expect(lost.every((row) => row.source === source && row.id === id)).toBe(true)
    const gone = await foundAfter(`delete from payments where ${column} = $1`, id)
    expect(gone.every((row) => row.source === source && row.id === id)).toBe(true)
    expect(gone.length).toBeGreaterThanOrEqual(2)
    expect(await found()).toEqual([])
  },
)

test('a stay that is given up, missed or delivered and a pass that ends otherwise than the books say are found', async () => {
  const [stay, pass] = [await paidStay(), await soldPass()]
  for (const message of [`'checked-out'`, `'no-show'`, `'cancelled', retained_centavos = 1160`]) {
    const rows = await foundAfter(`update bookings set status = ${message} where id = $1`, stay.id)
    expect(rows.length).toBeGreaterThanOrEqual(1)
    expect(rows.every(({ id }) => id === stay.id)).toBe(true)
  }
  const rows = await foundAfter(`update passes set status = 'expired' where id = $1`, pass.id)
  expect(rows.map(({ code }) => code)).toEqual(['206.01', '704.23'])
})

test('an entry that posted itself and is reversed by hand is found, until its reversal is reversed', async () => {
  const { pool } = server().database
  const { id } = await paidStay()
  const { rows } = await pool.query<{ id: string }>(`select id from gl_entries where booking_id = $1`, [id])
  const remove = (entry: string) => server().request('conta', 'DELETE', `/api/accounting/glEntries/${entry}`)
  expect(await found()).toEqual([])
  expect((await remove(rows[0]!.id)).status).toBe(204)
  expect(new Set((await found()).map((row) => `${row.source} ${row.id}`))).toEqual(new Set([`booking ${id}`]))
  const reversal = await pool.query<{ id: string }>(`select id from gl_entries where reversal_of = $1`, [
    rows[0]!.id,
  ])
  expect((await remove(reversal.rows[0]!.id)).status).toBe(204)
  expect(await found()).toEqual([])
})

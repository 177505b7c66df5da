import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { targets } from '../../../../tests/support/requests/table-targets.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const one = async (query: string, ...values: unknown[]): Promise<string> =>
  Object.values((await server.database.pool.query<Record<string, string>>(query, values)).rows[0] ?? {})[0] ??
  ''

const used = {
  '/rumis': {
    code: 'dog-has-history',
    find: async () =>
      one('select dog_id from booking_dogs where booking_id = $1', await targets.bookings!.make(server)),
  },
  '/services': {
    code: 'service-in-use',
    find: async () =>
      one('select service_id from bookings where id = $1', await targets.bookings!.make(server)),
  },
  '/products': {
    code: 'product-was-sold',
    find: async () =>
      one('select product_id from order_items where order_id = $1', await targets.orders!.make(server)),
  },
  '/accounting/accounts': {
    code: 'account-in-use',
    find: async () =>
      one('select account_id from gl_lines where entry_id = $1', await targets.glEntries!.make(server)),
  },
} as const

test.each(Object.entries(used))('rejects deleting %s in use and explains why', async (path, row) => {
  const id = await row.find()
  const { status, body } = await server.request('admin', 'DELETE', `/api${path}/${id}`)
  expect([status, body.code]).toEqual([409, row.code])
  expect(body.message).toContain('por eso no se borra')
  const again = await server.request('admin', 'DELETE', `/api${path}/${id}`)
  expect(again.status).toBe(409)
})

test.each([{ code: '999.99' }, { type: 'equity' }, { nature: 'credit' }])(
  'an account that was posted to keeps what it was posted by: %o',
  async (change) => {
    const id = await one(`select l.account_id from gl_lines l join accounts a on a.id = l.account_id
      where a.type <> 'equity' and a.nature = 'debit' limit 1`)
    const put = (body: object) => server.request('conta', 'PUT', `/api/accounting/accounts/${id}`, body)
    const { status, body } = await put(change)
    expect([status, body.code]).toEqual([409, 'account-in-use'])
    expect((await put({ name: 'Otro nombre', active: true })).status).toBe(200)
  },
)

test('a booking and an order that are deleted are cancelled and stay in the history', async () => {
  const booking = await targets.bookings!.make(server)
  expect((await server.request('ana', 'DELETE', `/api/serviceBookings/${booking}`)).status).toBe(204)
  expect(await one('select status from bookings where id = $1', booking)).toBe('cancelled')
  const order = await targets.orders!.make(server)
  expect((await server.request('ana', 'DELETE', `/api/orders/${order}`)).status).toBe(204)
  expect(await one('select status from orders where id = $1', order)).toBe('cancelled')
})

test('rejects a delete with a stale version', async () => {
  const { body } = await server.request('ana', 'POST', '/api/rumis', {
    name: 'Nube',
    sex: 'hembra',
    birthDate: '2022-01-01',
  })
  const path = `/api/rumis/${body.data.rumi._id}`
  await server.request('ana', 'PATCH', path, { color: 'gris' })
  const remove = (seen: string) => server.request('ana', 'DELETE', path, undefined, { 'if-match': seen })
  expect((await remove('"1"')).body.code).toBe('stale')
  expect((await remove('x')).status).toBe(400)
  expect((await server.request('ana', 'GET', path)).status).toBe(200)
  expect((await remove('"2"')).status).toBe(204)
})

test.each([
  ['/serviceBookings', 'bookings'],
  ['/orders', 'orders'],
] as const)('rejects an outdated cancellation of %s', async (path, table) => {
  const id = await targets[table]!.make(server)
  const status = () => one(`select status from ${table} where id = $1`, id)
  const before = await status()
  const seen = { 'if-match': '"99"' }
  const answer = await server.request('ana', 'DELETE', `/api${path}/${id}`, undefined, seen)
  expect([answer.status, answer.body.code]).toEqual([409, 'stale'])
  expect(await status()).toBe(before)
})

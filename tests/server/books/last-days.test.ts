import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { expensesOf } from '../../support/documents/expenses-of.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let business: Awaited<ReturnType<typeof expensesOf>>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  business = await expensesOf(server)
})
afterAll(() => server.close())

const paths = {
  payments: '/api/payments/last-day',
  entries: '/api/accounting/glEntries/last-day',
  bank: '/api/accounting/reconciliation/last-day',
  expenses: '/api/accounting/expenses/last-day',
}
const lastDay = async (list: keyof typeof paths, query = '') =>
  (await server.request('conta', 'GET', `${paths[list]}${query}`)).body.data.lastDay as string | null

test('lists know the last day up to today on which they have rows', async () => {
  expect(await lastDay('expenses')).toBeNull()
  await server.database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica')
    await tx.execute("update gl_entries set date = '2023-01-31'")
  })
  await business.entered({ day: '2023-05-30' })
  await business.entered({ day: '2023-05-04', accountId: business.accountOf('501.01') })
  for (const list of ['entries', 'bank', 'expenses'] as const) expect(await lastDay(list)).toBe('2023-05-30')
  expect(await lastDay('entries', `?accountId=${business.accountOf('501.01')}`)).toBe('2023-05-04')
  await business.entered()
  for (const list of ['entries', 'bank', 'expenses'] as const) expect(await lastDay(list)).toBe(today())
})

test('the last day of the reconciliation counts lines of the bank as well', async () => {
  const accountId = business.accountOf('102.01')
  await server.database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica')
    await tx.execute("update gl_entries set date = '2022-01-31'")
  })
  expect(await lastDay('bank', `?accountId=${accountId}`)).toBe('2022-01-31')
  await business.sql(
    `with s as (insert into bank_statements (account_id, file_name, imported_by) values ($1, 'estado.csv', $2) returning id)
     insert into bank_lines (statement_id, account_id, day, concept, reference, amount_centavos, position, ordinal)
     select id, $1, '2022-02-14', 'Cargo', '', -100, 0, 0 from s`,
    [accountId, server.ids.conta],
  )
  expect(await lastDay('bank')).toBe('2022-02-14')
  expect((await server.request('conta', 'GET', `${paths.bank}?accountId=${server.ids.conta}`)).status).toBe(
    404,
  )
})

test('the last day of payments is that on which money moved, in the time zone of the business', async () => {
  const { order } = (
    await server.request('ana', 'POST', '/api/orders', {
      items: [{ productId: 1, quantity: 1 }],
      delivery: 'pickup',
      payment: 'counter',
    })
  ).body.data
  await server.request('marta', 'POST', '/api/charges', {
    payments: [{ target: { orderId: order._id }, method: 'cash', amountCentavos: order.totalCentavos }],
  })
  expect(await lastDay('payments')).toBe(today())
  await server.database.db.transaction(async (tx) => {
    await tx.execute('set local session_replication_role = replica')
    await tx.execute("update payments set received_at = '2023-06-01T02:00:00Z'")
  })
  expect(await lastDay('payments')).toBe('2023-05-31')
})

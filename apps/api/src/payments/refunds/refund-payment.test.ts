import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const post = (path: string, body: object) => server.request('marta', 'POST', `/api${path}`, body)
const give = (fields: object = {}) =>
  post('/payments', {
    kind: 'credit',
    clientId: server.ids.ana,
    method: 'credit',
    amountCentavos: 80_00,
    reason: 'Esperó una hora',
    ...fields,
  })
const refund = (id: string, how: object) => post(`/payments/${id}/refunds`, { amountCentavos: 30_00, ...how })
async function sell(fields: object) {
  const product = { name: 'Correa', priceCentavos: 100_00, category: 'Juguetes', stock: 9 }
  const made = await server.request('admin', 'POST', '/api/products', product)
  return post('/counterSales', { items: [{ productId: made.body.data.product.id, quantity: 1 }], ...fields })
}
const refusedAt = (path: string) => ({ status: 422, body: { issues: [{ path }] } })

test('credit from the business has neither tip nor voucher and pays no tip', async () => {
  expect(await give({ tipCentavos: 5_00 })).toMatchObject(refusedAt('tipCentavos'))
  expect(await give({ reference: 'Terminal 1' })).toMatchObject(refusedAt('reference'))
  expect((await give()).status).toBe(201)
  const { ana: clientId } = server.ids
  const byCredit = { method: 'credit', amountCentavos: 50_00, tipCentavos: 5_00 }
  const rest = { method: 'cash', amountCentavos: 50_00 }
  const answer = await sell({ clientId, payments: [byCredit, rest] })
  expect(answer.status).toBe(422)
  expect(JSON.stringify(answer.body)).toContain('La propina no sale del saldo a favor.')
})

test('credit is paid out in money, and what was returned is not returned again', async () => {
  const { id } = (await give()).body.data.payment
  expect(await refund(id, { method: 'credit' })).toMatchObject(refusedAt('method'))
  const paidOut = await refund(id, {})
  expect(paidOut.body.data.payment).toMatchObject({ kind: 'refund', method: 'cash', refundOf: id })
  expect(await refund(paidOut.body.data.payment.id, { amountCentavos: 1_00 })).toMatchObject({
    status: 409,
    body: { code: 'step-not-allowed' },
  })
})

test('rejects an online refund of cash, and credit without a client', async () => {
  const sale = await sell({ payments: [{ method: 'cash', amountCentavos: 100_00 }] })
  const { id } = sale.body.data.payments[0]
  for (const method of ['online', 'credit'])
    expect(await refund(id, { method }), method).toMatchObject(refusedAt('method'))
  expect((await refund(id, {})).status).toBe(201)
})

import type { Reconciliation } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let network: Network
let shop: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  network = await openNetwork(server)
  shop = stockOf(server)
})
afterAll(() => server.close())

const read = async (path: string, who: 'marta' | 'conta' = 'marta') =>
  (await server.request(who, 'GET', `/api${path}`)).body.data
const creditOfAna = async (): Promise<number> =>
  (await read(`/credits/${server.ids.ana}`)).credit.balanceCentavos
const late = (target: object, more: object = {}) =>
  server.request('marta', 'POST', '/api/payments', {
    kind: 'credit',
    target,
    method: 'transfer',
    amountCentavos: 100_00,
    reference: 'SPEI 4411',
    ...more,
  })

/** An order of Ana's by transfer that was cancelled before it was paid. */
async function lapsedOrder() {
  const productId = await shop.product(5)
  const requested = { items: [{ productId, quantity: 2 }], delivery: 'pickup', payment: 'spei' }
  const { order } = (await server.request('ana', 'POST', '/api/orders', requested)).body.data
  expect((await shop.step(order._id, { status: 'cancelled' })).status).toBe(200)
  return order as { _id: string; number: number; totalCentavos: number }
}

async function statementOf(order: { number: number; totalCentavos: number }) {
  const line = `${today()},SPEI PEDIDO ${order.number},${(order.totalCentavos / 100).toFixed(2)}`
  const file = new Blob([`Fecha,Concepto,Importe\n${line}`])
  await network.request('conta', { method: 'POST', path: '/api/accounting/bankStatements', file })
}
const reconciliation = async (): Promise<Reconciliation> =>
  (await read(`/accounting/reconciliation?from=${today()}&to=${today()}`, 'conta')).reconciliation

const isOf = (order: { _id: string }, { target }: Reconciliation['payable'][number]['sale']) =>
  'orderId' in target && target.orderId === order._id

test('a transfer that names an order which had ended is matched, and is its client’s credit once', async () => {
  const order = await lapsedOrder()
  const before = await creditOfAna()
  await statementOf(order)
  const found = (await reconciliation()).payable.find(({ sale }) => isOf(order, sale))!
  expect(found.sale).toMatchObject({ isOver: true, amountCentavos: order.totalCentavos })
  const answers = await Promise.all(
    (['conta', 'admin', 'conta'] as const).map((who) =>
      server.request(who, 'POST', `/api/accounting/bankLines/${found.line.id}/payments`, {
        target: { orderId: order._id },
      }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409])
  expect(await creditOfAna()).toBe(before + order.totalCentavos)
  const after = await reconciliation()
  expect(after.payable.filter(({ sale }) => isOf(order, sale))).toEqual([])
  expect(after.matched.filter(({ line }) => line.id === found.line.id)).toHaveLength(1)
  expect((await read(`/orders/${order._id}`)).order.status).toBe('cancelled')
  expect(await shop.booksDiffer()).toEqual([])
})

test('the desk writes down what came for a cancelled booking, in the books as money and credit', async () => {
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, 'Llegó tarde')],
    ...openNights(30, 3, 2),
  })
  const bookingId: string = body.data.serviceBooking.id
  expect((await late({ bookingId })).status).toBe(422)
  await server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, { status: 'cancelled' })
  const before = await creditOfAna()
  const written = await late({ bookingId })
  expect(written.status, JSON.stringify(written.body)).toBe(201)
  expect(written.body.data.payment).toMatchObject({
    kind: 'credit',
    amountCentavos: 100_00,
    target: { bookingId },
  })
  expect(await creditOfAna()).toBe(before + 100_00)
  const { rows } = await server.database.pool.query(
    `select a.code, sum(l.debit_centavos - l.credit_centavos)::int as balance from gl_lines l join gl_entries e on e.id = l.entry_id
     join accounts a on a.id = l.account_id where e.booking_id = $1 and a.code like '102%' group by 1`,
    [bookingId],
  )
  expect(rows).toEqual([{ code: '102.01', balance: 100_00 }])
  expect(await shop.booksDiffer()).toEqual([])
  expect((await read(`/serviceBookings/${bookingId}/payments`)).overpaidCentavos).toBe(0)
})

test('remaining dues are charged as usual, a stranger has no credit, and credit is no money', async () => {
  const productId = await shop.product(5)
  const waiting = await shop.order(productId, 1)
  expect((await late({ orderId: waiting.id })).status).toBe(422)
  const { _id: orderId } = await lapsedOrder()
  expect((await late({ orderId }, { method: 'credit' })).status).toBe(422)
  const sold = await server.request('marta', 'POST', '/api/counterSales', {
    items: [{ productId, quantity: 1 }],
    payments: [{ method: 'cash', amountCentavos: 116_00 }],
  })
  expect((await late({ orderId: sold.body.data.order._id })).status).toBe(422)
  expect((await late({ orderId }, { method: 'cash' })).status).toBe(201)
  expect(await shop.booksDiffer()).toEqual([])
})

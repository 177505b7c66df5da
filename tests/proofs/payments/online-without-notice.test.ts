import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { afterPayment } from '../../../apps/api/src/after-payment.ts'
import { createMercadoPago, pendingPaymentsPoller } from '../../../apps/api/src/payments/index.ts'
import { openOnlineServer, preferenceOf, type OnlineServer } from '../../support/servers/online-server.ts'

let online: OnlineServer
let server: OnlineServer['server']
let provider: OnlineServer['provider']
beforeAll(async () => {
  online = await openOnlineServer()
  ;({ server, provider } = online)
})
afterAll(() => online.close())
beforeEach(async () => {
  provider.faults.away = false
  await setBegun(longAgo)
})

const longAgo = 90 * 24 * 60

/** Moves the start of a payment, or of all, so many minutes back, without the rules that forbid it. */
async function setBegun(minutesAgo: number, paymentId: string | null = null) {
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('set local session_replication_role = replica')
    await client.query(
      `update payments set created_at = now() - make_interval(mins => $1, secs => 5) where id = coalesce($2, id)`,
      [minutesAgo, paymentId],
    )
    await client.query('commit')
  } finally {
    client.release()
  }
}

/** A stay whose page to pay at was opened that many minutes ago. */
async function begun(minutesAgo: number) {
  const { id, totalCentavos } = await online.stay()
  const { payment, checkoutUrl } = (await online.start(id)).body.data
  await setBegun(minutesAgo, payment.id)
  return { id, totalCentavos, paymentId: payment.id as string, preference: preferenceOf(checkoutUrl) }
}

const poller = () =>
  pendingPaymentsPoller(
    server.database.db,
    createMercadoPago({ accessToken: 'TEST-1', webhookSecret: 'x', baseUrl: provider.address }),
    afterPayment,
  )
const paid = async (id: string) => (await online.accountOf(id)).paidCentavos as number

test('a payment without a notice is found and taken once, as its notice would have been', async () => {
  const { id, totalCentavos, preference } = await begun(10)
  await poller()()
  expect(await paid(id)).toBe(0)
  provider.pay(preference, { status: 'rejected' })
  const { id: paidAs } = provider.pay(preference)
  await Promise.all([poller()(), poller()()])
  expect(await paid(id)).toBe(totalCentavos)
  await poller()()
  expect((await online.notice(paidAs)).body.data.outcome).toBe('known')
  const { payments, paidCentavos } = await online.accountOf(id)
  expect([payments.length, paidCentavos]).toEqual([1, totalCentavos])
})

test('does not poll a page again before its time', async () => {
  const { id, preference } = await begun(11)
  const request = poller()
  await request()
  provider.pay(preference)
  await request()
  expect(await paid(id)).toBe(0)
})

test('an order whose payment was made without a notice is not cancelled', async () => {
  await server.database.pool.query('update products set stock = 20 where id = 1')
  const wanted = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'online' }
  const order = (await server.request('ana', 'POST', '/api/orders', wanted)).body.data.order
  provider.pay(preferenceOf(order.checkoutUrl))
  await server.database.pool.query(
    `update payments set checkout_expires_at = now() + interval '80 seconds' where order_id = $1`,
    [order._id],
  )
  await poller()()
  expect((await server.request('ana', 'GET', `/api/orders/${order._id}`)).body.data.order.status).toBe('paid')
})

test('payments made during downtime are collected at the start, before reservations expire', async () => {
  await server.database.pool.query('update products set stock = 20 where id = 1')
  const wanted = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'online' }
  const order = (await server.request('ana', 'POST', '/api/orders', wanted)).body.data.order
  provider.pay(preferenceOf(order.checkoutUrl))
  await setBegun(70)
  await server.database.pool.query(
    `update orders set held_until = now() - interval '10 minutes' where id = $1`,
    [order._id],
  )
  await online.runTasksOfStart()
  expect((await server.request('ana', 'GET', `/api/orders/${order._id}`)).body.data.order.status).toBe('paid')
})

test('takes nothing during an outage of the provider, and retries a minute later', async () => {
  const { id, totalCentavos, preference } = await begun(20)
  const request = poller()
  provider.pay(preference)
  provider.faults.away = true
  await expect(request()).rejects.toThrow()
  provider.faults.away = false
  await request()
  expect(await paid(id)).toBe(totalCentavos)
})

test('a payment of another amount or currency is notified to the desk, once, and settles nothing', async () => {
  const { id, totalCentavos, paymentId, preference } = await begun(5)
  const less = provider.pay(preference, { transaction_amount: totalCentavos / 100 - 100 })
  const dollars = provider.pay(preference, { transaction_amount: 25, currency_id: 'USD' })
  provider.pay(preference, { transaction_amount: 1, status: 'rejected' })
  await poller()()
  await online.notice(less.id)
  const reported = () =>
    server.database.pool.query<{ message: string; href: string }>(
      'select message, href from notifications where title like $1 and user_id = $2 order by message',
      ['Llegó otro monto en línea: Ana%', server.ids.marta],
    )
  await vi.waitFor(async () => expect((await reported()).rows).toHaveLength(2), 10_000)
  const { rows } = await reported()
  expect(rows.map(({ href }) => href)).toEqual(Array.from({ length: 2 }, () => `/oficina/pagos/${paymentId}`))
  expect(rows.map(({ message }) => message).join(' ')).toContain(`recibió 25 USD (operación ${dollars.id})`)
  expect(rows.map(({ message }) => message).join(' ')).toContain(`(operación ${less.id})`)
  expect(await paid(id)).toBe(0)
})

import { addMinutes, defaultTerms, minutesBetween } from '@rumi/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expireUnpaidOrders } from '../../../apps/api/src/orders/index.ts'
import { openOnlineServer, preferenceOf, type OnlineServer } from '../../support/servers/online-server.ts'

let online: OnlineServer
let provider: OnlineServer['provider']
let server: OnlineServer['server']
beforeAll(async () => {
  online = await openOnlineServer()
  ;({ provider, server } = online)
})
afterAll(() => online.close())
beforeEach(() => {
  provider.faults.away = false
})

const stay = () => online.stay()
const start: OnlineServer['start'] = (...requested) => online.start(...requested)
const accountOf = (id: string) => online.accountOf(id)
const creditOf = () => online.creditOf()
const notice: OnlineServer['notice'] = (...reported) => online.notice(...reported)

test('a stay is paid at the provider’s page: three concurrent notices make one payment', async () => {
  const { id, totalCentavos } = await stay()
  const { status, body } = await start(id)
  expect([status, body.data.payment.status]).toEqual([201, 'pending'])
  expect((await start(id)).body.data).toEqual(body.data)
  const preference = provider.preferences.get(preferenceOf(body.data.checkoutUrl))!
  expect(preference).toMatchObject({
    external_reference: body.data.payment.id,
    items: [{ unit_price: totalCentavos / 100, currency_id: 'MXN' }],
  })
  const paid = provider.pay(preference.id)
  const reported = await Promise.all([notice(paid.id), notice(paid.id), notice(paid.id)])
  expect(reported.map((answer) => answer.status)).toEqual([200, 200, 200])
  const { payments, paidCentavos } = await accountOf(id)
  expect([payments.length, paidCentavos]).toEqual([1, totalCentavos])
  expect(payments[0]).toMatchObject({ method: 'online', status: 'settled' })
  expect(
    (await server.request('luis', 'POST', '/api/payments/online', { target: { bookingId: id } })).status,
  ).toBe(404)
})

test('rejects a notice that is forged or for another amount, currency or payment', async () => {
  const { id, totalCentavos } = await stay()
  const { body } = await start(id)
  const preference = preferenceOf(body.data.checkoutUrl)
  expect((await notice(provider.pay(preference).id, 'otro secreto')).status).toBe(401)
  const unsigned = { type: 'payment', data: { id: '7' } }
  expect((await server.request(null, 'POST', '/api/payments/webhook/mercadopago', unsigned)).status).toBe(401)
  const less = provider.pay(preference, { transaction_amount: totalCentavos / 100 - 1 })
  const dollars = provider.pay(preference, { currency_id: 'USD' })
  const stranger = provider.pay(preference, { external_reference: 'no es nuestro' })
  const refused = provider.pay(preference, { status: 'rejected' })
  const outcomes = []
  for (const payment of [less, dollars, stranger, refused])
    outcomes.push((await notice(payment.id)).body.data.outcome)
  expect(outcomes).toEqual(['mismatch', 'mismatch', 'not-ours', 'waiting'])
  expect((await notice(999)).body.data.outcome).toBe('ignored')
  expect((await accountOf(id)).paidCentavos).toBe(0)
})

test('a notice signed more than five minutes ago or ahead of now is refused, also when it is sent again', async () => {
  const { id, totalCentavos } = await stay()
  const paid = provider.pay(preferenceOf((await start(id)).body.data.checkoutUrl))
  const send = ({ query, headers, body }: ReturnType<typeof provider.noticeOf>) =>
    server.request(null, 'POST', `/api/payments/webhook/mercadopago?${query}`, body, headers)
  const minuteMs = 60_000
  for (const ageMs of [6 * minuteMs, 24 * 60 * minuteMs, -minuteMs]) {
    const signed = provider.noticeOf(paid.id, { ageMs })
    for (const answer of [await send(signed), await send(signed)])
      expect(answer, `${ageMs} ms old`).toMatchObject({ status: 401, body: { code: 'not-signed' } })
  }
  expect((await accountOf(id)).paidCentavos).toBe(0)
  expect((await send(provider.noticeOf(paid.id, { ageMs: 4 * minuteMs }))).body.data.outcome).toBe('settled')
  expect((await accountOf(id)).paidCentavos).toBe(totalCentavos)
})

test('notices out of order leave one payment, and one of another payment settles nothing with the signature of the first', async () => {
  const { id, totalCentavos } = await stay()
  const preference = preferenceOf((await start(id)).body.data.checkoutUrl)
  const refused = provider.pay(preference, { status: 'rejected' })
  const waiting = provider.pay(preference, { status: 'in_process' })
  const { query, headers, body } = provider.noticeOf(refused.id)
  const altered = query.replace(String(refused.id), String(waiting.id))
  expect(
    await server.request(null, 'POST', `/api/payments/webhook/mercadopago?${altered}`, body, headers),
  ).toMatchObject({ status: 401, body: { code: 'not-signed' } })
  expect((await notice(waiting.id)).body.data.outcome).toBe('waiting')
  provider.payments.get(waiting.id)!.status = 'approved'
  // The word of the approval comes first, that it was refused before and is under way comes after it.
  const outcomes = []
  for (const payment of [waiting, refused, waiting, refused])
    outcomes.push((await notice(payment.id)).body.data.outcome)
  expect(outcomes).toEqual(['settled', 'waiting', 'known', 'waiting'])
  const { payments, paidCentavos, overpaidCentavos } = await accountOf(id)
  expect([payments.length, paidCentavos, overpaidCentavos]).toEqual([1, totalCentavos, 0])
})

test('a page whose answer was lost is opened once and paid once', async () => {
  const { id, totalCentavos } = await stay()
  const before = provider.preferences.size
  provider.faults.lostAnswers.add('preferences')
  const answers = [await start(id), await start(id)]
  const { body } = answers.find(({ status }) => status === 201)!
  expect(provider.preferences.size).toBe(before + 1)
  await notice(provider.pay(preferenceOf(body.data.checkoutUrl)).id)
  const { payments, paidCentavos } = await accountOf(id)
  expect([payments.length, paidCentavos]).toEqual([1, totalCentavos])
})

test('the page to pay an order at ends with its hold, and is another one once it is held longer', async () => {
  await server.database.pool.query('update products set stock = 20 where id = 1')
  const order = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'online' }
  const made = (await server.request('ana', 'POST', '/api/orders', order)).body.data.order
  const untilOf = async () =>
    (await server.request('ana', 'GET', `/api/orders/${made._id}/payments`)).body.data.heldUntil as string
  const hour = addMinutes(made.createdAt, 60)
  expect(minutesBetween(hour, await untilOf())).toBeCloseTo(0, 1)
  const first = provider.preferences.get(preferenceOf(made.checkoutUrl))!
  expect(first).toMatchObject({ expires: true, date_of_expiration: first.expiration_date_to })
  expect(new Date(first.expiration_date_to!).toISOString()).toBe(await untilOf())

  await server.request('ana', 'PATCH', `/api/orders/${made._id}`, { payment: 'spei' })
  expect(minutesBetween(made.createdAt, await untilOf())).toBe(72 * 60)
  const again = await server.request('ana', 'POST', '/api/payments/online', {
    target: { orderId: made._id },
  })
  const second = preferenceOf(again.body.data.checkoutUrl)
  expect(second).not.toBe(first.id)
  await notice(provider.pay(second).id)
  expect((await server.request('ana', 'GET', `/api/orders/${made._id}`)).body.data.order.status).toBe('paid')
})

test('money for an order whose hold ran out is its buyer’s credit, and the pieces stay in the shop', async () => {
  await server.database.pool.query('update products set stock = 20 where id = 1')
  const order = { items: [{ productId: 1, quantity: 2 }], delivery: 'pickup', payment: 'online' }
  const {
    _id: id,
    checkoutUrl,
    totalCentavos,
  } = (await server.request('ana', 'POST', '/api/orders', order)).body.data.order
  await server.database.pool.query(
    'update orders set held_until = held_until - make_interval(hours => $2) where id = $1',
    [id, defaultTerms.orderHoldHours.online],
  )
  await expireUnpaidOrders(server.database.db)
  const before = await creditOf()
  const late = provider.pay(preferenceOf(checkoutUrl))
  for (let times = 0; times < 3; times += 1) await notice(late.id)
  expect(await creditOf()).toBe(before + totalCentavos)
  expect((await server.request('ana', 'GET', `/api/orders/${id}`)).body.data.order.status).toBe('cancelled')
  const { rows } = await server.database.pool.query('select stock from products where id = 1')
  expect(rows).toEqual([{ stock: 20 }])
})

test('money that comes after the booking was given up, or a second time, is the client’s credit', async () => {
  const { id, totalCentavos } = await stay()
  const { body } = await start(id)
  const preference = preferenceOf(body.data.checkoutUrl)
  await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, { status: 'cancelled' })
  const before = await creditOf()
  expect((await notice(provider.pay(preference).id)).body.data.outcome).toBe('settled')
  expect(await creditOf()).toBe(before + totalCentavos)
  const again = provider.pay(preference)
  await Promise.all([notice(again.id), notice(again.id)])
  expect(await creditOf()).toBe(before + 2 * totalCentavos)
  expect(await accountOf(id)).toMatchObject({ paidCentavos: 0, overpaidCentavos: 0 })
})

test('a refund whose response is lost is retried and returned once; a rejected one can be returned otherwise', async () => {
  const { id, totalCentavos } = await stay()
  const { body } = await start(id)
  const paid = provider.pay(preferenceOf(body.data.checkoutUrl))
  await notice(paid.id)
  provider.faults.lostAnswers.add('refunds')
  const before = provider.refunds.length
  const refund = (amountCentavos: number) =>
    server.request('marta', 'POST', `/api/payments/${body.data.payment.id}/refunds`, { amountCentavos })
  const requested = await refund(100_00)
  expect(requested.body.data.payment).toMatchObject({ status: 'pending', method: 'online' })
  const standing = async (refundId: string) =>
    (await server.request('marta', 'GET', `/api/payments/${refundId}`)).body.data.payment.status
  await vi.waitFor(async () => expect(await standing(requested.body.data.payment.id)).toBe('settled'), 20_000)
  expect(provider.refunds.slice(before)).toEqual([{ paymentId: paid.id, amount: 100 }])
  expect((await accountOf(id)).paidCentavos).toBe(totalCentavos - 100_00)

  provider.faults.refundsAnswer = 400
  const turnedDown = await refund(50_00)
  await vi.waitFor(async () => expect(await standing(turnedDown.body.data.payment.id)).toBe('failed'), 20_000)
  provider.faults.refundsAnswer = null
  expect((await accountOf(id)).paidCentavos).toBe(totalCentavos - 100_00)
  const reported = async (who: 'ana' | 'marta' = 'ana') => {
    const { notifications } = (await server.request(who, 'GET', `/api/notifications/${server.ids[who]}`)).body
      .data
    return notifications.map(({ title }: { title: string }) => title)
  }
  await vi.waitFor(
    async () => expect(await reported()).toContain('No pudimos devolverte $50.00 MXN en línea'),
    10_000,
  )
  const toDesk = expect.stringMatching(/^No procedió la devolución en línea: Ana /)
  await vi.waitFor(async () => expect(await reported('marta')).toContainEqual(toDesk), 10_000)
  expect((await reported()).filter((title: string) => title === 'Te devolvemos $100.00 MXN')).toHaveLength(1)
})

test('an order is paid online where its answer leads, and one whose page could not be opened is opened later', async () => {
  await server.database.pool.query('update products set stock = 20 where id = 1')
  const order = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'online' }
  const key = { 'idempotency-key': 'pedido-1' }
  const made = await server.request('ana', 'POST', '/api/orders', order, key)
  expect(made.body.data.order).toMatchObject({ status: 'pending', payment: 'online' })
  expect((await server.request('ana', 'POST', '/api/orders', order, key)).body).toEqual(made.body)
  await notice(provider.pay(preferenceOf(made.body.data.order.checkoutUrl)).id)
  const read = async (id: string) => (await server.request('ana', 'GET', `/api/orders/${id}`)).body.data.order
  expect(await read(made.body.data.order._id)).toMatchObject({ status: 'paid', checkoutUrl: null })

  provider.faults.away = true
  const later = await server.request('ana', 'POST', '/api/orders', order)
  expect([later.status, later.body.data.order.checkoutUrl]).toEqual([201, null])
  provider.faults.away = false
  const target = { orderId: later.body.data.order._id }
  const opened = await server.request('ana', 'POST', '/api/payments/online', { target })
  expect(opened.body.data.checkoutUrl).toContain(provider.address)
  expect((await read(target.orderId)).checkoutUrl).toBe(opened.body.data.checkoutUrl)
}, 30_000)

test('only the rest of a partly paid pass, order or deposit is payable online', async () => {
  const { pass } = (await server.request('ana', 'POST', '/api/passes', { kind: 'training-5' })).body.data
  const items = [{ productId: 1, quantity: 2 }]
  await server.database.pool.query('update products set stock = 20 where id = 1')
  const order = (
    await server.request('ana', 'POST', '/api/orders', { items, delivery: 'pickup', payment: 'counter' })
  ).body.data.order
  const booked = await stay()
  for (const [target, totalCentavos] of [
    [{ passId: pass.id }, pass.totalCentavos],
    [{ orderId: order._id }, order.totalCentavos],
    [{ bookingId: booked.id }, booked.totalCentavos],
  ] as const) {
    const open = (body: object) => server.request('ana', 'POST', '/api/payments/online', { target, ...body })
    const whole = await open({ amountCentavos: totalCentavos })
    const part = { target, method: 'cash', amountCentavos: 10_00 }
    expect((await server.request('marta', 'POST', '/api/payments', part)).status).toBe(201)
    expect((await open({ amountCentavos: totalCentavos })).status).toBe(422)
    const rest = await open({})
    expect(rest.body.data.payment.amountCentavos).toBe(totalCentavos - 10_00)
    // Who still pays the former page pays too much: what is beyond the price is theirs.
    const before = await creditOf()
    await notice(provider.pay(preferenceOf(whole.body.data.checkoutUrl)).id)
    expect(await creditOf()).toBe(before + 10_00)
    expect((await open({})).body.issues).toMatchObject([{ message: 'Ya no falta nada por pagar.' }])
  }
  const { passes } = (await server.request('ana', 'GET', '/api/passes')).body.data
  expect(passes).toContainEqual(expect.objectContaining({ id: pass.id, status: 'active', leftCentavos: 0 }))
}, 30_000)

test('recovers after an outage of the provider: the page opens later, a notice is fetched again', async () => {
  const { id } = await stay()
  provider.faults.away = true
  const refused = await start(id)
  expect([refused.status, refused.body.code]).toEqual([503, 'payment-provider-away'])
  provider.faults.away = false
  const { body } = await start(id)
  const paid = provider.pay(preferenceOf(body.data.checkoutUrl))
  provider.faults.away = true
  expect((await notice(paid.id)).status).toBe(503)
  provider.faults.away = false
  await sleep(10)
  expect((await notice(paid.id)).body.data.outcome).toBe('settled')
}, 30_000)

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { staysOfAna } from '../../support/bookings/stays-of-ana.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const stay = staysOfAna(() => server)

const pay = (bookingId: string, amountCentavos: number, how: object = {}) =>
  server.request('marta', 'POST', '/api/payments', {
    target: { bookingId },
    method: 'cash',
    amountCentavos,
    ...how,
  })
const refund = (id: string, amountCentavos: number, how: object = {}) =>
  server.request('marta', 'POST', `/api/payments/${id}/refunds`, { amountCentavos, ...how })
const accountOf = async (id: string) =>
  (await server.request('ana', 'GET', `/api/serviceBookings/${id}/payments`)).body.data
const credit = async () =>
  (await server.request('ana', 'GET', `/api/credits/${server.ids.ana}`)).body.data.credit.balanceCentavos

test('a payment is a row with its method, tip and receiver, and is in the account of what it was for', async () => {
  const { id, totalCentavos } = await stay()
  const paid = await pay(id, totalCentavos, { method: 'card', reference: 'Terminal 2', tipCentavos: 50_00 })
  expect(paid).toMatchObject({
    status: 201,
    body: {
      data: {
        payment: {
          kind: 'payment',
          target: { bookingId: id },
          clientId: server.ids.ana,
          method: 'card',
          amountCentavos: totalCentavos,
          tipCentavos: 50_00,
          reference: 'Terminal 2',
          status: 'settled',
          receivedBy: server.ids.marta,
        },
      },
    },
  })
  expect(await accountOf(id)).toMatchObject({ paidCentavos: totalCentavos, leftCentavos: 0 })
  const listed = await server.request('conta', 'GET', `/api/payments?bookingId=${id}`)
  expect(listed.body.data.payments).toHaveLength(1)
  const receipt = await server.request('ana', 'GET', `/api/payments/${paid.body.data.payment.id}/receipt`)
  expect(receipt.body.data.receipt).toMatchObject({
    subtotalCentavos: Math.round((totalCentavos * 100) / 116),
    payment: { amountCentavos: totalCentavos },
  })
  const { lines } = receipt.body.data.receipt
  expect(lines).toEqual([expect.objectContaining({ amountCentavos: totalCentavos })])
  expect(lines[0].concept).toContain('Huésped')
})

test('of three refunds of 150 on 200 at once one passes', async () => {
  const { id } = await stay()
  const { body } = await pay(id, 200_00)
  const answers = await Promise.all([1, 2, 3].map(() => refund(body.data.payment.id, 150_00)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
  expect(answers.find(({ status }) => status === 422)?.body.issues).toMatchObject([
    { path: 'amountCentavos', message: 'De ese pago se puede devolver a lo más $50.00 MXN.' },
  ])
  expect((await accountOf(id)).paidCentavos).toBe(50_00)
})

test('credit is used once, however many charges want it', async () => {
  const one = await stay()
  const other = await stay()
  const { body } = await pay(one.id, 300_00)
  expect((await refund(body.data.payment.id, 300_00, { method: 'credit' })).body.data.payment).toMatchObject({
    kind: 'credit',
    refundOf: body.data.payment.id,
  })
  expect(await credit()).toBe(300_00)
  const answers = await Promise.all(
    [one.id, other.id, other.id].map((id) => pay(id, 200_00, { method: 'credit' })),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
  expect(await credit()).toBe(100_00)
  expect(await server.request('luis', 'GET', `/api/credits/${server.ids.ana}`)).toMatchObject({ status: 404 })
})

test('credit that is paid out leaves the till, and credit from the business has a reason', async () => {
  const before = await credit()
  const gift = { kind: 'credit', clientId: server.ids.ana, method: 'credit', amountCentavos: 80_00 }
  expect(await server.request('marta', 'POST', '/api/payments', gift)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'reason' }] },
  })
  const asMoney = { ...gift, method: 'cash', reason: 'Anticipo de diciembre' }
  expect(await server.request('marta', 'POST', '/api/payments', asMoney)).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'method' }] },
  })
  const given = await server.request('marta', 'POST', '/api/payments', { ...gift, reason: 'Esperó una hora' })
  expect(await credit()).toBe(before + 80_00)
  await refund(given.body.data.payment.id, 30_00, { method: 'cash' })
  expect(await credit()).toBe(before + 50_00)
})

test('a late cancellation leaves the client their share in credit, and the business the rest', async () => {
  const terms = { cancellation: { freeUntilHours: 720, keepPercent: 40 } }
  await server.request('admin', 'PATCH', '/api/settings', terms)
  const booked = await stay(15)
  await server.request('admin', 'PATCH', '/api/settings', {
    cancellation: { freeUntilHours: 24, keepPercent: 0 },
  })
  await pay(booked.id, booked.totalCentavos)
  const before = await credit()
  const cancel = (who: 'ana' | 'marta', money: string, id = booked.id) =>
    server.request(who, 'PUT', `/api/serviceBookings/${id}`, { status: 'cancelled', money })
  expect(await cancel('ana', 'keep')).toMatchObject({ status: 403 })
  expect((await cancel('ana', 'credit')).status).toBe(200)
  const kept = Math.round(booked.totalCentavos * 0.4)
  expect(await credit()).toBe(before + booked.totalCentavos - kept)
  expect(await accountOf(booked.id)).toMatchObject({
    keptCentavos: kept,
    returnedCentavos: 0,
    paidCentavos: kept,
    overpaidCentavos: 0,
  })
})

test('a cancellation by the desk returns the money the way it came or retains it; pending money is settled later', async () => {
  const [returned, retained, later] = [await stay(), await stay(), await stay()]
  for (const { id, totalCentavos } of [returned, retained, later]) {
    await pay(id, 100_00, { method: 'transfer' })
    await pay(id, totalCentavos - 100_00)
  }
  const cancel = (id: string, money?: string) =>
    server.request('marta', 'PUT', `/api/serviceBookings/${id}`, {
      status: 'cancelled',
      ...(money && { money }),
    })
  await cancel(returned.id, 'return')
  const { payments } = await accountOf(returned.id)
  expect(
    payments
      .filter(({ kind }: { kind: string }) => kind === 'refund')
      .map((row: { method: string; amountCentavos: number }) => [row.method, row.amountCentavos]),
  ).toEqual([
    ['cash', returned.totalCentavos - 100_00],
    ['transfer', 100_00],
  ])
  await cancel(retained.id, 'keep')
  expect(await accountOf(retained.id)).toMatchObject({
    keptCentavos: retained.totalCentavos,
    overpaidCentavos: 0,
  })
  await cancel(later.id)
  expect(await accountOf(later.id)).toMatchObject({ overpaidCentavos: later.totalCentavos })
  const settle = () =>
    server.request('marta', 'POST', `/api/serviceBookings/${later.id}/settlements`, { money: 'credit' })
  expect((await settle()).body.data).toMatchObject({ overpaidCentavos: 0, paidCentavos: 0 })
})

test('a pass is paid by the ledger and counts from then on', async () => {
  const { body } = await server.request('ana', 'POST', '/api/passes', { kind: 'training-5' })
  const { id, totalCentavos } = body.data.pass
  const half = { target: { passId: id }, method: 'transfer', amountCentavos: totalCentavos / 2 }
  await server.request('marta', 'POST', '/api/payments', half)
  const read = async () =>
    (await server.request('ana', 'GET', '/api/passes')).body.data.passes.find(
      (pass: { id: string }) => pass.id === id,
    )
  expect((await read()).status).toBe('requested')
  await server.request('marta', 'POST', '/api/payments', half)
  expect(await read()).toMatchObject({ status: 'active', unitsLeft: 5, paymentMethod: 'transfer' })
})

test('an order is paid by the ledger at any desk, and a refund goes back as it came', async () => {
  await server.database.pool.query('update products set stock = 20 where id = 1')
  const order = { items: [{ productId: 1, quantity: 2 }], delivery: 'pickup', payment: 'spei' }
  const ordered = async () => (await server.request('ana', 'POST', '/api/orders', order)).body.data.order
  const change = (id: string, changes: object) =>
    server.request('marta', 'PATCH', `/api/orders/${id}`, changes)
  const rowsOf = async (id: string) =>
    (await server.request('marta', 'GET', `/api/payments?orderId=${id}`)).body.data.payments as {
      kind: string
      method: string
      amountCentavos: number
    }[]

  const first = await ordered()
  await change(first._id, { status: 'paid', reference: 'SPEI 77' })
  expect(await rowsOf(first._id)).toMatchObject([
    { kind: 'payment', method: 'transfer', amountCentavos: first.totalCentavos, reference: 'SPEI 77' },
  ])
  expect((await change(first._id, { status: 'refunded' })).status).toBe(200)
  const kinds = (await rowsOf(first._id)).map(({ kind, method }) => `${kind} ${method}`)
  expect(kinds.toSorted()).toEqual(['payment transfer', 'refund transfer'])

  const second = await ordered()
  const half = { target: { orderId: second._id }, method: 'card', amountCentavos: 1_00 }
  await server.request('marta', 'POST', '/api/payments', half)
  const rest = { ...half, amountCentavos: second.totalCentavos - 1_00 }
  await server.request('marta', 'POST', '/api/payments', rest)
  const read = async (id: string) => (await server.request('ana', 'GET', `/api/orders/${id}`)).body.data.order
  expect((await read(second._id)).status).toBe('paid')

  const third = await ordered()
  await server.request('marta', 'POST', '/api/payments', { ...half, target: { orderId: third._id } })
  const before = await credit()
  await server.request('ana', 'PATCH', `/api/orders/${third._id}`, { status: 'cancelled' })
  expect(await credit()).toBe(before + 1_00)
  expect(await server.request('ana', 'POST', '/api/orders', { ...order, payment: 'online' })).toMatchObject({
    status: 422,
    body: { code: 'online-not-set-up' },
  })

  const fourth = await ordered()
  const heldUntil = async () =>
    (await server.database.pool.query('select held_until from orders where id = $1', [fourth._id])).rows
  const held = await heldUntil()
  expect(
    await server.request('ana', 'PATCH', `/api/orders/${fourth._id}`, { payment: 'online' }),
  ).toMatchObject({
    status: 422,
    body: { code: 'online-not-set-up' },
  })
  expect(await heldUntil()).toEqual(held)
})

test('a till is counted blind; a difference requires a reason; a later movement requires another count', async () => {
  const opened = await server.request('marta', 'POST', '/api/cashDays', { floatCentavos: 500_00 })
  const { id } = opened.body.data.cashDay
  expect(opened.body.data.cashDay).toMatchObject({ status: 'open', expectedCentavos: null })
  expect((await server.request('marta', 'POST', '/api/cashDays', { floatCentavos: 0 })).status).toBe(409)
  const booked = await stay()
  const { body } = await pay(booked.id, 300_00, { tipCentavos: 20_00 })
  expect(body.data.payment.cashDayId).toBe(id)
  await refund(body.data.payment.id, 100_00)
  const move = { kind: 'out', amountCentavos: 50_00, reason: 'Agua' }
  await server.request('marta', 'POST', `/api/cashDays/${id}/movements`, move)
  const change = (changes: object) => server.request('marta', 'PATCH', `/api/cashDays/${id}`, changes)
  expect((await change({ status: 'closed' })).body.issues).toMatchObject([{ path: 'counts' }])
  const wrong = { floatCentavos: 400_00, version: opened.body.data.cashDay.version }
  expect((await change(wrong)).body.data.cashDay).toMatchObject({
    status: 'open',
    floatCentavos: 400_00,
    expectedCentavos: null,
  })
  expect((await change({ ...wrong, floatCentavos: 300_00 })).body.code).toBe('stale')
  expect((await change({ floatCentavos: 500_00 })).status).toBe(200)
  const counts = (pieces: number) => ({ counts: [{ denominationCentavos: 10_00, pieces }] })
  // 500 + 320 − 100 − 50 = 670 pesos.
  expect((await change(counts(66))).body.data.cashDay).toMatchObject({
    status: 'counted',
    countedCentavos: 660_00,
    expectedCentavos: 670_00,
    differenceCentavos: -10_00,
  })
  expect((await change({ status: 'closed' })).body.issues).toMatchObject([
    { path: 'differenceReason', message: 'Faltan $10.00 MXN. Escribe por qué.' },
  ])
  expect(await change({ floatCentavos: 490_00 })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'floatCentavos' }] },
  })
  await expect(
    server.database.pool.query('update cash_days set float_centavos = 1 where id = $1', [id]),
  ).rejects.toThrow('a cash day adds up')
  await pay(booked.id, 10_00)
  expect(await change({ status: 'closed', differenceReason: 'Cambio' })).toMatchObject({
    status: 422,
    body: { issues: [{ path: 'counts' }] },
  })
  const closed = await change({ ...counts(68), status: 'closed' })
  expect(closed.body.data.cashDay).toMatchObject({ status: 'closed', differenceCentavos: 0 })
  expect((await change(counts(1))).status).toBe(409)
  expect((await pay(booked.id, 10_00)).body.data.payment.cashDayId).toBeNull()
})

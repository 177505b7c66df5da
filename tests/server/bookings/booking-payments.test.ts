import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let bookingId: string
let total: number
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
  await server.request('admin', 'PATCH', '/api/settings', { depositPercent: 50 })
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, 'Paga')],
    ...openNights(30, 2),
  })
  bookingId = body.data.serviceBooking.id
  total = body.data.serviceBooking.totalCentavos
})
afterAll(() => server.close())

const pay = (amountCentavos: number, key?: string) =>
  server.request(
    'marta',
    'POST',
    `/api/serviceBookings/${bookingId}/payments`,
    { amountCentavos, method: 'cash' },
    key ? { 'idempotency-key': key } : {},
  )

test('a stay requires the deposit of the settings, and its owner sees the paid and the open part', async () => {
  const before = await server.request('ana', 'GET', `/api/serviceBookings/${bookingId}/payments`)
  expect(before.body.data).toMatchObject({
    depositCentavos: total / 2,
    dueNowCentavos: total / 2,
    paidCentavos: 0,
  })
  const paid = await pay(total / 2, 'deposit-1')
  expect(paid).toMatchObject({ status: 201, body: { data: { dueNowCentavos: 0, leftCentavos: total / 2 } } })
  expect((await pay(total / 2, 'deposit-1')).body).toEqual(paid.body)
  expect(await server.request('luis', 'GET', `/api/serviceBookings/${bookingId}/payments`)).toMatchObject({
    status: 404,
  })
})

test('a key stands for one request: the same fields in another order, but not the same for another booking', async () => {
  const elsewhere = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, 'Otro que paga')],
    ...openNights(40, 2),
  })
  const key = { 'idempotency-key': 'deposit-1' }
  const to = (id: string, body: object) =>
    server.request('marta', 'POST', `/api/serviceBookings/${id}/payments`, body, key)
  const amountCentavos = total / 2
  expect(await to(bookingId, { method: 'cash', amountCentavos })).toMatchObject({
    status: 201,
    body: { data: { paidCentavos: total / 2 } },
  })
  expect(await to(elsewhere.body.data.serviceBooking.id, { amountCentavos, method: 'cash' })).toMatchObject({
    status: 422,
    body: { code: 'idempotency-reused' },
  })
})

test('nothing is paid twice, however many hands receive it at once', async () => {
  const answers = await Promise.all([pay(total / 2), pay(total / 2), pay(total / 2)])
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422])
  expect((await pay(1)).body.code).toBe('breaks-a-rule')
})

test('the payment of a cancelled booking is shown as the owner’s, and nothing more is charged', async () => {
  await server.request('ana', 'PUT', `/api/serviceBookings/${bookingId}`, { status: 'cancelled' })
  const { body } = await server.request('ana', 'GET', `/api/serviceBookings/${bookingId}/payments`)
  expect(body.data).toMatchObject({ leftCentavos: 0, dueNowCentavos: 0, overpaidCentavos: total })
  expect((await pay(1)).status).toBe(422)
})

import { today } from '../../../apps/api/src/http/clock.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let shop: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  shop = stockOf(server)
})
afterAll(() => server.close())

const read = async (path: string) => (await server.request('marta', 'GET', `/api${path}`)).body.data
const post = async (path: string, body: object) => {
  const answer = await server.request('marta', 'POST', `/api${path}`, body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(201)
  return answer.body.data
}
const refund = (id: string, amountCentavos: number, more: object = {}, who: DemoName = 'marta') =>
  server.request(who, 'POST', `/api/payments/${id}/refunds`, {
    amountCentavos,
    method: 'cash',
    reason: 'No hubo baño',
    lowersPrice: true,
    ...more,
  })

let ahead = 20
/** A stay of Ana's that is paid whole in cash, and its payment. */
async function paidStay() {
  ahead += 12
  const booked = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [await eligibleDog(server, `Con rebaja ${ahead}`)],
    ...openNights(ahead, 4, 2),
  })
  const { id, totalCentavos } = booked.body.data.serviceBooking
  const { payment } = await post('/payments', {
    target: { bookingId: id },
    method: 'cash',
    amountCentavos: totalCentavos,
  })
  return { id: id as string, totalCentavos: totalCentavos as number, paymentId: payment.id as string }
}

/** Three pieces at 116.00 that Ana ordered and paid in cash. */
async function paidOrder() {
  const productId = await shop.product()
  await shop.buy(productId, 5, 333_33)
  const { id } = await shop.order(productId, 3)
  const { payment } = await post('/payments', {
    target: { orderId: id },
    method: 'cash',
    amountCentavos: 348_00,
  })
  return { id, productId, paymentId: payment.id as string }
}

test('a refund that lowers the price of a booking leaves nothing owed, and its reason in lines and history', async () => {
  const stay = await paidStay()
  expect((await read(`/payments/${stay.paymentId}/receipt`)).receipt.priceCanFall).toBe(true)
  expect((await refund(stay.paymentId, 100_00)).status).toBe(201)
  const account = await read(`/serviceBookings/${stay.id}/payments`)
  expect(account).toMatchObject({ totalCentavos: stay.totalCentavos - 100_00, leftCentavos: 0 })
  const { deskBooking, events } = await read(`/desk/bookings/${stay.id}`)
  expect(deskBooking.booking.lines.at(-1)).toEqual({
    label: 'Descuento: No hubo baño',
    amountCentavos: -100_00,
  })
  expect(events).toContainEqual(expect.objectContaining({ discountCentavos: 100_00, note: 'No hubo baño' }))
  expect((await read(`/dues/${server.ids.ana}`)).due.lines).not.toContainEqual(
    expect.objectContaining({ target: { bookingId: stay.id } }),
  )
  expect(await shop.booksDiffer()).toEqual([])
})

test('one that does not lower it is owed again', async () => {
  const stay = await paidStay()
  expect((await refund(stay.paymentId, 100_00, { lowersPrice: false })).status).toBe(201)
  expect(await read(`/serviceBookings/${stay.id}/payments`)).toMatchObject({
    totalCentavos: stay.totalCentavos,
    leftCentavos: 100_00,
  })
})

test('an order costs less without a piece coming back, and the rest of it is still returned', async () => {
  const { id, productId, paymentId } = await paidOrder()
  expect((await refund(paymentId, 48_00)).status).toBe(201)
  expect(await read(`/orders/${id}/payments`)).toMatchObject({
    paidCentavos: 300_00,
    leftCentavos: 0,
    returns: [{ name: '', quantity: 0, amountCentavos: 48_00, restocked: false, reason: 'No hubo baño' }],
  })
  expect((await read(`/orders/${id}`)).order).toMatchObject({
    returnedCentavos: 48_00,
    totalCentavos: 348_00,
  })
  expect(await shop.booksDiffer()).toEqual([])
  for (const status of ['preparing', 'ready', 'delivered']) await shop.step(id, { status })
  const lines = [{ productId, quantity: 3, restock: true }]
  await post(`/orders/${id}/returns`, { lines, money: 'return', reason: 'Venía roto' })
  expect(await read(`/orders/${id}/payments`)).toMatchObject({ paidCentavos: 0, leftCentavos: 0 })
  expect((await read(`/orders/${id}`)).order.returnedCentavos).toBe(348_00)
  expect((await shop.levelOf(productId)).stock).toBe(5)
  expect(await shop.booksDiffer()).toEqual([])
})

test('three at once that together are more than was paid are one', async () => {
  const { id, paymentId } = await paidOrder()
  const answers = await Promise.all([1, 2, 3].map(() => refund(paymentId, 200_00)))
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422])
  expect(await read(`/orders/${id}/payments`)).toMatchObject({ paidCentavos: 148_00, leftCentavos: 0 })
})

test('a reason is required, a person without the right to discount lowers nothing, and a pass keeps its price', async () => {
  const { id, paymentId } = await paidOrder()
  const wordless = await refund(paymentId, 48_00, { reason: 'Ya' })
  expect(wordless.status).toBe(400)
  expect(wordless.body.issues[0].path).toBe('reason')
  expect((await refund(paymentId, 48_00, {}, 'conta')).status).toBe(403)
  const pass = {
    kind: 'training-10',
    ownerId: server.ids.ana,
    validFrom: today(),
    payment: { method: 'card' },
  }
  const sold = (await post('/passes', pass)).pass
  const { payments } = await read(`/payments?clientId=${server.ids.ana}&limit=100`)
  const ofPass = payments.find(({ target }: { target: { passId?: string } }) => target?.passId === sold.id)
  const receipt = async () => (await read(`/payments/${ofPass.id}/receipt`)).receipt
  expect(await receipt()).toMatchObject({ priceCanFall: false, passPaysStill: true })
  expect((await refund(ofPass.id, 1_00)).status).toBe(422)
  await server.request('marta', 'PATCH', `/api/passes/${sold.id}`, { status: 'cancelled', money: 'return' })
  expect((await receipt()).passPaysStill).toBe(false)
  expect(await read(`/orders/${id}/payments`)).toMatchObject({ paidCentavos: 348_00, leftCentavos: 0 })
})

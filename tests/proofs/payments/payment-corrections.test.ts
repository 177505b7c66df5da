import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
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
const accountOf = async (id: string) =>
  (await server.request('ana', 'GET', `/api/serviceBookings/${id}/payments`)).body.data

test('a wrong method is reversed and written again, tip included', async () => {
  const { id } = await stay()
  const { body } = await pay(id, 200_00, { tipCentavos: 20_00 })
  const corrected = await server.request(
    'marta',
    'POST',
    `/api/payments/${body.data.payment.id}/corrections`,
    {
      method: 'card',
      reference: 'Terminal 1',
    },
  )
  expect(corrected).toMatchObject({
    status: 201,
    body: { data: { payment: { method: 'card', amountCentavos: 200_00, tipCentavos: 20_00 } } },
  })
  const { payments, paidCentavos } = await accountOf(id)
  expect(paidCentavos).toBe(200_00)
  expect(payments.map(({ kind, method }: { kind: string; method: string }) => [kind, method])).toEqual([
    ['payment', 'cash'],
    ['refund', 'cash'],
    ['payment', 'card'],
  ])
  expect(
    await server.request('marta', 'POST', `/api/payments/${body.data.payment.id}/corrections`, {
      method: 'card',
    }),
  ).toMatchObject({ status: 409 })
})

test('a wrong tip is reversed and written again, and the till expects what lies there', async () => {
  const { body: opened } = await server.request('marta', 'POST', '/api/cashDays', {
    floatCentavos: 100_00,
    till: 'Propinas',
  })
  const { id } = await stay()
  const { body } = await pay(id, 200_00, { tipCentavos: 500_00 })
  const correct = (paymentId: string, changes: object) =>
    server.request('marta', 'POST', `/api/payments/${paymentId}/corrections`, { method: 'cash', ...changes })
  const corrected = await correct(body.data.payment.id, { tipCentavos: 50_00 })
  expect(corrected).toMatchObject({
    status: 201,
    body: { data: { payment: { method: 'cash', amountCentavos: 200_00, tipCentavos: 50_00 } } },
  })
  expect((await accountOf(id)).paidCentavos).toBe(200_00)
  const { body: counted } = await server.request(
    'marta',
    'PATCH',
    `/api/cashDays/${opened.data.cashDay.id}`,
    {
      counts: [{ denominationCentavos: 50_00, pieces: 7 }],
      status: 'closed',
    },
  )
  expect(counted.data.cashDay).toMatchObject({ expectedCentavos: 350_00, differenceCentavos: 0 })
  await expectBooksToHold(server)
  const taken = await correct(corrected.body.data.payment.id, { method: 'card', tipCentavos: 0 })
  expect(taken.body.data.payment).toMatchObject({ method: 'card', tipCentavos: 0, tipFor: null })
  await expectBooksToHold(server)
})

test('the receipt of a corrected charge keeps its number and leaves out the change in cash', async () => {
  const { id } = await stay()
  const parts = [
    { target: { bookingId: id }, method: 'cash', amountCentavos: 150_00, tipCentavos: 10_00 },
    { target: { bookingId: id }, method: 'card', amountCentavos: 50_00 },
  ]
  const charged = await server.request('marta', 'POST', '/api/charges', {
    payments: parts,
    receivedCentavos: 200_00,
  })
  const [cash] = charged.body.data.payments as [{ id: string }]
  const receiptOf = async (paymentId: string) =>
    (await server.request('marta', 'GET', `/api/payments/${paymentId}/receipt`)).body.data.receipt
  const before = await receiptOf(cash.id)
  expect(before).toMatchObject({ receivedCentavos: 200_00, changeCentavos: 40_00 })
  const method = { method: 'transfer', tipCentavos: 20_00 }
  const corrected = await server.request('marta', 'POST', `/api/payments/${cash.id}/corrections`, method)
  for (const paymentId of [cash.id, corrected.body.data.payment.id]) {
    const after = await receiptOf(paymentId)
    expect(after).toMatchObject({
      number: before.number,
      totalCentavos: 200_00,
      tipCentavos: 20_00,
      receivedCentavos: null,
      changeCentavos: null,
    })
    const methods = after.payments.map((one: { method: string }) => one.method)
    expect(methods).toEqual(['card', 'transfer'])
  }
})

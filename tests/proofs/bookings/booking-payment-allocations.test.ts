import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { staysOfAna } from '../../support/bookings/stays-of-ana.ts'

type Allocation = { id: string; target: object; amountCentavos: number; returnedCentavos: number }
type Payment = Allocation & { kind: string; method: string; tipCentavos: number; allocations: Allocation[] }

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const stay = staysOfAna(() => server)
const read = async (path: string) => (await server.request('admin', 'GET', `/api${path}`)).body.data
const post = (path: string, body: object, who: 'marta' | 'admin' = 'marta') =>
  server.request(who, 'POST', `/api${path}`, body)
const listed = async (query: string): Promise<Payment[]> =>
  (await read(`/payments?limit=200&${query}`)).payments
const accountOf = (id: string) => read(`/serviceBookings/${id}/payments`)
const expectBooks = async () => {
  await expectBooksToHold(server)
  expect((await read('/accounting/audit')).differences).toEqual([])
}

let turns = 0
/** Two stays of Ana's of which one movement of money pays $155 and $120. */
async function paidTogether(method = 'card', tipCentavos = 0) {
  turns += 1
  const reference = `Juntas ${turns}`
  const [one, other] = [await stay(), await stay()]
  const payments = [
    { target: { bookingId: one.id }, method, amountCentavos: 155_00, tipCentavos, reference },
    { target: { bookingId: other.id }, method, amountCentavos: 120_00, reference },
  ]
  const charged = await post('/charges', { payments })
  expect(charged.status, JSON.stringify(charged.body)).toBe(201)
  const [payment] = charged.body.data.payments as [Payment]
  expect(charged.body.data.payments).toHaveLength(1)
  return { one, other, payment, reference }
}

test('one card payment over two bookings is one payment with what of it each was paid', async () => {
  const { one, other, payment, reference } = await paidTogether('card', 20_00)
  const whole = {
    id: payment.id,
    target: null,
    amountCentavos: 275_00,
    tipCentavos: 20_00,
    returnedCentavos: 0,
    allocations: [
      { target: { bookingId: one.id }, amountCentavos: 155_00, tipCentavos: 20_00, returnedCentavos: 0 },
      { target: { bookingId: other.id }, amountCentavos: 120_00, tipCentavos: 0, returnedCentavos: 0 },
    ],
  }
  expect(await listed(`search=${encodeURIComponent(reference)}`)).toMatchObject([whole])
  for (const { id } of [one, other]) expect(await listed(`bookingId=${id}`)).toMatchObject([whole])
  expect((await read(`/payments/${payment.id}`)).payment).toMatchObject(whole)
  // One of its parts leads to the whole.
  expect((await read(`/payments/${payment.allocations[1]!.id}`)).payment).toMatchObject(whole)
  const { receipt } = await read(`/payments/${payment.id}/receipt`)
  expect(receipt).toMatchObject({ payments: [whole], totalCentavos: 275_00, tipCentavos: 20_00 })
  expect(receipt.lines.map(({ amountCentavos }: Allocation) => amountCentavos)).toEqual([155_00, 120_00])
  const { totals } = await read(`/payments/totals?search=${encodeURIComponent(reference)}`)
  expect(totals).toMatchObject([{ method: 'card', rows: 1, receivedCentavos: 295_00 }])
  expect(await accountOf(one.id)).toMatchObject({ paidCentavos: 155_00 })
  expect(await accountOf(other.id)).toMatchObject({ paidCentavos: 120_00 })
  await expectBooks()
})

test('a second part for the same thing, another way and another reference are money of their own', async () => {
  const [one, other] = [await stay(), await stay()]
  const [first, second] = [{ bookingId: one.id }, { bookingId: other.id }]
  const { body } = await post('/charges', {
    payments: [
      { target: first, method: 'card', amountCentavos: 100_00 },
      { target: first, method: 'card', amountCentavos: 50_00 },
      { target: second, method: 'card', amountCentavos: 70_00 },
      { target: second, method: 'transfer', amountCentavos: 30_00, reference: 'A' },
      { target: first, method: 'transfer', amountCentavos: 20_00, reference: 'B' },
    ],
  })
  const amounts = body.data.payments.map(({ amountCentavos }: Payment) => amountCentavos)
  expect(amounts).toEqual([170_00, 50_00, 30_00, 20_00])
})

test('a payment is returned whole as one refund, or in part of the thing that is named', async () => {
  const { one, other, payment } = await paidTogether()
  const [first, second] = payment.allocations as [Allocation, Allocation]
  const tooMuch = await post(`/payments/${second.id}/refunds`, { amountCentavos: 120_01 })
  expect(tooMuch.status).toBe(422)
  expect((await post(`/payments/${second.id}/refunds`, { amountCentavos: 20_00 })).status).toBe(201)
  expect(await accountOf(other.id)).toMatchObject({ paidCentavos: 100_00 })
  expect((await post(`/payments/${payment.id}/refunds`, { amountCentavos: 255_01 })).status).toBe(422)
  const returned = await post(`/payments/${payment.id}/refunds`, { amountCentavos: 255_00 })
  expect(returned.body.data.payment).toMatchObject({
    kind: 'refund',
    amountCentavos: 255_00,
    refundOf: payment.id,
    allocations: [{ amountCentavos: 100_00 }, { amountCentavos: 155_00 }],
  })
  expect((await read(`/payments/${payment.id}`)).payment).toMatchObject({
    returnedCentavos: 275_00,
    allocations: [
      { id: first.id, returnedCentavos: 155_00 },
      { id: second.id, returnedCentavos: 120_00 },
    ],
  })
  for (const { id } of [one, other]) expect(await accountOf(id)).toMatchObject({ paidCentavos: 0 })
  await expectBooks()
})

test('of refunds at once of one payment and its parts no more goes back than was paid', async () => {
  const { payment } = await paidTogether()
  const [first, second] = payment.allocations as [Allocation, Allocation]
  const wanted = [payment.id, first.id, second.id, payment.id, first.id, second.id]
  await Promise.all(wanted.map((id) => post(`/payments/${id}/refunds`, { amountCentavos: 90_00 })))
  const { payment: after } = (await read(`/payments/${payment.id}`)) as { payment: Payment }
  for (const part of after.allocations) expect(part.returnedCentavos).toBeLessThanOrEqual(part.amountCentavos)
  const sum = after.allocations.reduce((total, part) => total + part.returnedCentavos, 0)
  expect(after.returnedCentavos).toBe(sum)
  expect(sum).toBeGreaterThanOrEqual(180_00)
  await expectBooks()
})

test('a refund that lowers the price takes it off each thing that it returns', async () => {
  const { one, other, payment } = await paidTogether()
  const before = [(await accountOf(one.id)).totalCentavos, (await accountOf(other.id)).totalCentavos]
  const requested = { amountCentavos: 150_00, lowersPrice: true, reason: 'Se quejaron con razón' }
  expect((await post(`/payments/${payment.id}/refunds`, requested)).status).toBe(201)
  expect(await accountOf(one.id)).toMatchObject({ totalCentavos: before[0] - 30_00, paidCentavos: 125_00 })
  expect(await accountOf(other.id)).toMatchObject({ totalCentavos: before[1] - 120_00, paidCentavos: 0 })
  await expectBooks()
})

test('a wrong method is corrected for all that was paid, with its tip', async () => {
  const { payment, reference } = await paidTogether('card', 20_00)
  const corrected = await post(`/payments/${payment.id}/corrections`, { method: 'transfer' })
  expect(corrected.status, JSON.stringify(corrected.body)).toBe(201)
  expect(corrected.body.data.payment).toMatchObject({
    method: 'transfer',
    amountCentavos: 275_00,
    tipCentavos: 20_00,
    allocations: [{ amountCentavos: 155_00 }, { amountCentavos: 120_00 }],
  })
  const rows = await listed(`search=${encodeURIComponent(reference)}`)
  expect(rows.map(({ kind, amountCentavos }) => `${kind} ${amountCentavos}`).toSorted()).toEqual([
    'payment 27500',
    'payment 27500',
    'refund 27500',
  ])
  await expectBooks()
})

test('cash over two bookings is one row of its till', async () => {
  const opened = await post('/cashDays', { floatCentavos: 100_00 })
  const { id } = opened.body.data.cashDay
  const { payment } = await paidTogether('cash')
  expect(await listed(`cashDayId=${id}`)).toMatchObject([{ id: payment.id, amountCentavos: 275_00 }])
  const counts = [{ denominationCentavos: 100_00, pieces: 3 }]
  const counted = await server.request('marta', 'PATCH', `/api/cashDays/${id}`, { counts })
  expect(counted.body.data.cashDay).toMatchObject({ expectedCentavos: 375_00 })
})

test('the database refuses parts that do not add up to their payment, or are other money', async () => {
  const { payment } = await paidTogether()
  const add = (changes: string) =>
    server.database.pool.query(
      `insert into payments (movement_id, booking_id, client_id, method, amount_centavos, reference, charge_id, received_by, received_at, created_at)
        select movement_id, booking_id, client_id, ${changes}, reference, charge_id, received_by, received_at, created_at
        from payments where id = $1`,
      [payment.allocations[0]!.id],
    )
  await expect(add(`method, 1`)).rejects.toMatchObject({ constraint: 'payment_movements_add_up' })
  await expect(add(`'cash', 1`)).rejects.toMatchObject({ constraint: 'payments_of_one_movement' })
  const change = server.database.pool.query(
    'update payment_movements set amount_centavos = amount_centavos + 1 where id = $1',
    [payment.id],
  )
  await expect(change).rejects.toMatchObject({ constraint: 'payment_movements_add_up' })
})

import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { staysOfAna } from '../../support/bookings/stays-of-ana.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const stay = staysOfAna(() => server)

async function order() {
  const { body } = await server.request('ana', 'POST', '/api/orders', {
    items: [{ productId: 1, quantity: 1 }],
    delivery: 'pickup',
    payment: 'counter',
  })
  return body.data.order as { _id: string; totalCentavos: number; number: number }
}

const charge = (payments: object[], key?: Record<string, string>) =>
  server.request('marta', 'POST', '/api/charges', { payments }, key)
const dueOf = async (of = server.ids.ana) =>
  (await server.request('marta', 'GET', `/api/dues/${of}`)).body.data.due as {
    creditCentavos: number
    usualMethod: string
    lines: { target: object; concept: string; leftCentavos: number; isDue: boolean }[]
  }
const lineOf = async (target: object) =>
  (await dueOf()).lines.find((line) => JSON.stringify(line.target) === JSON.stringify(target))

test('a family’s debt is listed in lines and charged at once by several methods', async () => {
  const ahead = await stay()
  const bought = await order()
  expect(await lineOf({ bookingId: ahead.id })).toMatchObject({
    leftCentavos: ahead.totalCentavos,
    isDue: false,
  })
  expect(await lineOf({ orderId: bought._id })).toMatchObject({
    leftCentavos: bought.totalCentavos,
    concept: `Pedido ${bought.number}`,
    isDue: true,
  })
  const charged = await charge([
    { target: { bookingId: ahead.id }, method: 'cash', amountCentavos: 100_00 },
    { target: { bookingId: ahead.id }, method: 'card', amountCentavos: ahead.totalCentavos - 100_00 },
    {
      target: { orderId: bought._id },
      method: 'card',
      amountCentavos: bought.totalCentavos,
      tipCentavos: 50_00,
    },
  ])
  expect(charged.status).toBe(201)
  // The card paid both at once.
  expect(charged.body.data.payments).toMatchObject([
    { method: 'cash', amountCentavos: 100_00 },
    { method: 'card', target: null, amountCentavos: ahead.totalCentavos - 100_00 + bought.totalCentavos },
  ])
  expect(await lineOf({ bookingId: ahead.id })).toBeUndefined()
  expect(await lineOf({ orderId: bought._id })).toBeUndefined()
  expect((await server.request('ana', 'GET', `/api/orders/${bought._id}`)).body.data.order.status).toBe(
    'paid',
  )
  expect((await dueOf()).usualMethod).toBe('card')
})

test('a stay that ended is due, one that goes on is not yet', async () => {
  // Guests of the demo have the rooms on these days; day care needs none.
  const day = nextOpenDay('Guardería', 60)
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [await eligibleDog(server, 'De día')],
    start: day,
    end: day,
  })
  const { id } = body.data.serviceBooking
  const at = (days: number) =>
    server.database.pool.query(
      'update bookings set start_day = current_date + $2::int - 2, end_day = current_date + $2::int where id = $1',
      [id, days],
    )
  for (const status of ['confirmed', 'checked-in'])
    await server.database.pool.query('update bookings set status = $2 where id = $1', [id, status])
  await at(3)
  expect(await lineOf({ bookingId: id })).toMatchObject({ isDue: false })
  await at(-1)
  expect(await lineOf({ bookingId: id })).toMatchObject({ isDue: true })
})

test('a charge is written down whole or not at all, and once however often it is sent', async () => {
  const [one, other] = [await stay(), await stay()]
  const paid = (amountCentavos: number, { id }: { id: string }) => ({
    target: { bookingId: id },
    method: 'cash',
    amountCentavos,
  })
  const tooMuch = await charge([paid(100_00, one), paid(other.totalCentavos + 1, other)])
  expect(tooMuch).toMatchObject({ status: 422, body: { message: 'Es más de lo que falta por pagar.' } })
  expect(await lineOf({ bookingId: one.id })).toMatchObject({ leftCentavos: one.totalCentavos })
  const key = { 'idempotency-key': 'charged-once' }
  const both = [paid(one.totalCentavos, one), paid(other.totalCentavos, other)]
  const answers = await Promise.all([charge(both, key), charge(both, key)])
  const last = await charge(both, key)
  expect(last.status).toBe(201)
  expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
  const { rows } = await server.database.pool.query(
    'select count(*)::int as rows from payments where booking_id = any($1)',
    [[one.id, other.id]],
  )
  expect(rows).toEqual([{ rows: 2 }])
})

test('two clients are never one charge', async () => {
  const mine = await stay()
  const { body } = await server.request('luis', 'POST', '/api/passes', { kind: 'training-5' })
  const mixed = await charge([
    { target: { bookingId: mine.id }, method: 'cash', amountCentavos: 100_00 },
    { target: { passId: body.data.pass.id }, method: 'cash', amountCentavos: 100_00 },
  ])
  expect(mixed.status).toBe(422)
  expect(mixed.body.message).toContain('mismo cliente')
})

test('a payment is found by its amount, as a bank states it, with or without its tip', async () => {
  const { id } = await stay()
  const { body } = await charge([
    { target: { bookingId: id }, method: 'transfer', amountCentavos: 187_31, tipCentavos: 12_00 },
  ])
  expect(body.message).toBeUndefined()
  const found = async (written: string) => {
    const path = `/api/payments?search=${encodeURIComponent(written)}&method=transfer`
    const { payments } = (await server.request('conta', 'GET', path)).body.data
    return payments.map((one: { amountCentavos: number }) => one.amountCentavos)
  }
  for (const written of ['187.31', '$187.31', '199.31'])
    expect(await found(written), written).toEqual([187_31])
  for (const written of ['187', '187.3', '12']) expect(await found(written), written).not.toContain(187_31)
  const totals = await server.request('conta', 'GET', '/api/payments/totals?search=187.31')
  expect(totals.body.data.totals).toMatchObject([{ method: 'transfer', receivedCentavos: 199_31 }])
})

test('the ledger is found by day, reference and name, and summed by method', async () => {
  const { id } = await stay()
  await charge([
    {
      target: { bookingId: id },
      method: 'transfer',
      amountCentavos: 200_00,
      tipCentavos: 20_00,
      reference: 'BBVA Ñandú 7',
    },
  ])
  const [paid] = (await server.request('conta', 'GET', '/api/payments?search=nandu')).body.data.payments
  expect(paid).toMatchObject({ reference: 'BBVA Ñandú 7' })
  await server.request('marta', 'POST', `/api/payments/${paid.id}/refunds`, { amountCentavos: 50_00 })
  const day = paid.createdAt.slice(0, 10)
  const span = `from=${addDays(day, -1)}&to=${addDays(day, 1)}`
  const listed = await server.request('conta', 'GET', `/api/payments?sort=-createdAt&search=ana&${span}`)
  expect(listed.body.data.payments.length).toBeGreaterThan(1)
  const none = await server.request('conta', 'GET', `/api/payments?to=${addDays(day, -2)}&search=nandu`)
  expect(none.body.data.payments).toEqual([])
  const totals = await server.request(
    'conta',
    'GET',
    `/api/payments/totals?${span}&method=transfer&search=nandu`,
  )
  expect(totals.body.data.totals).toEqual([
    { method: 'transfer', rows: 1, receivedCentavos: 220_00, returnedCentavos: 0, tipCentavos: 20_00 },
  ])
})

import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
let dog: string
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  dog = await eligibleDog(server, 'Termina')
})
afterAll(() => server.close())

const sql = async (text: string, ...values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows

async function soldMonth() {
  const payment = { method: 'transfer' }
  const pass = { kind: 'day-care-month', ownerId: server.ids.ana, validFrom: today(), payment }
  return (await server.request('marta', 'POST', '/api/passes', pass)).body.data.pass as {
    id: string
    totalCentavos: number
  }
}

/** Days on which the dog is expected already: a day beside a closed one is used once. */
const taken = new Set<string>()

async function bookDay(ahead: number) {
  let start = nextOpenDay('Guardería', ahead)
  for (let later = ahead + 1; taken.has(start); later += 1) start = nextOpenDay('Guardería', later)
  taken.add(start)
  const requested = { serviceId: dayCare, rumiIds: [dog], start, end: start }
  return (await server.request('ana', 'POST', '/api/serviceBookings', requested)).body.data
    .serviceBooking as {
    id: string
    totalCentavos: number
  }
}

const end = (id: string, body: object = {}, who: 'marta' | 'ana' = 'marta') =>
  server.request(who, 'PATCH', `/api/passes/${id}`, { status: 'cancelled', ...body })

/** Rest of a payment, and the rows by which the other part went back. */
const moneyOf = async (id: string) => {
  const [{ paid }] = await sql('select net_paid(null, null, $1) as paid', id)
  const back = await sql(
    'select kind, method, amount_centavos as centavos from payments where pass_id = $1 and refund_of is not null order by position',
    id,
  )
  return { paid, back }
}

test('a paid pass refunds its unused part and keeps its used one', async () => {
  const { id, totalCentavos } = await soldMonth()
  const booked = await bookDay(5)
  expect(booked.totalCentavos).toBe(0)
  expect(await end(id, { money: 'return' }, 'ana')).toMatchObject({ status: 403 })
  expect(await end(id)).toMatchObject({ status: 422, body: { issues: [{ path: 'money' }] } })
  const share = totalCentavos / 20
  const ended = await end(id, { money: 'return' })
  expect(ended.body.data.pass).toMatchObject({
    status: 'active',
    units: 1,
    unitsLeft: 0,
    totalCentavos: share,
  })
  expect(await moneyOf(id)).toEqual({
    paid: share,
    back: [{ kind: 'refund', method: 'transfer', centavos: totalCentavos - share }],
  })
  expect((await bookDay(6)).totalCentavos).toBeGreaterThan(0)
  expect(await end(id, { money: 'return' })).toMatchObject({ status: 409 })

  await server.request('ana', 'DELETE', `/api/serviceBookings/${booked.id}`)
  expect((await end(id, { money: 'credit' })).body.data.pass).toMatchObject({
    status: 'cancelled',
    unitsLeft: 0,
  })
  expect((await moneyOf(id)).back[1]).toEqual({ kind: 'credit', method: 'credit', centavos: share })
  await expectBooksToHold(server)
})

test('days that were used earn their share, whatever was given back', async () => {
  const { id, totalCentavos } = await soldMonth()
  const { id: visit } = await bookDay(7)
  for (const status of ['confirmed', 'checked-in', 'checked-out'])
    await sql('update bookings set status = $2 where id = $1 and status <> $2', visit, status)
  await end(id, { money: 'return' })
  const share = totalCentavos / 20
  const owed = await sql(
    `select code, -centavos as centavos from balances_of_passes where pass_id = $1 and centavos <> 0 order by code`,
    id,
  )
  expect(owed.map(({ code }) => code)).toEqual(['208.01', expect.stringMatching(/^401/)])
  expect(owed.reduce((sum, { centavos }) => sum + centavos, 0)).toBe(share)
  await expectBooksToHold(server)
})

test('a payment of an active pass is not refunded by itself; its credit and what is no pass any more are', async () => {
  const { id, totalCentavos } = await soldMonth()
  const [paid] = await sql(`select id from payments where pass_id = $1`, id)
  const refund = (payment: string, amountCentavos: number) =>
    server.request('marta', 'POST', `/api/payments/${payment}/refunds`, {
      amountCentavos,
      reason: 'Lo pidió',
    })
  expect(await refund(paid.id, 1_00)).toMatchObject({ status: 422, body: { message: /«Terminar pase»/ } })
  const late = { kind: 'credit', target: { passId: id }, clientId: server.ids.ana, method: 'cash' }
  const given = await server.request('marta', 'POST', '/api/payments', { ...late, amountCentavos: 50_00 })
  expect(given.status).toBe(201)
  const [credit] = await sql(`select id from payments where pass_id = $1 and kind = 'credit'`, id)
  expect((await refund(credit.id, 50_00)).status).toBe(201)
  expect((await end(id, { money: 'credit' })).body.data.pass).toMatchObject({
    status: 'cancelled',
    unitsLeft: 0,
  })
  const [left] = await sql(
    `select id, amount_centavos from payments where pass_id = $1 and kind = 'credit' and returned_centavos = 0`,
    id,
  )
  expect(left.amount_centavos).toBe(totalCentavos)
  expect((await refund(left.id, totalCentavos)).status).toBe(201)
  await expectBooksToHold(server)
})

test('a pass that was partly given back before goes on paying at what is left of its price', async () => {
  const { id, totalCentavos } = await soldMonth()
  await sql(
    `insert into payments (kind, pass_id, client_id, method, amount_centavos, refund_of, received_at, received_by)
     select 'refund', pass_id, client_id, method, 100, id, now(), received_by from payments where pass_id = $1`,
    id,
  )
  expect((await bookDay(20)).totalCentavos).toBeGreaterThan(0)
  await sql('update passes set total_centavos = net_paid(null, null, id) where id = $1', id)
  expect((await bookDay(27)).totalCentavos).toBe(0)
  expect((await end(id, { money: 'return' })).body.data.pass.totalCentavos).toBe(
    Math.round((totalCentavos - 100) / 20),
  )
})

test('a used-up pass is partly refunded and costs that much less', async () => {
  const { id } = await soldMonth()
  const booked = await bookDay(8)
  const share = (await end(id, { money: 'return' })).body.data.pass.totalCentavos
  const [{ paymentId }] = await sql(
    `select id as "paymentId" from payments where pass_id = $1 and kind = 'payment'`,
    id,
  )
  const refund = { amountCentavos: 100_00, method: 'cash', reason: 'No salió al patio' }
  expect((await server.request('marta', 'POST', `/api/payments/${paymentId}/refunds`, refund)).status).toBe(
    201,
  )
  const { passes } = (await server.request('marta', 'GET', '/api/passes?limit=200')).body.data
  expect(passes.find((pass: { id: string }) => pass.id === id)).toMatchObject({
    status: 'active',
    totalCentavos: share - 100_00,
    leftCentavos: 0,
  })
  expect(booked.totalCentavos).toBe(0)
  await expectBooksToHold(server)
})

test('a pass is sold from today on, and changed only with its current version', async () => {
  const request = (body: object) =>
    server.request('marta', 'POST', '/api/passes', { ownerId: server.ids.ana, ...body })
  const past = { kind: 'day-care-month', validFrom: addDays(today(), -1) }
  expect(await request(past)).toMatchObject({ status: 422, body: { code: 'past-date' } })
  const { id } = await soldMonth()
  await sql('update passes set version = version + 1 where id = $1', id)
  expect(await end(id, { money: 'credit', version: 1 })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  })
  expect((await end(id, { money: 'credit' })).status).toBe(200)
})

test('the pass that ends first pays, whichever was sold first', async () => {
  const [longer, shorter] = [await soldMonth(), await soldMonth()]
  await sql(`update passes set valid_until = valid_until + 10 where id = $1`, longer.id)
  const { id } = await bookDay(4)
  expect(await sql('select pass_id from pass_credits where booking_id = $1', id)).toEqual([
    { pass_id: shorter.id },
  ])
  for (const pass of [longer, shorter]) await end(pass.id, { money: 'credit' })
})

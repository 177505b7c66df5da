import { addDays, eachDay, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { endPassesOverTerm } from '../../../apps/api/src/bookings/index.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let dayCare: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  dayCare = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

/** A paid pass of a new family, as the desk sells it. */
async function soldPass(kind: string, validFrom = today()) {
  const sold = await server.request('marta', 'POST', '/api/passes', {
    kind,
    ownerId: server.ids.ana,
    validFrom,
    payment: { method: 'card', reference: 'Terminal 2' },
  })
  expect(sold.status).toBe(201)
  return sold.body.data.pass as { id: string; unitsLeft: number; status: string }
}

const left = async (id: string) => {
  const { body } = await server.request('ana', 'GET', '/api/passes')
  return body.data.passes.find((pass: { id: string }) => pass.id === id).unitsLeft
}

test('a pass that is paid in part says what is left, and given up leaves the rest in favour', async () => {
  const { body } = await server.request('ana', 'POST', '/api/passes', { kind: 'training-5' })
  const { id, totalCentavos } = body.data.pass
  expect(body.data.pass.leftCentavos).toBe(totalCentavos)
  const part = { target: { passId: id }, method: 'cash', amountCentavos: 400_00 }
  expect((await server.request('marta', 'POST', '/api/payments', part)).status).toBe(201)
  const read = async () => {
    const { passes } = (await server.request('ana', 'GET', '/api/passes')).body.data
    return passes.find((pass: { id: string }) => pass.id === id)
  }
  expect(await read()).toMatchObject({ status: 'requested', leftCentavos: totalCentavos - 400_00 })
  const credit = async () =>
    (await server.request('ana', 'GET', `/api/credits/${server.ids.ana}`)).body.data.credit.balanceCentavos
  const had = await credit()
  expect((await server.request('ana', 'PATCH', `/api/passes/${id}`, { status: 'cancelled' })).status).toBe(
    200,
  )
  expect(await read()).toMatchObject({ status: 'cancelled', leftCentavos: 0 })
  expect(await credit()).toBe(had + 400_00)
  await expectBooksToHold(server)
})

/** The next five days in a row on which the guardería is open. */
function openWeek(ahead: number) {
  let monday = nextOpenDay('Guardería', ahead)
  while (!eachDay(monday, addDays(monday, 4)).every((day) => takesPlaceOn('Guardería', day, usualCalendar)))
    monday = addDays(monday, 1)
  return { start: monday, end: addDays(monday, 4) }
}

const book = (
  rumiIds: string[],
  time: { start: string; end: string },
  serviceId = dayCare,
  passId?: string,
) =>
  server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId,
    rumiIds,
    ...time,
    ...(passId ? { passId } : {}),
  })

test('an owner requests a pass, which pays only once the desk marks it as paid', async () => {
  expect(
    await server.request('ana', 'POST', '/api/passes', { kind: 'training-5', payment: { method: 'cash' } }),
  ).toMatchObject({
    status: 403,
  })
  const { body } = await server.request('ana', 'POST', '/api/passes', { kind: 'training-5' })
  const { id, totalCentavos } = body.data.pass
  expect(body.data.pass).toMatchObject({ status: 'requested', units: 5, unitsLeft: 5, paidAt: null })
  expect(totalCentavos).toBe(2137_50)
  expect(await server.request('ana', 'PATCH', `/api/passes/${id}`, { status: 'active' })).toMatchObject({
    status: 403,
  })
  const withdrawn = (await server.request('ana', 'POST', '/api/passes', { kind: 'training-5' })).body.data
    .pass
  const withdraw = (who: 'ana' | 'luis', passId: string) =>
    server.request(who, 'PATCH', `/api/passes/${passId}`, { status: 'cancelled' })
  expect(await withdraw('luis', withdrawn.id)).toMatchObject({ status: 404 })
  expect((await withdraw('ana', withdrawn.id)).body.data.pass).toMatchObject({ status: 'cancelled' })
  const missing = await server.request('marta', 'PATCH', `/api/passes/${id}`, { status: 'active' })
  expect(missing).toMatchObject({ status: 422, body: { issues: [{ path: 'payment.method' }] } })
  const payment = { method: 'transfer', reference: 'SPEI 8812' }
  const paid = await server.request('marta', 'PATCH', `/api/passes/${id}`, { status: 'active', payment })
  expect(paid.body.data.pass).toMatchObject({
    status: 'active',
    paidAt: expect.any(String),
    paymentMethod: 'transfer',
    paymentReference: 'SPEI 8812',
    version: 2,
  })
  expect(await withdraw('ana', id), 'a pass that was paid').toMatchObject({ status: 409 })
  const undone = await server.request('marta', 'PATCH', `/api/passes/${id}`, { status: 'cancelled' })
  expect(undone, 'without a word of its money').toMatchObject({ status: 422 })
})

test('a month pays for the days of a stay; quote and booking say so, and cancelling returns them', async () => {
  const { id } = await soldPass('day-care-month', nextOpenDay('Guardería', 20))
  const dog = await eligibleDog(server, 'Conpase')
  const week = openWeek(21)
  const quoted = await server.request('ana', 'POST', '/api/serviceBookings/quote', {
    serviceId: dayCare,
    rumiIds: [dog],
    ...week,
  })
  expect(quoted.body.data.quote.lines.at(-1)).toMatchObject({ label: 'Cubierto con tu pase: 5 días' })
  const booked = (await book([dog], week)).body.data.serviceBooking
  expect(booked).toMatchObject({ totalCentavos: 0, lines: quoted.body.data.quote.lines })
  expect(await left(id)).toBe(15)
  const shorter = await server.request('ana', 'PUT', `/api/serviceBookings/${booked.id}`, { end: week.start })
  expect(shorter.body.data.serviceBooking).toMatchObject({ totalCentavos: 0 })
  expect(await left(id)).toBe(19)
  await server.request('ana', 'DELETE', `/api/serviceBookings/${booked.id}`)
  expect(await left(id)).toBe(20)
})

test('two bookings at once never spend the same credit', async () => {
  const { id } = await soldPass('day-care-month', nextOpenDay('Guardería', 60))
  await server.database.pool.query('delete from pass_credits where pass_id = $1 and number > 3', [id])
  await server.database.pool.query('update passes set units = 3 where id = $1', [id])
  const dogs = []
  for (let turn = 0; turn < 6; turn += 1) dogs.push(await eligibleDog(server, `Jauría ${turn}`))
  const day = openWeek(61).start
  const answers = await Promise.all(dogs.map((dog) => book([dog], { start: day, end: day })))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201])
  const totals = answers.map(({ body }) => body.data.serviceBooking.totalCentavos as number)
  expect(totals.filter((total) => total === 0)).toHaveLength(3)
  expect(await left(id)).toBe(0)
})

test('rejects a pass outside its term and one of another client, and uses the named one', async () => {
  const monday = openWeek(120).start
  const { id } = await soldPass('day-care-month', monday)
  const dog = await eligibleDog(server, 'Antes')
  const before = nextOpenDay('Guardería', 110)
  const early = (await book([dog], { start: before, end: before })).body.data.serviceBooking
  expect(early.totalCentavos).toBeGreaterThan(0)
  const luis = await server.request('luis', 'POST', '/api/serviceBookings/quote', {
    serviceId: dayCare,
    rumiIds: [await eligibleDog(server, 'De Luis', { owner: 'luis' })],
    start: monday,
    end: monday,
    passId: id,
  })
  expect(luis).toMatchObject({ status: 404 })
  const other = await soldPass('day-care-month', monday)
  await book([dog], { start: monday, end: monday }, dayCare, other.id)
  expect([await left(id), await left(other.id)]).toEqual([20, 19])
})

test('a month that is paid later than it was to begin begins with its money, as long as it was sold', async () => {
  const { body } = await server.request('ana', 'POST', '/api/passes', { kind: 'day-care-month' })
  const { id, validFrom, validUntil } = body.data.pass
  await server.database.pool.query(
    `update passes set valid_from = valid_from - 40, valid_until = valid_until - 40 where id = $1`,
    [id],
  )
  const paid = await server.request('marta', 'PATCH', `/api/passes/${id}`, {
    status: 'active',
    payment: { method: 'cash' },
  })
  expect(paid.body.data.pass).toMatchObject({ status: 'active', validFrom, validUntil })
  const far = { kind: 'day-care-month', validFrom: '2198-01-01' }
  expect((await server.request('ana', 'POST', '/api/passes', far)).body.code).toBe('too-far-ahead')
})

test('a pass whose term is over ends', async () => {
  const { id } = await soldPass('day-care-month')
  const { id: onItsLastDay } = await soldPass('day-care-month')
  const term = 'update passes set valid_from = $2, valid_until = $3 where id = $1'
  await server.database.pool.query(term, [id, addDays(today(), -40), addDays(today(), -1)])
  await server.database.pool.query(term, [onItsLastDay, addDays(today(), -40), today()])
  await endPassesOverTerm(server.database.db)
  const { body } = await server.request('ana', 'GET', '/api/passes?status=expired')
  expect(body.data.passes.map((pass: { id: string }) => pass.id)).toEqual([id])
})

test('the price of a move counts what the booking gives back: the last day of a pass pays for the new one', async () => {
  const ahead = 20
  const day = nextOpenDay('Guardería', ahead)
  const pass = await soldPass('day-care-month', today())
  await server.database.pool.query(
    `update pass_credits set voided = true where pass_id = $1 and number > 1`,
    [pass.id],
  )
  await server.database.pool.query('update passes set units = 1 where id = $1', [pass.id])
  const dog = await eligibleDog(server, 'Último crédito')
  const { id } = (await book([dog], { start: day, end: day }, dayCare, pass.id)).body.data.serviceBooking
  expect(await left(pass.id)).toBe(0)
  const next = nextOpenDay('Guardería', ahead + 5)
  const requested = { serviceId: dayCare, rumiIds: [dog], start: next, end: next, passId: pass.id }
  const price = async (more: object) =>
    (await server.request('ana', 'POST', '/api/serviceBookings/quote', { ...requested, ...more })).body.data
      .quote
  expect((await price({})).totalCentavos).toBeGreaterThan(0)
  expect(await price({ moving: id })).toMatchObject({
    totalCentavos: 0,
    passes: [{ passId: pass.id, units: 1 }],
  })
})

test('a booking that moves is paid again by the pass that paid for it', async () => {
  const monday = openWeek(165).start
  const first = await soldPass('day-care-month', monday)
  const named = await soldPass('day-care-month', monday)
  const dog = await eligibleDog(server, 'Mudanza')
  const booked = await book([dog], { start: monday, end: monday }, dayCare, named.id)
  const { id } = booked.body.data.serviceBooking
  const tuesday = addDays(monday, 1)
  const change = { start: tuesday, end: tuesday }
  expect(await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, change)).toMatchObject({
    status: 200,
    body: { data: { serviceBooking: { totalCentavos: 0 } } },
  })
  expect([await left(first.id), await left(named.id)]).toEqual([20, 19])
})

type DeliveredEvent = {
  booking: { id: string }
  dogs: string[]
  days: { day: string; used: number; returned: number }[]
}

const usesOf = async (id: string, who: DemoName = 'ana') =>
  (await server.request(who, 'GET', `/api/passes/${id}/uses`)).body.data as {
    uses: DeliveredEvent[]
    receivedBy: string | null
  }

test('a pass lists its bookings and returned days, and to the desk who received the money', async () => {
  const { start, end } = openWeek(200)
  const { id } = await soldPass('day-care-month', start)
  expect((await usesOf(id)).uses).toEqual([])
  const dogs = [await eligibleDog(server, 'Pasea'), await eligibleDog(server, 'Pasea también')]
  const together = (await book(dogs, { start, end: start }, dayCare, id)).body.data.serviceBooking
  const alone = (await book([dogs[0]!], { start: end, end }, dayCare, id)).body.data.serviceBooking
  await server.request('ana', 'DELETE', `/api/serviceBookings/${alone.id}`)
  const { uses, receivedBy } = await usesOf(id)
  expect(uses).toMatchObject([
    { booking: { id: alone.id, status: 'cancelled' }, days: [{ day: end, used: 0, returned: 1 }] },
    {
      booking: { id: together.id },
      serviceName: 'Día de guardería',
      dogs: ['Pasea', 'Pasea también'],
      days: [{ day: start, used: 2, returned: 0 }],
    },
  ])
  expect(receivedBy).toBeNull()
  expect((await usesOf(id, 'conta')).receivedBy).toMatch(/^Marta /)
  expect(await server.request('luis', 'GET', `/api/passes/${id}/uses`)).toMatchObject({ status: 404 })
  expect(await left(id)).toBe(18)
})

test('a pass sold twice under one key is sold once', async () => {
  const sale = { kind: 'training-5', ownerId: server.ids.ana, payment: { method: 'cash' } }
  const key = { 'idempotency-key': 'un-solo-pase' }
  const first = await server.request('marta', 'POST', '/api/passes', sale, key)
  const again = await server.request('marta', 'POST', '/api/passes', sale, key)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.data.pass.id).toBe(first.body.data.pass.id)
  const { rows } = await server.database.pool.query(
    'select count(*)::int from pass_credits where pass_id = $1',
    [first.body.data.pass.id],
  )
  expect(rows).toEqual([{ count: 5 }])
})

test('of more passes than are listed, those to be paid and the newest are', async () => {
  const { pool } = server.database
  await pool.query(
    `insert into passes (owner_id, kind, service_type, units, valid_from, status, lines, total_centavos, created_at)
     select $1, 'training-5', 'Entrenamiento', 5, $2, 'cancelled', '[]', 0, now() - interval '1 year'
     from generate_series(1, 205)`,
    [server.ids.luis, today()],
  )
  const { body } = await server.request('luis', 'POST', '/api/passes', { kind: 'training-10' })
  const listed = await server.request('marta', 'GET', `/api/desk/passes?ownerId=${server.ids.luis}`)
  expect(listed.body.data.passes).toHaveLength(200)
  expect(listed.body.data.hasMore).toBe(true)
  expect(listed.body.data.passes[0].pass.id).toBe(body.data.pass.id)
})

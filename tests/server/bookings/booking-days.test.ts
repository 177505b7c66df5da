import { addDays, daysBetween } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'

let server: TestServer
let dayCare: string
let hotel: string
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  hotel = await serviceOf(server, 'Hotel')
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const createRecurringBookings = (rumiIds: string[], days: string[], serviceId = dayCare) =>
  server.request('ana', 'POST', '/api/serviceBookings/recurring', { serviceId, rumiIds, days })
const change = (who: DemoName, id: string, body: object) =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, body)
const held = async () => {
  const { rows } = await server.database.pool.query('select sum(used)::int as used from places')
  return rows[0].used as number
}

test('the same weekday of several weeks is booked at once, each day a booking of its own', async () => {
  const dog = await eligibleDog(server, 'Cada martes')
  const days = [20, 27, 34].map((ahead) => nextOpenDay('Guardería', ahead))
  const { status, body } = await createRecurringBookings([dog], days)
  expect(status).toBe(201)
  expect(body.data.serviceBookings.map(({ start }: { start: string }) => start)).toEqual(days)
  const [first, second] = body.data.serviceBookings
  await change('ana', first.id, { status: 'cancelled' })
  const list = await server.request('ana', 'GET', `/api/serviceBookings?from=${days[1]}&to=${days[1]}`)
  expect(list.body.data.serviceBookings).toMatchObject([{ id: second.id, status: 'pending' }])
})

test('one unavailable day rejects all days and reports each of them', async () => {
  const dog = await eligibleDog(server, 'Casi')
  const days = [41, 48, 55].map((ahead) => nextOpenDay('Guardería', ahead))
  await server.database.pool.query(
    `insert into places (pool, day, capacity) select name, $1, 0 from pools on conflict (pool, day) do update set capacity = places.used`,
    [days[1]],
  )
  const before = await held()
  const { status, body } = await createRecurringBookings([dog], [...days, addDays(today(), -1)])
  expect([status, body.code]).toEqual([422, 'past-date'])
  expect(body.days.map(({ ok, code }: { ok: boolean; code?: string }) => code ?? ok)).toEqual([
    'past-date',
    true,
    'no-capacity',
    true,
  ])
  expect(await held()).toBe(before)
})

const quoteDays = (rumiIds: string[], days: string[], serviceId = dayCare) =>
  server.request('ana', 'POST', '/api/serviceBookings/recurring/quote', { serviceId, rumiIds, days })

test('several days are priced as one, and a dog may come if its medical records reach the last of them', async () => {
  const [tuesdays, thursdays] = [await eligibleDog(server, 'Martes'), await eligibleDog(server, 'Jueves')]
  const days = [21, 28, 35].map((ahead) => nextOpenDay('Guardería', ahead))
  await server.database.pool.query(
    `update medical_records set expires_on = $2 where dog_id = $1 and product = 'Rabia'`,
    [thursdays, addDays(days[2]!, -1)],
  )
  const { status, body } = await quoteDays([tuesdays, thursdays], days)
  const { lines, totalCentavos, eligibility } = body.data.quote
  expect([status, lines.length, totalCentavos]).toEqual([200, 2, 6 * 350_00])
  const answerFor = (id: string) => eligibility.find((one: { rumiId: string }) => one.rumiId === id)
  expect(answerFor(tuesdays)).toMatchObject({ ok: true, reasons: [] })
  expect(answerFor(thursdays)).toMatchObject({ ok: false, reasons: [{ code: 'rabies-expired' }] })
})

test('several days are not priced where one of them cannot be, nor of another service', async () => {
  const dog = await eligibleDog(server, 'Ayer')
  expect(await quoteDays([dog], [addDays(today(), -1)])).toMatchObject({ status: 422 })
  expect(await quoteDays([dog], [nextOpenDay('Hotel', 20)], hotel)).toMatchObject({ status: 422 })
})

test('nights and hours are not booked day by day', async () => {
  const dog = await eligibleDog(server, 'Noches')
  expect(await createRecurringBookings([dog], [nextOpenDay('Hotel', 20)], hotel)).toMatchObject({
    status: 422,
  })
})

/** A stay that began three nights ago, in a room of its own. The dog is in the house unless it is late. */
async function stayBegun(name: string, nights: number, status: 'checked-in' | 'confirmed' = 'checked-in') {
  const dog = await eligibleDog(server, name)
  const booked = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: hotel,
    rumiIds: [dog],
    ...openNights(90, nights),
  })
  expect(booked.status).toBe(201)
  const { id } = booked.body.data.serviceBooking
  await change('marta', id, { status: 'confirmed' })
  const start = addDays(today(), -3)
  await moveStay(server.database.pool, id, { start, end: addDays(start, nights), status })
  return { id, price: booked.body.data.serviceBooking.totalCentavos / nights }
}

test('an early departure pays the nights slept and releases the others', async () => {
  const { id, price } = await stayBegun('Temprano', 6)
  const { body } = await change('marta', id, { status: 'checked-out' })
  expect(body.data.serviceBooking).toMatchObject({
    status: 'checked-out',
    start: addDays(today(), -3),
    end: today(),
    totalCentavos: 3 * price,
  })
})

/** The hotel is changed so while something happens. */
async function whileHotelIs(
  changed: { priceCentavos?: number; serviceType?: string },
  what: () => Promise<void>,
) {
  const { rows } = await server.database.pool.query(
    'select price_centavos as "priceCentavos", type as "serviceType" from services where id = $1',
    [hotel],
  )
  const put = (body: object) => server.request('admin', 'PUT', `/api/services/${hotel}`, body)
  expect((await put(changed)).status).toBe(200)
  await what().finally(() => put(rows[0]))
}

test('a stay keeps the price it was sold for, whether its dog stays longer or leaves early', async () => {
  const { id, price } = await stayBegun('Se va', 5)
  const end = nextOpenDay('Hotel', 3)
  await whileHotelIs({ priceCentavos: price + 12_345 }, async () => {
    const stretched = await change('marta', id, { end })
    const { lines } = stretched.body.data.serviceBooking
    expect(lines[0].amountCentavos).toBe(daysBetween(addDays(today(), -3), end) * price)
    const left = await change('marta', id, { status: 'checked-out' })
    expect(left.body.data.serviceBooking.totalCentavos).toBe(3 * price)
  })
})

test('a stay is one of nights until its dog goes home, whatever kind its service became', async () => {
  const [early, missed] = [await stayBegun('Cambiado', 6), await stayBegun('No llegó', 6, 'confirmed')]
  await whileHotelIs({ serviceType: 'Guardería' }, async () => {
    const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${early.id}`)
    expect(body.data.deskBooking.service).toMatchObject({ id: hotel, serviceType: 'Hotel' })
    const left = await change('marta', early.id, { status: 'checked-out' })
    expect(left.body.data.serviceBooking).toMatchObject({ end: today(), totalCentavos: 3 * early.price })
    expect((await change('marta', missed.id, { status: 'no-show' })).status).toBe(200)
  })
})

test('a late arrival gets the reserved room for the price of all its nights', async () => {
  const { id, price } = await stayBegun('Tarde', 6, 'confirmed')
  const { status, body } = await change('marta', id, { status: 'checked-in' })
  expect(status).toBe(200)
  expect(body.data.serviceBooking).toMatchObject({
    status: 'checked-in',
    start: addDays(today(), -3),
    totalCentavos: 6 * price,
  })
  expect(body.data.serviceBooking.resource).not.toBeNull()
  expect((await change('marta', id, { status: 'checked-out' })).status).toBe(200)
})

test('staff extends a stay in the house; the owner cannot, and the first night is fixed', async () => {
  const { id, price } = await stayBegun('Se queda', 5)
  const end = nextOpenDay('Hotel', 4)
  expect(await change('ana', id, { end })).toMatchObject({ status: 409 })
  expect(await change('marta', id, { start: today(), end })).toMatchObject({ status: 409 })
  const { body } = await change('marta', id, { end })
  expect(body.data.serviceBooking).toMatchObject({ status: 'checked-in', start: addDays(today(), -3), end })
  expect(body.data.serviceBooking.totalCentavos).toBeGreaterThanOrEqual(5 * price)
})

import { addDays, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let dayCare: string
let training: string
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  training = await serviceOf(server, 'Entrenamiento')
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const post = (path: string, body: object) =>
  server.request('ana', 'POST', `/api/serviceBookings${path}`, body)
const changeService = async (id: string, changes: object) =>
  expect((await server.request('admin', 'PUT', `/api/services/${id}`, changes)).status).toBe(200)
const totalOf = (bookings: { totalCentavos: number }[]) =>
  bookings.reduce((sum, { totalCentavos }) => sum + totalCentavos, 0)
const howManyBookings = async () => {
  const { rows } = await server.database.pool.query('select count(*)::int as count from bookings')
  return rows[0].count as number
}

/** The one pass that Ana has, with so many credits left. */
async function onlyPass(kind: string, credits: number, validFrom = today()) {
  const sold = await server.request('marta', 'POST', '/api/passes', {
    kind,
    ownerId: server.ids.ana,
    validFrom,
    payment: { method: 'cash' },
  })
  expect(sold.status).toBe(201)
  const { id } = sold.body.data.pass
  const { pool } = server.database
  await pool.query(`update passes set status = 'expired' where owner_id = $1 and id <> $2`, [
    server.ids.ana,
    id,
  ])
  await pool.query('delete from pass_credits where pass_id = $1 and number > $2', [id, credits])
  await pool.query('update passes set units = $2 where id = $1', [id, credits])
}

test('a pass pays for the same days in the quote and in the bookings, in a season too', async () => {
  const dog = await eligibleDog(server, 'Más cara después')
  const days = [14, 21].map((ahead) => nextOpenDay('Guardería', ahead))
  await onlyPass('day-care-month', 1)
  await changeService(dayCare, {
    priceCentavos: 300_00,
    seasons: [{ name: 'Alta', from: days[1], to: addDays(days[1]!, 6), percent: 20 }],
  })
  const requested = { serviceId: dayCare, rumiIds: [dog], days }
  const { quote } = (await post('/recurring/quote', requested)).body.data
  expect(quote.lines.at(-1)).toEqual({ label: 'Cubierto con tu pase: 1 día', amountCentavos: -300_00 })
  const { status, body } = await post('/recurring', {
    ...requested,
    expectedTotalCentavos: quote.totalCentavos,
  })
  expect(status).toBe(201)
  expect([quote.totalCentavos, totalOf(body.data.serviceBookings)]).toEqual([360_00, 360_00])
  await changeService(dayCare, { seasons: [] })
})

test('a pass pays for both dogs of the first day, not for the dearer one of both days', async () => {
  const dogs = [
    await eligibleDog(server, 'Chico', { weightKg: 5 }),
    await eligibleDog(server, 'Mediano', { weightKg: 15 }),
  ]
  const days = [28, 35].map((ahead) => nextOpenDay('Guardería', ahead))
  await onlyPass('day-care-month', 2, days[0])
  await changeService(dayCare, { priceCentavos: 300_00, mediumPriceCentavos: 400_00, mediumOverKg: 10 })
  const requested = { serviceId: dayCare, rumiIds: dogs, days }
  const { quote } = (await post('/recurring/quote', requested)).body.data
  const { status, body } = await post('/recurring', {
    ...requested,
    expectedTotalCentavos: quote.totalCentavos,
  })
  expect(status).toBe(201)
  expect([quote.totalCentavos, totalOf(body.data.serviceBookings)]).toEqual([700_00, 700_00])
  await changeService(dayCare, { mediumPriceCentavos: null })
})

test('one credit pays for one of two additions, in the quote as in the bookings', async () => {
  const dog = await eligibleDog(server, 'Dos lecciones')
  const day = nextOpenDay('Guardería', 42)
  await onlyPass('training-5', 1)
  const addOns = ['10:00', '14:00'].map((hour) => ({
    serviceId: training,
    start: instantAt(day, hour),
  }))
  const requested = { serviceId: dayCare, rumiIds: [dog], start: day, end: day, addOns }
  const { quote } = (await post('/quote', requested)).body.data
  const [covered, paid] = quote.addOns
  expect(covered.totalCentavos).toBe(0)
  expect(paid.totalCentavos).toBeGreaterThan(0)
  const made = await post('', { ...requested, expectedTotalCentavos: quote.totalCentavos })
  expect(made.status).toBe(201)
})

test('nothing is booked at another price than the one shown, and the present price is returned', async () => {
  const dog = await eligibleDog(server, 'A otro precio')
  const [day, another] = [49, 56].map((ahead) => nextOpenDay('Guardería', ahead))
  const before = await howManyBookings()
  const one = { serviceId: dayCare, rumiIds: [dog], start: day, end: day }
  const several = { serviceId: dayCare, rumiIds: [dog], days: [day, another] }
  const shown = [
    (await post('/quote', one)).body.data.quote.totalCentavos as number,
    (await post('/recurring/quote', several)).body.data.quote.totalCentavos as number,
  ] as const
  expect(shown).toEqual([300_00, 600_00])
  await changeService(dayCare, { priceCentavos: 310_00 })
  const answers = [
    await post('', { ...one, expectedTotalCentavos: shown[0] }),
    await post('/recurring', { ...several, expectedTotalCentavos: shown[1] }),
  ]
  expect(answers.map(({ status, body }) => [status, body.code, body.message])).toEqual([
    [409, 'price-changed', 'Ahora cuesta $310.00 MXN. Revisa el total y confirma otra vez.'],
    [409, 'price-changed', 'Ahora cuesta $620.00 MXN. Revisa el total y confirma otra vez.'],
  ])
  expect(await howManyBookings()).toBe(before)
  expect((await post('', { ...one, expectedTotalCentavos: 310_00 })).status).toBe(201)
})

import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { expectBooksToHold } from '../../support/documents/expect-books-to-hold.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const path = '/api/serviceBookings'

test('a season’s deposit and cancellation hold for what begins in it, as they were when it was sold', async () => {
  const nights = openNights(90, 2)
  const serviceId = await serviceOf(server, 'Hotel')
  const setSeasons = async (seasons: object[]) => {
    const { status, body: answer } = await server.request('admin', 'PUT', `/api/services/${serviceId}`, {
      seasons,
    })
    expect(status, JSON.stringify(answer)).toBe(200)
  }
  const season = { name: 'Verano', from: nights.start, to: addDays(nights.start, 1), percent: 10 }
  await setSeasons([{ ...season, depositPercent: 50, freeUntilHours: 720, keepPercent: 40 }])
  const requested = { serviceId, rumiIds: [await eligibleDog(server, 'Veraneante')], ...nights }
  const { quote } = (await server.request('ana', 'POST', `${path}/quote`, requested)).body.data
  expect(quote).toMatchObject({
    season: 'Verano',
    depositCentavos: Math.round(quote.totalCentavos / 2),
    cancellation: { keepPercent: 40 },
  })
  const before = { ...requested, ...openNights(100, 2) }
  expect((await server.request('ana', 'POST', `${path}/quote`, before)).body.data.quote).toMatchObject({
    season: null,
    depositCentavos: 0,
    cancellation: { freeUntil: null },
  })

  const { id, version } = (await server.request('ana', 'POST', path, requested)).body.data.serviceBooking
  await setSeasons([{ ...season, depositPercent: null }])
  const account = async () => (await server.request('ana', 'GET', `${path}/${id}/payments`)).body.data
  expect(await account()).toMatchObject({
    season: 'Verano',
    depositCentavos: quote.depositCentavos,
    cancellation: { freeUntil: quote.cancellation.freeUntil, keepPercent: 40 },
  })
  expect((await server.request('ana', 'POST', `${path}/quote`, requested)).body.data.quote).toMatchObject({
    season: null,
    depositCentavos: 0,
  })
  const payment = { target: { bookingId: id }, method: 'cash', amountCentavos: quote.totalCentavos }
  const paid = await server.request('marta', 'POST', '/api/charges', { payments: [payment] })
  expect(paid.status).toBe(201)
  // Brought nearer than its free hours reach.
  const near = { start: addDays(today(), 20), end: addDays(today(), 22) }
  await moveStay(server.database.pool, id, near)
  await server.database.pool.query(
    `update bookings set sold_rates = jsonb_set(jsonb_set(sold_rates, '{seasons,0,from}', to_jsonb($2::date)), '{seasons,0,to}', to_jsonb($3::date))
     where id = $1`,
    [id, near.start, near.end],
  )
  const given = await server.request('ana', 'PUT', `${path}/${id}`, { status: 'cancelled', version })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
  const keptCentavos = Math.round(quote.totalCentavos * 0.4)
  expect(await account()).toMatchObject({
    keptCentavos,
    returnedCentavos: quote.totalCentavos - keptCentavos,
  })
  await expectBooksToHold(server)
  await setSeasons([])
})

test('days of the day care booked at once each require the deposit of their own season', async () => {
  const serviceId = await serviceOf(server, 'Guardería')
  const { services } = (await server.request(null, 'GET', '/api/catalog')).body.data
  const { priceCentavos } = services.find(({ id }: { id: string }) => id === serviceId)
  const [first, second] = [openNights(120, 1).start, addDays(openNights(120, 1).start, 7)]
  const season = { name: 'Fiestas', from: second, to: second, percent: 20, depositPercent: 100 }
  const changed = await server.request('admin', 'PUT', `/api/services/${serviceId}`, { seasons: [season] })
  expect(changed.status).toBe(200)
  const requested = { serviceId, rumiIds: [await eligibleDog(server, 'De fiesta')], days: [first, second] }
  const { quote } = (await server.request('ana', 'POST', `${path}/recurring/quote`, requested)).body.data
  expect(quote.depositCentavos).toBe(Math.round(priceCentavos * 1.2))
  expect(quote.depositCentavos).toBeLessThan(quote.totalCentavos)
})

import { addMinutes, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offerReleasedPlaces } from '../../../apps/api/src/bookings/index.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { countOutcomes } from '../../support/documents/tally.ts'
import { withLimits } from '../../support/bookings/with-limits.ts'

let server: TestServer
const services: Record<string, string> = {}
beforeAll(async () => {
  server = await openTestServer()
  for (const type of ['Guardería', 'Hotel', 'Grooming', 'Entrenamiento'])
    services[type] = await serviceOf(server, type)
})
afterAll(() => server.close())

const path = '/api/serviceBookings'
const book = (who: Newcomer, type: string, rumiIds: string[], start: string, end = start) =>
  who.request('POST', path, { serviceId: services[type], rumiIds, start, end })

test('of twenty bookings at once a client keeps as many as they may have open', async () => {
  const ana = await newcomer(server, 1)
  await ana.wasHere()
  const days = Array.from({ length: 20 }, (_, week) => nextOpenDay('Guardería', 20 + week * 7))
  const answers = await withLimits({ openBookings: 3 }, () =>
    Promise.all(days.map((day) => book(ana, 'Guardería', ana.dogs, day))),
  )
  expect(countOutcomes(answers)).toEqual({ '201': 3, '422 booking-limit': 17 })
})

test('a request of many days is bound as a whole, and says of each day how it stands', async () => {
  const ana = await newcomer(server, 1)
  await ana.wasHere()
  const days = [20, 27, 34].map((ahead) => nextOpenDay('Guardería', ahead))
  const requested = { serviceId: services['Guardería'], rumiIds: ana.dogs, days }
  const answer = await withLimits({ openBookings: 2 }, () =>
    ana.request('POST', `${path}/recurring`, requested),
  )
  expect([answer.status, answer.body.code]).toEqual([422, 'booking-limit'])
  expect(answer.body.days.map(({ ok, code }: { ok: boolean; code?: string }) => code ?? ok)).toEqual([
    true,
    true,
    'booking-limit',
  ])
  expect((await ana.request('GET', `${path}?status=pending`)).body.data.serviceBookings).toEqual([])
})

test('concurrent requests of many days succeed whole where they fit', async () => {
  const ana = await newcomer(server, 6)
  await ana.wasHere()
  const days = [200, 207, 214].map((ahead) => nextOpenDay('Guardería', ahead))
  const answers = await withLimits({ openBookings: 7 }, () =>
    Promise.all(
      ana.dogs.map((dog) =>
        ana.request('POST', `${path}/recurring`, { serviceId: services['Guardería'], rumiIds: [dog], days }),
      ),
    ),
  )
  expect(countOutcomes(answers)).toEqual({ '201': 2, '422 booking-limit': 4 })
})

test('before a first visit many days at once take their share of each', async () => {
  const ana = await newcomer(server, 6)
  const days = [221, 228].map((ahead) => nextOpenDay('Guardería', ahead))
  const requested = { serviceId: services['Guardería'], days }
  const answer = await ana.request('POST', `${path}/recurring`, { ...requested, rumiIds: ana.dogs })
  expect([answer.status, answer.body.code]).toEqual([422, 'first-visit-limit'])
  const fewer = await ana.request('POST', `${path}/recurring`, {
    ...requested,
    rumiIds: ana.dogs.slice(0, 5),
  })
  expect(fewer.status).toBe(201)
})

test('of twenty lessons at once a client keeps the hours they may hold', async () => {
  const ana = await newcomer(server, 1)
  await ana.wasHere()
  const starts = Array.from({ length: 20 }, (_, week) =>
    instantAt(nextOpenDay('Entrenamiento', 20 + week * 7), '10:00'),
  )
  const answers = await withLimits({ heldHours: 4 }, () =>
    Promise.all(starts.map((start) => book(ana, 'Entrenamiento', ana.dogs, start, addMinutes(start, 60)))),
  )
  expect(countOutcomes(answers)).toEqual({ '201': 4, '422 held-time-limit': 16 })
})

test('nights count on every path: booked, moved and stretched', async () => {
  const ana = await newcomer(server, 1)
  await ana.wasHere()
  const { start, end } = openNights(40, 3)
  await withLimits({ heldNights: 3 }, async () => {
    const { body } = await book(ana, 'Hotel', ana.dogs, start, end)
    const stay = `${path}/${body.data.serviceBooking.id}`
    expect((await ana.request('PUT', stay, openNights(40, 4))).body.code).toBe('held-time-limit')
    expect((await ana.request('PUT', stay, openNights(50, 3))).status).toBe(200)
    expect((await server.request('marta', 'PUT', stay, openNights(40, 4))).status).toBe(200)
  })
})

test('before a first visit a client takes a quarter of a day, also under concurrency', async () => {
  const ana = await newcomer(server, 9)
  const day = nextOpenDay('Guardería', 150)
  const answers = await Promise.all(ana.dogs.map((dog) => book(ana, 'Guardería', [dog], day)))
  expect(countOutcomes(answers)).toEqual({ '201': 5, '422 first-visit-limit': 4 })
  const other = nextOpenDay('Guardería', 157)
  expect((await book(ana, 'Guardería', ana.dogs.slice(0, 6), other)).body.code).toBe('first-visit-limit')
  await ana.wasHere()
  expect((await book(ana, 'Guardería', ana.dogs.slice(0, 6), other)).status).toBe(201)
})

test('before a first visit no day is filled by moving other days to it', async () => {
  const ana = await newcomer(server, 6)
  const [day, other] = [nextOpenDay('Guardería', 164), nextOpenDay('Guardería', 171)]
  for (const dog of ana.dogs.slice(0, 5)) await book(ana, 'Guardería', [dog], day)
  const { body } = await book(ana, 'Guardería', ana.dogs.slice(5), other)
  const move = { start: day, end: day }
  const stay = `${path}/${body.data.serviceBooking.id}`
  expect((await ana.request('PUT', stay, move)).body.code).toBe('first-visit-limit')
  expect((await server.request('marta', 'PUT', stay, move)).status).toBe(200)
})

test('before a first visit one room and a quarter of the groomers’ hours of a day', async () => {
  const ana = await newcomer(server, 9)
  const { start, end } = openNights(60, 2)
  const rooms = await Promise.all(ana.dogs.slice(0, 3).map((dog) => book(ana, 'Hotel', [dog], start, end)))
  expect(countOutcomes(rooms)).toEqual({ '201': 1, '422 first-visit-limit': 2 })
  const day = nextOpenDay('Grooming', 90)
  const baths = []
  for (const [turn, dog] of ana.dogs.entries()) {
    const at = instantAt(day, `${String(8 + turn)}:00`.padStart(5, '0'))
    baths.push(await book(ana, 'Grooming', [dog], at))
  }
  expect(countOutcomes(baths)).toEqual({ '201': 3, '422 first-visit-limit': 6 })
})

test('a freed place is not offered to who would take more than their share', async () => {
  const ana = await newcomer(server, 2)
  const day = nextOpenDay('Guardería', 178)
  await server.database.pool.query(
    `insert into places (pool, day, capacity) select name, $1, 1 from pools on conflict (pool, day) do update set capacity = 1`,
    [day],
  )
  const first = await book(ana, 'Guardería', ana.dogs.slice(0, 1), day)
  const wait = { serviceId: services['Guardería'], rumiIds: ana.dogs.slice(1), start: day, end: day }
  const waits = await ana.request('POST', '/api/waitingList', wait)
  expect([first.status, waits.status]).toEqual([201, 201])
  await server.database.pool.query('update places set capacity = 2 where day = $1', [day])
  await offerReleasedPlaces(server.database.db)
  const { body } = await ana.request('GET', '/api/waitingList')
  expect(body.data.waitingList).toMatchObject([{ status: 'waiting' }])
})

test('the desk books for a client beyond every limit', async () => {
  const ana = await newcomer(server, 7)
  const day = nextOpenDay('Guardería', 185)
  const requested = { serviceId: services['Guardería'], rumiIds: ana.dogs, start: day, end: day }
  const answer = await withLimits({ openBookings: 0 }, () => server.request('marta', 'POST', path, requested))
  expect(answer.status).toBe(201)
})

test('a first visit requires the deposit of the settings, in the quote and in its account', async () => {
  const ana = await newcomer(server, 1)
  const day = nextOpenDay('Guardería', 192)
  const requested = { serviceId: services['Guardería'], rumiIds: ana.dogs, start: day, end: day }
  await withLimits({ firstVisitDepositPercent: 50 }, async () => {
    const { quote } = (await ana.request('POST', `${path}/quote`, requested)).body.data
    expect(quote.depositCentavos).toBe(quote.totalCentavos / 2)
    const { serviceBooking } = (await ana.request('POST', path, requested)).body.data
    const account = await ana.request('GET', `${path}/${serviceBooking.id}/payments`)
    expect(account.body.data).toMatchObject({ depositCentavos: quote.depositCentavos })
    await ana.wasHere()
    expect((await ana.request('POST', `${path}/quote`, requested)).body.data.quote.depositCentavos).toBe(0)
  })
})

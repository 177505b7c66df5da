import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { eventsDelivered } from '../../support/bookings/events-delivered.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
beforeAll(async () => {
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
  await server.database.pool.query('update users set identified_at = now()')
  await server.database.pool.query(
    `update resources set max_weight_kg = 40 where kind = 'room' and max_weight_kg is null`,
  )
})
afterAll(() => server.close())

const noRoom = expect.stringMatching(/^Ninguna de nuestras habitaciones recibe perros del peso de Gigante\./)

test('a dog above the weight of every room is refused with that reason, and does not join the waiting list', async () => {
  const nights = openNights(30)
  const requested = {
    serviceId: hotel,
    rumiIds: [await eligibleDog(server, 'Gigante', { weightKg: 62 })],
    ...nights,
  }
  const request = (path: string) => server.request('ana', 'POST', path, requested)
  const refusals = async () => {
    const { body } = await request('/api/serviceBookings/quote')
    expect(body.data.quote.noPlace).toEqual({ lack: 'no-room', message: noRoom, alternatives: [] })
    expect(await request('/api/serviceBookings')).toMatchObject({
      status: 409,
      body: { code: 'no-capacity', message: noRoom },
    })
    expect(await request('/api/waitingList')).toMatchObject({
      status: 422,
      body: { code: 'breaks-a-rule', message: noRoom },
    })
  }
  await refusals()
  await server.database.pool.query(
    `insert into room_closures (resource_id, from_day, to_day) select id, $1, $2 from resources where kind = 'room'`,
    [nights.start, nights.end],
  )
  await refusals()
})

test('the calendar says of such a dog that no night has a room for it, and nothing of the kind of a lighter one', async () => {
  const { start, end } = openNights(60)
  const nightsFor = async (weights: string) => {
    const query = new URLSearchParams({ serviceId: hotel, from: start, to: end, weights })
    return (await server.request(null, 'GET', `/api/availability?${query.toString()}`)).body.data.availability
  }
  expect((await nightsFor('62'))[0]).toEqual({ date: start, remaining: 0, stayUntil: null, noRoom: true })
  expect((await nightsFor('39'))[0]).not.toHaveProperty('noRoom')
  expect((await nightsFor('-'))[0]).not.toHaveProperty('noRoom')
})

test('the desk is notified of the stays ahead whose room a dog has outgrown, each time that it has grown', async () => {
  const dog = await eligibleDog(server, 'Crecida', { weightKg: 9 })
  const book = async (ahead: number) => {
    const wanted = { serviceId: hotel, rumiIds: [dog], ...openNights(ahead) }
    const { status, body } = await server.request('ana', 'POST', '/api/serviceBookings', wanted)
    expect(status, JSON.stringify(body)).toBe(201)
    return body.data.serviceBooking.id as string
  }
  const [first, second] = [await book(80), await book(100)]
  const weigh = async (weightKg: number) => {
    expect((await server.request('ana', 'PATCH', `/api/rumis/${dog}`, { weightKg })).status).toBe(200)
    await eventsDelivered(server.database.pool)
    const { rows } = await server.database.pool.query(
      `select n.title, n.message, n.href from notifications n join users u on u.id = n.user_id
       where n.kind = 'room-outgrown' and u.email = 'marta@demo.rumi.mx' order by n.created_at, n.message desc`,
    )
    return rows
  }
  expect(await weigh(9.5)).toEqual([])
  const reported = await weigh(18)
  expect(new Set(reported.map(({ href }) => href))).toEqual(
    new Set([first, second].map((id) => `/oficina/reservas?reserva=${id}`)),
  )
  expect(reported[0]).toMatchObject({
    title: 'Crecida ya no cabe en su habitación',
    message: expect.stringMatching(/^Pesa 18 kg y .+ recibe hasta 10 kg\./),
  })
  expect(await weigh(17)).toHaveLength(2)
})

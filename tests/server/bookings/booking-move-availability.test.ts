import { addDays, timeOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

type Day = {
  date: string
  remaining: number
  stayUntil?: string | null
  slots?: { start: string; remaining: number }[]
}

async function left(
  who: DemoName | null,
  serviceId: string,
  { from, to = from, ...more }: { from: string; to?: string; weights?: string; moving?: string },
): Promise<Day[]> {
  const query = new URLSearchParams({ serviceId, from, to, ...more })
  const path = `/api/${who === 'marta' ? 'desk/' : ''}availability?${query.toString()}`
  const { status, body } = await server.request(who, 'GET', path)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.availability
}

async function book(serviceId: string, rumiId: string, start: string, end = start) {
  const requested = { serviceId, rumiIds: [rumiId], start, end }
  const { status, body } = await server.request('ana', 'POST', '/api/serviceBookings', requested)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.serviceBooking as { id: string; resource: string; start: string; end: string }
}

const close = (rooms: string, from: string, to: string) =>
  server.database.pool.query(
    `insert into room_closures (resource_id, from_day, to_day)
      select id, $2, $3 from resources where kind = 'room' and active and name ${rooms} $1`,
    ['Bugambilia', from, to],
  )

test('the calendar for moving a stay counts the rooms that take its dog, its own among them', async () => {
  const hotel = await serviceOf(server, 'Hotel')
  const { start, end } = openNights(60, 3)
  await close('<>', start, end)
  const stay = await book(hotel, await eligibleDog(server, 'Mediana', { weightKg: 14.2 }), start, end)
  const nights = { from: start, to: addDays(end, -1), weights: '14.2' }
  expect((await left('ana', hotel, nights)).map(({ remaining }) => remaining)).toEqual([0, 0, 0])
  const moving = await left('ana', hotel, { ...nights, moving: stay.id })
  expect(moving.map(({ remaining }) => remaining)).toEqual([1, 1, 1])
  expect(moving[0]!.stayUntil! >= end).toBe(true)
  // A large dog finds no room of its size where the stay's own is a small one.
  expect((await left('ana', hotel, { ...nights, weights: '60', moving: stay.id }))[0]!.remaining).toBe(0)
  for (const who of ['luis', null] as const)
    expect((await left(who, hotel, { ...nights, moving: stay.id }))[0]!.remaining).toBe(0)
  expect((await left('marta', hotel, { ...nights, moving: stay.id }))[0]!.remaining).toBe(1)
  expect((await left('marta', hotel, nights))[0]!.remaining).toBe(0)
})

test('the calendar for moving a day or a visit counts what it holds as free', async () => {
  const dayCare = await serviceOf(server, 'Guardería')
  const day = nextOpenDay('Guardería', 60)
  const before = (await left('ana', dayCare, { from: day }))[0]!.remaining
  const booked = await book(dayCare, await eligibleDog(server, 'Diaria'), day)
  expect((await left('ana', dayCare, { from: day }))[0]!.remaining).toBe(before - 1)
  expect((await left('ana', dayCare, { from: day, moving: booked.id }))[0]!.remaining).toBe(before)

  const training = await serviceOf(server, 'Entrenamiento')
  const lessonDay = nextOpenDay('Entrenamiento', 70)
  const [slot] = (await left('ana', training, { from: lessonDay }))[0]!.slots!
  const lesson = await book(training, await eligibleDog(server, 'Aplicada'), slot!.start)
  const own = async (moving?: string) =>
    (await left('ana', training, { from: lessonDay, ...(moving && { moving }) }))[0]!.slots!.find(
      ({ start }) => timeOf(start) === timeOf(lesson.start),
    )!.remaining
  expect(await own()).toBe(0)
  expect(await own(lesson.id)).toBe(1)
})

test('an extended stay keeps its room where that is free, and its preview names the other one where it is not', async () => {
  const hotel = await serviceOf(server, 'Hotel')
  const { start, end } = openNights(80, 2, 4)
  const stay = await book(hotel, await eligibleDog(server, 'Se queda más', { weightKg: 6 }), start, end)
  const longer = { end: addDays(end, 2) }
  const preview = async () =>
    (await server.request('marta', 'POST', `/api/desk/bookings/${stay.id}/preview`, longer)).body.data
  expect((await preview()).serviceBooking.resource).toBe(stay.resource)
  await server.database.pool.query(
    'insert into room_closures (resource_id, from_day, to_day) select id, $2, $3 from resources where name = $1',
    [stay.resource, end, longer.end],
  )
  const { resource } = (await preview()).serviceBooking
  expect(resource).not.toBe(stay.resource)
  const moved = await server.request('marta', 'PUT', `/api/serviceBookings/${stay.id}`, {
    ...longer,
    resource,
  })
  expect(moved.body.data.serviceBooking).toMatchObject({ ...longer, resource })
})

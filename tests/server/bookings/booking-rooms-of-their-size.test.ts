import { addDays, eachDay } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
let nights: { start: string; end: string }
let change: string
beforeAll(async () => {
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
  nights = openNights(40, 7)
  change = addDays(nights.start, 3)
  await server.database.pool.query('update users set identified_at = now()')
  // A dog of 14 kg finds a room each night, and none for all of them.
  await close(['Bugambilia'], change, nights.end)
  await close(['Jacaranda'], nights.start, change)
  await close(['Nopal', 'Cempasúchil'], nights.start, nights.end)
})
afterAll(() => server.close())

const close = (rooms: string[], from: string, to: string) =>
  server.database.pool.query(
    'insert into room_closures (resource_id, from_day, to_day) select id, $2, $3 from resources where name = any($1)',
    [rooms, from, to],
  )

const requested = (...rumiIds: string[]) => ({ serviceId: hotel, rumiIds, ...nights })
async function quoteFor(...rumiIds: string[]) {
  const { status, body } = await server.request(
    'ana',
    'POST',
    '/api/serviceBookings/quote',
    requested(...rumiIds),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.quote
}
async function nightsLeft(weights?: string, { start, end } = nights) {
  const query = new URLSearchParams({ serviceId: hotel, from: start, to: addDays(end, -1) })
  if (weights !== undefined) query.set('weights', weights)
  const { status, body } = await server.request(null, 'GET', `/api/availability?${query.toString()}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.availability as { date: string; remaining: number; stayUntil?: string | null }[]
}

test('a quote says that no room of their size is free on all nights, and names the nearest stays that could be had', async () => {
  const dog = await eligibleDog(server, 'Mediana', { weightKg: 14.2 })
  const { noPlace } = await quoteFor(dog)
  expect(noPlace).toMatchObject({
    lack: 'too-heavy',
    message: expect.stringMatching(/más ligeros que Mediana/),
  })
  expect(await server.request('ana', 'POST', '/api/serviceBookings', requested(dog))).toMatchObject({
    status: 409,
    body: { code: 'no-capacity', message: noPlace.message },
  })
  expect(noPlace.alternatives).toHaveLength(3)
  for (const stay of noPlace.alternatives) {
    expect(stay.end).toBe(addDays(stay.start, 7))
    const { body } = await server.request('ana', 'POST', '/api/serviceBookings/quote', {
      ...requested(dog),
      ...stay,
    })
    expect(body.data.quote).toMatchObject({ noPlace: null, eligibility: [{ ok: true }] })
  }
  const small = await eligibleDog(server, 'Chiquita', { weightKg: 6 })
  expect((await quoteFor(small)).noPlace).toBeNull()
})

test('a quote with weights reports the rooms that fit, and how long one of them stays free', async () => {
  const everyRoom = await nightsLeft()
  expect(everyRoom[0]).toEqual({ date: nights.start, remaining: 3 })
  const ofSize = await nightsLeft('14.2')
  expect(ofSize.map(({ remaining }) => remaining)).toEqual(
    eachDay(nights.start, nights.end)
      .slice(1)
      .map(() => 1),
  )
  expect(ofSize[0]).toEqual({ date: nights.start, remaining: 1, stayUntil: change })
  expect(ofSize[3]!.stayUntil! > nights.end).toBe(true)
  expect((await nightsLeft('14.2,60'))[0]).toEqual({ date: nights.start, remaining: 0, stayUntil: null })
  expect((await nightsLeft('-'))[0]).toEqual({ date: nights.start, remaining: 0, stayUntil: null })
  // More than any room takes: each is counted alone.
  expect((await nightsLeft('4,4,4,4'))[0]).toEqual(everyRoom[0])
  const query = `/api/availability?serviceId=${hotel}&from=${nights.start}&to=${nights.end}&weights=mucho`
  expect((await server.request(null, 'GET', query)).status).toBe(400)
})

test('reports a family that fits no room together, and requires a missing weight', async () => {
  const four = await Promise.all(['A', 'B', 'C', 'D'].map((name) => eligibleDog(server, `Camada ${name}`)))
  // On nights on which too few rooms are free, and on nights on which all of them are.
  for (const nightsOf of [nights, openNights(120)]) {
    const family = { ...requested(...four), ...nightsOf }
    const { body } = await server.request('ana', 'POST', '/api/serviceBookings/quote', family)
    const { message } = body.data.quote.noPlace
    expect(body.data.quote.noPlace).toMatchObject({ lack: 'one-room', alternatives: [] })
    expect(message).toMatch(/^No caben juntos en una habitación\. Haz una reserva para cada grupo: /)
    // No date would change the result, so nobody can wait for one.
    expect(await server.request('ana', 'POST', '/api/waitingList', family)).toMatchObject({
      status: 422,
      body: { message },
    })
  }
  const unweighed = await eligibleDog(server, 'Pluma', { weightKg: null })
  expect((await quoteFor(unweighed)).noPlace).toMatchObject({
    lack: 'weight',
    message: expect.stringMatching(/^Nos falta el peso de Pluma/),
  })
})

test('offers nothing while one of the dogs is in the house for another booking', async () => {
  const dog = await eligibleDog(server, 'Viajera', { weightKg: 14.2 })
  const [nearest] = (await quoteFor(dog)).noPlace.alternatives
  const { status } = await server.request('ana', 'POST', '/api/serviceBookings', {
    ...requested(dog),
    ...nearest,
  })
  expect(status).toBe(201)
  const { alternatives } = (await quoteFor(dog)).noPlace
  expect(alternatives.length).toBeGreaterThan(0)
  for (const { start, end } of alternatives) expect(end <= nearest.start || start >= nearest.end).toBe(true)
})

test('a booking’s own room counts as free for its move, and a move to full nights is refused', async () => {
  const dog = await eligibleDog(server, 'Mudanza', { weightKg: 14.2 })
  const [stay, other] = [openNights(80, 7), openNights(100, 7)]
  const made = await server.request('ana', 'POST', '/api/serviceBookings', { ...requested(dog), ...stay })
  const { id, resource } = made.body.data.serviceBooking
  const ofSize = ['Bugambilia', 'Jacaranda', 'Nopal', 'Cempasúchil']
  const thirdNight = ({ start }: { start: string }) => [addDays(start, 2), addDays(start, 3)] as const
  await close(
    ofSize.filter((room) => room !== resource),
    ...thirdNight(stay),
  )
  await close(ofSize, ...thirdNight(other))
  const quoted = async (changes: object) => {
    const wanted = { ...requested(dog), ...changes }
    const { body } = await server.request('ana', 'POST', '/api/serviceBookings/quote', wanted)
    return body.data.quote.noPlace
  }
  expect(await quoted({ ...stay, moving: id })).toBeNull()
  expect(await quoted(stay)).toMatchObject({ lack: 'too-heavy' })
  expect(await quoted({ ...other, moving: id })).toMatchObject({ lack: 'too-heavy', alternatives: [] })
})

test('the quote reports a day without places, too', async () => {
  const dog = await eligibleDog(server, 'Tarde')
  const serviceId = await serviceOf(server, 'Entrenamiento')
  const { body } = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${serviceId}&from=${nights.start}&to=${nights.end}`,
  )
  const slot = body.data.availability
    .flatMap((day: { slots: object[] }) => day.slots)
    .find(({ remaining }: { remaining: number }) => remaining === 1)
  const lesson = { serviceId, rumiIds: [dog], start: slot.start, end: slot.end }
  const quote = async () =>
    (await server.request('ana', 'POST', '/api/serviceBookings/quote', lesson)).body.data.quote.noPlace
  expect(await quote()).toBeNull()
  await server.request('ana', 'POST', '/api/serviceBookings', {
    ...lesson,
    rumiIds: [await eligibleDog(server, 'Temprano')],
  })
  expect(await quote()).toMatchObject({ lack: 'full', alternatives: [] })
})

import { addDays, daysBetween, instantAt, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
let training: string
let dogs: string[]
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  hotel = await serviceOf(server, 'Hotel')
  training = await serviceOf(server, 'Entrenamiento')
  dogs = await Promise.all(
    ['Uno', 'Dos', 'Tres', 'Cuatro'].map((name) => eligibleDog(server, name, { weightKg: 55 })),
  )
})
afterAll(() => server.close())

const admin = (method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  server.request('admin', method, `/api${path}`, body)
/** A day on which a stay of two nights can begin, which ends on an open day too. */
function arrival(turn: number) {
  let day = nextOpenDay('Hotel', 20 + turn * 14)
  while (!takesPlaceOn('Hotel', addDays(day, 2), usualCalendar))
    day = nextOpenDay('Hotel', daysBetween(today(), day) + 1)
  return day
}

async function newRoom(name: string, reported: object = {}) {
  const { status, body } = await admin('POST', '/rooms', { name, size: 'large', ...reported })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.room
}
const bookStay = (dog: string, start: string, resource?: string) =>
  server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: hotel,
    rumiIds: [dog],
    start,
    end: addDays(start, 2),
    ...(resource && { resource }),
  })
async function remaining(serviceId: string, day: string) {
  const { body } = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${serviceId}&from=${day}&to=${day}`,
  )
  return body.data.availability[0].remaining
}

test('an inactive room or person is stored and never offered', async () => {
  const day = arrival(3)
  const before = [await remaining(hotel, day), await remaining(training, day)]
  const room = await newRoom('Colorín', { maxDogs: 2, maxWeightKg: 20, outOfService: [], active: false })
  expect(room).toMatchObject({ maxDogs: 2, maxWeightKg: 20, active: false })
  const requested = { name: 'Por llegar', kind: 'trainer', userId: null, services: [], active: false }
  const { status, body } = await admin('POST', '/staffMembers', requested)
  expect([status, body.data?.staffMember]).toEqual([201, expect.objectContaining(requested)])
  expect([await remaining(hotel, day), await remaining(training, day)]).toEqual(before)
  for (const path of [`/rooms/${room.id}`, `/staffMembers/${body.data.staffMember.id}`])
    expect((await admin('DELETE', path)).status).toBe(204)
})

test('a new room is offered, out of service it is not, and what is booked in it comes first', async () => {
  const day = arrival(1)
  const before = await remaining(hotel, day)
  const room = await newRoom('Ahuehuete')
  expect(room).toMatchObject({ size: 'large', maxDogs: 3, maxWeightKg: null, outOfService: [], active: true })
  expect(await remaining(hotel, day)).toBe(before + 1)

  const booked = await bookStay(dogs[0]!, day, 'Ahuehuete')
  expect(booked).toMatchObject({ status: 201, body: { data: { serviceBooking: { resource: 'Ahuehuete' } } } })
  const { id } = booked.body.data.serviceBooking
  const closure = { from: addDays(day, 1), to: addDays(day, 7), reason: 'Pintura' }
  const close = () => admin('PATCH', `/rooms/${room.id}`, { outOfService: [closure] })
  const conflicting = { status: 409, body: { code: 'visits-booked', bookings: [{ id, names: ['Uno'] }] } }
  expect(await close()).toMatchObject(conflicting)
  expect(await admin('PATCH', `/rooms/${room.id}`, { maxWeightKg: 50 })).toMatchObject(conflicting)
  expect(await admin('PATCH', `/rooms/${room.id}`, { active: false })).toMatchObject(conflicting)
  expect(await admin('DELETE', `/rooms/${room.id}`)).toMatchObject(conflicting)

  const moved = await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, {
    resource: 'Cempasúchil',
  })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(await close()).toMatchObject({ status: 200, body: { data: { room: { outOfService: [closure] } } } })
  expect(await remaining(hotel, addDays(day, 2))).toBe(before)
  expect(await bookStay(dogs[1]!, day, 'Ahuehuete')).toMatchObject({
    status: 409,
    body: { code: 'no-capacity' },
  })
  expect((await bookStay(dogs[1]!, addDays(day, 7), 'Ahuehuete')).status).toBe(201)
})

test('a name is had once among what is in use, a version is changed once, and a room is no hall', async () => {
  const room = await newRoom('Fresno')
  expect((await admin('POST', '/rooms', { name: 'FRESNO', size: 'small' })).body.code).toBe('taken')
  const rename = (name: string) => admin('PATCH', `/rooms/${room.id}`, { name, version: room.version })
  expect((await rename('Fresno viejo')).body.data.room.version).toBe(room.version + 1)
  expect((await rename('Otro')).body.code).toBe('stale')
  expect((await admin('PATCH', `/halls/${room.id}`, { name: 'Salón' })).status).toBe(404)
  const overlapping = [
    { from: '2030-01-01', to: '2030-01-05', reason: '' },
    { from: '2030-01-04', to: '2030-01-06', reason: '' },
  ]
  expect((await admin('PATCH', `/rooms/${room.id}`, { outOfService: overlapping })).status).toBe(400)
  expect((await admin('DELETE', `/rooms/${room.id}`)).status).toBe(204)
  expect((await newRoom('Fresno viejo')).active).toBe(true)
})

test('a staff member works with their services under one account and is not offered once retired', async () => {
  const made = await admin('POST', '/staffMembers', {
    name: 'Rosa',
    kind: 'trainer',
    userId: server.ids.marta,
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body.data.staffMember
  expect(
    (await admin('POST', '/staffMembers', { name: 'Otra', kind: 'groomer', userId: server.ids.marta })).body,
  ).toMatchObject({ code: 'taken', issues: [{ path: 'userId' }] })
  const ofAClient = { name: 'Otra', kind: 'groomer', userId: server.ids.ana }
  expect((await admin('POST', '/staffMembers', ofAClient)).status).toBe(422)
  expect((await admin('PATCH', `/staffMembers/${id}`, { services: [hotel] })).status).toBe(422)

  const other = await admin('POST', '/services', {
    serviceType: 'Entrenamiento',
    name: 'Obediencia',
    priceCentavos: 60_000,
    durationMinutes: 60,
  })
  const day = nextOpenDay('Entrenamiento', 50)
  const time = { start: instantAt(day, '10:00'), end: instantAt(day, '11:00') }
  const book = (dog: string, serviceId: string) =>
    server.request('marta', 'POST', '/api/serviceBookings', {
      serviceId,
      rumiIds: [dog],
      resource: 'Rosa',
      ...time,
    })
  await admin('PATCH', `/staffMembers/${id}`, { services: [other.body.data.service.id] })
  expect((await book(dogs[0]!, training)).body.code).toBe('no-capacity')
  await admin('PATCH', `/staffMembers/${id}`, { services: [] })
  const booked = await book(dogs[0]!, training)
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  const bookingId = booked.body.data.serviceBooking.id
  const conflicting = { status: 409, body: { code: 'visits-booked', bookings: [{ id: bookingId }] } }
  expect(
    await admin('PATCH', `/staffMembers/${id}`, { services: [other.body.data.service.id] }),
  ).toMatchObject(conflicting)
  expect(await admin('DELETE', `/staffMembers/${id}`)).toMatchObject(conflicting)
  await server.request('marta', 'DELETE', `/api/serviceBookings/${bookingId}`)
  expect((await admin('DELETE', `/staffMembers/${id}`)).status).toBe(204)
  const { body } = await server.request('marta', 'GET', '/api/staffMembers?active=false')
  expect(body.data.staffMembers).toMatchObject([{ id, name: 'Rosa', active: false }])
  expect((await book(dogs[0]!, training)).status).toBe(422)
})

test('retiring a room, closing it and booking it race: it is never booked and gone', async () => {
  for (const [turn, take] of [
    (id: string) => admin('DELETE', `/rooms/${id}`),
    (id: string) =>
      admin('PATCH', `/rooms/${id}`, { outOfService: [{ from: arrival(4), to: arrival(6), reason: '' }] }),
  ].entries()) {
    const day = arrival(4 + turn)
    const room = await newRoom(`Carrera ${turn}`)
    await Promise.all([...dogs.map((dog) => bookStay(dog, day, room.id)), take(room.id), take(room.id)])
    const { rows } = await server.database.pool.query<{ held: number; gone: number }>(
      `select (select count(*)::int from bookings b where b.resource_id = $1
          and b.status in ('pending', 'confirmed', 'checked-in')) held,
        (select count(*)::int from room_closures c where c.resource_id = $1)
          + (not exists (select from resources r where r.id = $1 and r.active))::int gone`,
      [room.id],
    )
    expect(rows[0]!.held + rows[0]!.gone).toBe(1)
  }
})

test('the places of the day care follow the settings, and a day that has more booked keeps them', async () => {
  const dayCare = await serviceOf(server, 'Guardería')
  const booked = nextOpenDay('Guardería', 70)
  const free = addDays(booked, 7)
  const mine = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: dogs.slice(0, 3),
    start: booked,
    end: booked,
  })
  expect(mine.status, JSON.stringify(mine.body)).toBe(201)
  const weekday = new Date(`${booked}T12:00:00Z`).getUTCDay()
  const set = await admin('PATCH', '/settings', {
    dayCarePlaces: 9,
    dayCarePlacesOn: [{ weekday, places: 2 }],
  })
  expect(set.body.data.fullerDays).toContain(booked)
  expect(await remaining(dayCare, booked)).toBe(0)
  expect(await remaining(dayCare, free)).toBe(2)
  await admin('PATCH', '/settings', { dayCarePlacesOn: [] })
  expect(await remaining(dayCare, booked)).toBe(6)
  expect(await remaining(dayCare, free)).toBe(9)
})

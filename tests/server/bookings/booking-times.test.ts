import { addMinutes, formatHour, instantAt, minutesBetween, visitMinutes } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

async function lesson(name: string, day: string) {
  const serviceId = await serviceOf(server, 'Entrenamiento')
  return { serviceId, rumiIds: [await eligibleDog(server, name)], start: instantAt(day, '10:00') }
}

test('a visit that would end before it begins is neither quoted, nor booked, nor moved there', async () => {
  const requested = await lesson('Reves', nextOpenDay('Entrenamiento', 40))
  const end = addMinutes(requested.start, -60)
  const refused = { status: 422, body: { code: 'dates-reversed' } }
  for (const path of ['/api/serviceBookings/quote', '/api/serviceBookings', '/api/waitingList'])
    expect(await server.request('ana', 'POST', path, { ...requested, end })).toMatchObject(refused)
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    ...requested,
    end: requested.start,
  })
  const { id } = body.data.serviceBooking
  const moved = { start: addMinutes(requested.start, 60), end: requested.start }
  expect(await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, moved)).toMatchObject(refused)
})

test('accepts a lesson of its own length only, and explains a rejected one', async () => {
  const requested = await lesson('Larga', nextOpenDay('Entrenamiento', 70))
  for (const minutes of [90, 30])
    for (const path of ['/api/serviceBookings/quote', '/api/serviceBookings']) {
      const end = addMinutes(requested.start, minutes)
      const { status, body } = await server.request('ana', 'POST', path, { ...requested, end })
      expect([status, body.code, body.issues[0].path]).toEqual([422, 'breaks-a-rule', 'end'])
      expect(body.message).toBe(
        'Una sesión dura 60 minutos: pide de 10:00 a 11:00. Si quieres más tiempo, reserva otra sesión.',
      )
    }
  const end = addMinutes(requested.start, 60)
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', { ...requested, end })
  expect(body.data.serviceBooking).toMatchObject({ start: requested.start, end })
  const moved = { start: end, end: addMinutes(end, 90) }
  const { id } = body.data.serviceBooking
  expect(await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, moved)).toMatchObject({
    status: 422,
  })
})

test('a bath ends when it is done for all of its dogs, and another end is refused with the right one', async () => {
  const serviceId = await serviceOf(server, 'Grooming')
  const found = await server.request('marta', 'GET', `/api/services?ids=${serviceId}`)
  const [service] = found.body.data.service
  const rumiIds = [
    await eligibleDog(server, 'Chico', { weightKg: 8 }),
    await eligibleDog(server, 'Grande', { weightKg: 40 }),
  ]
  const minutes = visitMinutes(service, [{ weightKg: 8 }, { weightKg: 40 }])
  const day = nextOpenDay('Grooming', 84)
  const requested = { serviceId, rumiIds, start: instantAt(day, '09:00') }
  const end = addMinutes(requested.start, minutes)
  const message = `Este servicio dura ${minutes} minutos: pide de 9:00 a ${formatHour(end)}.`
  const refused = {
    status: 422,
    body: { code: 'breaks-a-rule', message, issues: [{ path: 'end', message }] },
  }
  for (const who of ['ana', 'marta'] as const)
    for (const wrong of [addMinutes(end, -30), addMinutes(end, 30), addMinutes(requested.start, 480)])
      for (const path of ['/api/serviceBookings/quote', '/api/serviceBookings', '/api/waitingList'])
        expect(await server.request(who, 'POST', path, { ...requested, end: wrong })).toMatchObject(refused)
  const made = await server.request('ana', 'POST', '/api/serviceBookings', { ...requested, end })
  expect(made.body.data.serviceBooking).toMatchObject({ start: requested.start, end })
  const { id } = made.body.data.serviceBooking
  const at = instantAt(nextOpenDay('Grooming', 91), '09:00')
  for (const who of ['ana', 'marta'] as const)
    expect(
      await server.request(who, 'PUT', `/api/serviceBookings/${id}`, {
        start: at,
        end: addMinutes(at, minutes + 30),
      }),
    ).toMatchObject({ status: 422, body: { code: 'breaks-a-rule' } })
  const moved = await server.request('marta', 'PUT', `/api/serviceBookings/${id}`, {
    start: at,
    end: addMinutes(at, minutes),
  })
  expect(moved.body.data.serviceBooking).toMatchObject({ start: at, end: addMinutes(at, minutes) })
})

test('a bath whose dog has grown since is moved with the length it was booked with, and takes the new one', async () => {
  const serviceId = await serviceOf(server, 'Extra-Grooming')
  const dog = await eligibleDog(server, 'Creciente', { weightKg: 8 })
  const day = nextOpenDay('Extra-Grooming', 98)
  const start = instantAt(day, '09:00')
  const made = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId,
    rumiIds: [dog],
    start,
    end: start,
  })
  const booked = made.body.data.serviceBooking
  const length = minutesBetween(booked.start, booked.end)
  await server.database.pool.query('update dogs set weight_kg = 40 where id = $1', [dog])
  const wanted = { start: addMinutes(start, 60), end: addMinutes(start, 60 + length) }
  const request = { serviceId, rumiIds: [dog], ...wanted, moving: booked.id }
  expect((await server.request('ana', 'POST', '/api/serviceBookings/quote', request)).status).toBe(200)
  const moved = await server.request('ana', 'PUT', `/api/serviceBookings/${booked.id}`, wanted)
  expect(moved.status).toBe(200)
  expect(minutesBetween(wanted.start, moved.body.data.serviceBooking.end)).toBeGreaterThan(length)
})

test('a visit is moved by its start alone and takes as long as before', async () => {
  const requested = await lesson('Mudanza', nextOpenDay('Entrenamiento', 42))
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    ...requested,
    end: requested.start,
  })
  const start = instantAt(nextOpenDay('Entrenamiento', 50), '16:00')
  const moved = await server.request('ana', 'PUT', `/api/serviceBookings/${body.data.serviceBooking.id}`, {
    start,
  })
  expect(moved.body.data.serviceBooking).toMatchObject({ start, end: addMinutes(start, 60) })
})

test('the hour that is offered and the hour that is booked are one text', async () => {
  const day = nextOpenDay('Entrenamiento', 60)
  const requested = await lesson('Idéntico', day)
  const found = await server.request(
    null,
    'GET',
    `/api/availability?serviceId=${requested.serviceId}&from=${day}&to=${day}`,
  )
  const { start, end } = found.body.data.availability[0].slots[3]
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', { ...requested, start, end })
  expect([body.data.serviceBooking.start, body.data.serviceBooking.end]).toEqual([start, end])
})

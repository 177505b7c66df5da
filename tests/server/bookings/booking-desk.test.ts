import { addDays, compareInstants, defaultTerms, earliestGrooming } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { now, today } from '../../../apps/api/src/http/clock.ts'
import { nextOpenDay, openDayAfter } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'

let server: TestServer
let hotel: string
let dayCare: string
let bath: string
beforeAll(async () => {
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
  dayCare = await serviceOf(server, 'Guardería')
  bath = await serviceOf(server, 'Grooming')
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

type Wanted = { serviceId?: string; rumiIds: string[]; start: string; end: string; resource?: string }

async function book(wanted: Wanted, who: DemoName = 'marta') {
  const { status, body } = await server.request(who, 'POST', '/api/serviceBookings', {
    serviceId: hotel,
    ...wanted,
  })
  if (status !== 201) throw new Error(`booking was answered ${status}: ${JSON.stringify(body)}`)
  return body.data.serviceBooking
}

const occupancy = async (from: string, to: string) =>
  (await server.request('conta', 'GET', `/api/reports/occupancy?from=${from}&to=${to}`)).body.data.occupancy

test('a stay is a bar in its room, and stays that follow each other need one room, not two', async () => {
  const first = openNights(200)
  const start = first.end
  const end = openDayAfter('Hotel', start)
  const one = await book({
    rumiIds: [await eligibleDog(server, 'Barra uno', { weightKg: 5 })],
    ...first,
    resource: 'Girasol',
  })
  const other = await book({
    rumiIds: [await eligibleDog(server, 'Barra dos', { weightKg: 5 })],
    start,
    end,
    resource: 'Girasol',
  })
  const { bars, resources, peaks } = await occupancy(first.start, end)
  const girasol = resources.find(({ name }: { name: string }) => name === 'Girasol')
  expect(bars).toEqual([
    expect.objectContaining({ bookingId: one.id, resourceId: girasol.id, ...first, dogs: ['Barra uno'] }),
    expect.objectContaining({ bookingId: other.id, resourceId: girasol.id, start, end, version: 2 }),
  ])
  expect(peaks).toContainEqual({ kind: 'room', peak: 1, capacity: 6 })
})

test('a retired room stays in the plan on days when it was taken, and counts as none', async () => {
  const nights = openNights(204)
  const added = await server.request('admin', 'POST', '/api/rooms', { name: 'Retama', size: 'small' })
  expect(added.status).toBe(201)
  const dog = await eligibleDog(server, 'Barra vieja', { weightKg: 5 })
  const { id } = await book({ rumiIds: [dog], ...nights, resource: 'Retama' })
  const before = await occupancy(nights.start, nights.end)
  const retama = before.resources.find(({ name }: { name: string }) => name === 'Retama')
  expect(before.peaks).toContainEqual({ kind: 'room', peak: 1, capacity: 7 })
  for (const status of ['confirmed', 'checked-in', 'checked-out'])
    await server.database.pool.query('update bookings set status = $2 where id = $1', [id, status])
  expect(await server.request('admin', 'DELETE', `/api/rooms/${retama.id}`)).toMatchObject({ status: 204 })

  const { bars, resources, peaks } = await occupancy(nights.start, nights.end)
  expect(resources).toContainEqual({ ...retama, active: false })
  expect(bars).toContainEqual(expect.objectContaining({ bookingId: id, resourceId: retama.id }))
  expect(peaks).toContainEqual({ kind: 'room', peak: 0, capacity: 6 })
  const later = await occupancy(addDays(nights.end, 1), addDays(nights.end, 1))
  expect(later.resources.map(({ name }: { name: string }) => name)).not.toContain('Retama')
})

test('occupancy without days is that of the week from today on', async () => {
  const { status, body } = await server.request('marta', 'GET', '/api/reports/occupancy')
  expect(status).toBe(200)
  expect(body.data.occupancy).toMatchObject({ from: today(), to: addDays(today(), 6) })
})

test('the days of the guardería say what is taken, and closed ones are left out', async () => {
  const day = nextOpenDay('Guardería', 210)
  await book({ serviceId: dayCare, rumiIds: [await eligibleDog(server, 'Cuenta')], start: day, end: day })
  const { days } = await occupancy(day, addDays(day, 7))
  expect(days).toContainEqual({ pool: 'guarderia', day, used: 1, capacity: 20 })
  expect(days.length).toBeLessThan(8)
  const tooLong = await server.request(
    'marta',
    'GET',
    `/api/reports/occupancy?from=${day}&to=${addDays(day, 62)}`,
  )
  expect(tooLong).toMatchObject({ status: 422, body: { code: 'stay-too-long' } })
})

test.each(['0001-01-01', '9999-12-31'])('rejects %s in the calendar and in bookings', async (day) => {
  expect(await server.request('marta', 'GET', `/api/desk/day?day=${day}`)).toMatchObject({ status: 400 })
  const report = await server.request('marta', 'GET', `/api/reports/occupancy?from=${day}&to=${day}`)
  expect(report).toMatchObject({ status: 400 })
  const listed = await server.request('marta', 'GET', `/api/serviceBookings?from=${day}&to=${day}`)
  expect(listed).toMatchObject({ status: 400 })
})

test('a change that is only tried says what it would cost or why it cannot be, and changes nothing', async () => {
  const nights = openNights(220)
  const booked = await book({ rumiIds: [await eligibleDog(server, 'Prueba', { weightKg: 5 })], ...nights })
  const path = `/api/desk/bookings/${booked.id}/preview`
  const longer = openDayAfter('Hotel', nights.end)
  const tried = await server.request('marta', 'POST', path, { end: longer })
  expect(tried.body.data.serviceBooking).toMatchObject({ end: longer, version: 3 })
  expect(tried.body.data.serviceBooking.totalCentavos).toBeGreaterThan(booked.totalCentavos)
  const refused = await server.request('marta', 'POST', path, { end: nights.start })
  expect(refused).toMatchObject({ status: 422, body: { code: 'dates-reversed' } })
  const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${booked.id}`)
  expect(body.data.deskBooking.booking).toEqual(booked)
  expect(body.data.events).toHaveLength(2)
})

test('a requested room names the booking that has it and where that one could go', async () => {
  const nights = openNights(230)
  const small = await book({
    rumiIds: [await eligibleDog(server, 'Estorba', { weightKg: 5 })],
    ...nights,
    resource: 'Nopal',
  })
  await server.database.pool.query(
    `insert into room_closures (resource_id, from_day, to_day) select id, $1, $2 from resources where name = 'Girasol'`,
    [nights.start, nights.end],
  )
  const rumiIds = [await eligibleDog(server, 'Quiere nopal', { weightKg: 12 })]
  const wanted = { serviceId: hotel, rumiIds, ...nights, resource: 'Nopal' }
  const refused = await server.request('marta', 'POST', '/api/serviceBookings', wanted)
  expect(refused).toMatchObject({
    status: 409,
    body: {
      message: 'Esa habitación ya tiene a alguien esas noches.',
      suggestion: {
        bookingId: small.id,
        resource: 'Lavanda',
        freed: 'Nopal',
      },
    },
  })
  const preview = () => server.request('marta', 'POST', '/api/desk/previews', wanted)
  expect((await preview()).body.suggestion).toEqual(refused.body.suggestion)
  expect((await server.request('ana', 'POST', '/api/serviceBookings', wanted)).status).toBe(403)

  const swap = await server.request('marta', 'PUT', `/api/serviceBookings/${small.id}`, {
    resource: 'Lavanda',
  })
  expect(swap.status).toBe(200)
  expect(await preview()).toMatchObject({ status: 200, body: { data: { resource: 'Nopal' } } })
  expect((await server.request('marta', 'POST', '/api/serviceBookings', wanted)).status).toBe(201)
})

test('a hotel whose free rooms take no dog so heavy reports it, whatever the medical records', async () => {
  const nights = openNights(236)
  await book({ rumiIds: [await eligibleDog(server, 'En la grande', { weightKg: null })], ...nights })
  const rumiIds = [await eligibleDog(server, 'Pesado', { weightKg: 60, medicalRecords: false })]
  const { status, body } = await server.request('marta', 'POST', '/api/desk/previews', {
    serviceId: hotel,
    rumiIds,
    ...nights,
  })
  expect([status, body.message]).toEqual([409, expect.stringMatching(/más ligeros que Pesado/)])
})

test('a day holds whom it concerns with medical records, care and what is owed; an override can be read on it', async () => {
  const day = nextOpenDay('Guardería', 15)
  const dog = await eligibleDog(server, 'Sin papeles', { medicalRecords: false })
  const reason = 'La veterinaria los manda hoy por correo.'
  const made = await server.request('admin', 'POST', '/api/serviceBookings', {
    serviceId: dayCare,
    rumiIds: [dog],
    start: day,
    end: day,
    override: { reason },
  })
  const { id, totalCentavos } = made.body.data.serviceBooking
  await server.request('marta', 'POST', `/api/serviceBookings/${id}/payments`, {
    amountCentavos: 100_00,
    method: 'cash',
  })
  const { body } = await server.request('marta', 'GET', `/api/desk/day?day=${day}`)
  const deskBooking = body.data.bookings.find(({ booking }: { booking: { id: string } }) => booking.id === id)
  expect(deskBooking).toMatchObject({
    owner: { id: server.ids.ana, email: 'ana@demo.rumi.mx' },
    dogs: [{ _id: dog, name: 'Sin papeles' }],
    medicalRecords: [{ rumiId: dog, ok: false }],
    paidCentavos: 100_00,
    leftCentavos: totalCentavos - 100_00,
  })
  expect(deskBooking.overrides).not.toHaveLength(0)
  for (const kept of deskBooking.overrides)
    expect(kept).toMatchObject({ rumiId: dog, reason, by: expect.any(String) })
})

test('an overdue dog is on today’s board until it is checked out', async () => {
  const booked = await book({
    rumiIds: [await eligibleDog(server, 'Se queda', { weightKg: 5 })],
    ...openNights(240),
  })
  await server.request('marta', 'PUT', `/api/serviceBookings/${booked.id}`, { status: 'confirmed' })
  const overdue = { start: addDays(today(), -4), end: addDays(today(), -2), status: 'checked-in' }
  await moveStay(server.database.pool, booked.id, overdue)
  const idsIn = async (path: string) =>
    (await server.request('marta', 'GET', path)).body.data.bookings.map(
      (one: { booking: { id: string } }) => one.booking.id,
    )
  expect(await idsIn(`/api/desk/day?day=${today()}`)).toContain(booked.id)
  expect(await idsIn(`/api/desk/day?day=${addDays(today(), 1)}`)).not.toContain(booked.id)
})

test('the counter finds a family by its dog without accents, and by part of its telephone', async () => {
  const rumi = await eligibleDog(server, 'Ñandú')
  await server.database.pool.query(`update users set phone = '55 3318 9052' where id = $1`, [server.ids.ana])
  for (const search of ['nandu', 'ÑANDÚ', '3318-90', 'ana@demo']) {
    const { body } = await server.request(
      'marta',
      'GET',
      `/api/desk/families?search=${encodeURIComponent(search)}`,
    )
    const [family] = body.data.families
    expect(family.client.id).toBe(server.ids.ana)
    expect(family.dogs.map(({ _id }: { _id: string }) => _id)).toContain(rumi)
  }
  const { body } = await server.request('marta', 'GET', '/api/desk/families?search=%25')
  expect(body.data.families).toEqual([])
})

test('the counter is offered the hours that leave no notice, which owners are not', async () => {
  const [from, to] = [today(), nextOpenDay('Grooming', 3)]
  const startsOf = async (path: string): Promise<string[]> => {
    const { body } = await server.request('marta', 'GET', `${path}?serviceId=${bath}&from=${from}&to=${to}`)
    return body.data.availability.flatMap(({ slots }: { slots: { start: string }[] }) =>
      slots.map(({ start }) => start),
    )
  }
  const atDesk = await startsOf('/api/desk/availability')
  const online = await startsOf('/api/availability')
  const earliest = earliestGrooming(now(), defaultTerms)
  expect(online).toEqual(atDesk.filter((start) => compareInstants(start, earliest) >= 0))
  expect(atDesk.length).toBeGreaterThan(0)
})

test('passes that wait for their payment come first, with whose they are', async () => {
  await server.request('marta', 'POST', '/api/passes', {
    kind: 'training-5',
    ownerId: server.ids.ana,
    payment: { method: 'cash' },
  })
  const requested = await server.request('ana', 'POST', '/api/passes', { kind: 'training-10' })
  const { body } = await server.request('conta', 'GET', '/api/desk/passes')
  expect(body.data.passes[0]).toMatchObject({
    pass: { id: requested.body.data.pass.id, status: 'requested' },
    owner: { id: server.ids.ana },
  })
  expect(body.data.hasMore).toBe(false)
  const active = await server.request('conta', 'GET', '/api/desk/passes?status=active')
  expect(active.body.data.passes).toEqual([
    expect.objectContaining({ pass: expect.objectContaining({ unitsLeft: 5 }) }),
  ])
})

test('the waiting list of a full day shows names for that day alone', async () => {
  const day = nextOpenDay('Guardería', 25)
  await server.database.pool.query(
    `insert into places (pool, day, capacity) values ('guarderia', $1, 0)
    on conflict (pool, day) do update set capacity = places.used`,
    [day],
  )
  const rumiIds = [await eligibleDog(server, 'Espera')]
  const entry = await server.request('ana', 'POST', '/api/waitingList', {
    serviceId: dayCare,
    rumiIds,
    start: day,
    end: day,
  })
  expect(entry.status).toBe(201)
  const waitingOn = async (wanted: string) =>
    (await server.request('marta', 'GET', `/api/desk/waiting?serviceId=${dayCare}&day=${wanted}`)).body.data
      .waiting
  expect(await waitingOn(day)).toEqual([
    expect.objectContaining({ dogs: ['Espera'], owner: expect.objectContaining({ id: server.ids.ana }) }),
  ])
  expect(await waitingOn(addDays(day, 1))).toEqual([])
})

import { addDays, addMinutes, defaultTerms, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { allMedicalRecords } from '../../support/bookings/all-medical-records.ts'
import { idleGroomers } from '../../support/bookings/booked-bath.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay, openDayAfter } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
let dayCare: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  hotel = await serviceOf(server, 'Hotel')
  dayCare = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

const sql = (text: string, values: unknown[] = []) => server.database.pool.query(text, values)
const quote = (body: object) => server.request('marta', 'POST', '/api/phoneQuotes', body)
const hold = (body: object, headers = {}) =>
  server.request('marta', 'POST', '/api/phoneQuotes/hold', body, headers)
const caller = { name: 'Rosa Peña Ruiz', phone: '55 4444 0001' }

const stay = (ahead: number, weights = [12]) => {
  const start = nextOpenDay('Hotel', ahead)
  return {
    serviceId: hotel,
    dogs: weights.map((weightKg) => ({ weightKg })),
    start,
    end: openDayAfter('Hotel', start),
  }
}
const dayFor = (ahead: number, weights = [12]) => {
  const day = nextOpenDay('Guardería', ahead)
  return { serviceId: dayCare, dogs: weights.map((weightKg) => ({ weightKg })), start: day, end: day }
}
const people = async () =>
  (await sql('select (select count(*) from users)::int as users, (select count(*) from dogs)::int as dogs'))
    .rows[0]

/** A day of the guardería with one place, taken by a dog of Ana's. */
async function fullDay(ahead: number) {
  const day = nextOpenDay('Guardería', ahead)
  await sql(
    `insert into places (pool, day, capacity) select name, $1, 1 from pools on conflict (pool, day) do update set capacity = 1`,
    [day],
  )
  const rumiIds = [await eligibleDog(server, 'Primera')]
  const body = { serviceId: dayCare, rumiIds, start: day, end: day }
  const made = await server.request('ana', 'POST', '/api/serviceBookings', body)
  return { day, bookingId: made.body.data.serviceBooking.id as string }
}

test('a quote has price, room and due medical records, and creates no client', async () => {
  const before = await people()
  const { status, body } = await quote(stay(30))
  expect(status).toBe(200)
  const { availability, papersHeldUntil, missing, ...price } = body.data.quote
  expect(price.lines).toEqual([
    { label: expect.stringContaining('Un rumi de 12 kg'), amountCentavos: price.totalCentavos },
  ])
  expect(availability).toMatchObject({ isFree: true, resource: expect.any(String), mayWait: false })
  expect(availability.remaining).toBeGreaterThan(0)
  expect(missing.join(' ')).toContain('rabia')
  const due = addMinutes(
    instantAt(stay(30).start, defaultTerms.hotel.checkIn),
    -60 * defaultTerms.holds.deskPapersDueHours,
  )
  expect(Date.parse(papersHeldUntil)).toBe(Date.parse(due))
  expect(await people()).toEqual(before)
})

test('a quote costs what its booking costs, and holds its services with the stay or nothing', async () => {
  const extra = (await server.request(null, 'GET', '/api/catalog')).body.data.services.find(
    (one: { serviceType: string }) => one.serviceType === 'Extra-Grooming',
  )
  const visit = stay(33, [8, 22])
  const slots = await server.request(
    'marta',
    'GET',
    `/api/desk/availability?serviceId=${extra.id}&from=${visit.end}&to=${visit.end}&minutes=${extra.durationMinutes}`,
  )
  const start = slots.body.data.availability[0].slots.find(
    (one: { remaining: number }) => one.remaining > 0,
  ).start
  const addOns = [{ serviceId: extra.id, start }]
  const quoted = (await quote({ ...visit, addOns })).body.data.quote
  const rumiIds = [
    await eligibleDog(server, 'Chico', { weightKg: 8 }),
    await eligibleDog(server, 'Grande', { weightKg: 22 }),
  ]
  const real = await server.request('marta', 'POST', '/api/serviceBookings/quote', {
    serviceId: hotel,
    rumiIds,
    start: visit.start,
    end: visit.end,
    addOns,
  })
  expect(quoted.totalCentavos).toBe(real.body.data.quote.totalCentavos)
  expect(quoted.addOns).toEqual(real.body.data.quote.addOns)

  const call = { ...visit, ...caller, phone: '55 4444 0004', expectedTotalCentavos: quoted.totalCentavos }
  const made = await hold({ ...call, addOns })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const booked = await sql(
    'select service_id, total_centavos, awaits, held_until from bookings where client_id = $1',
    [made.body.data.user.id],
  )
  expect(new Set(booked.rows.map((row) => row.service_id))).toEqual(new Set([hotel, extra.id]))
  expect(booked.rows.reduce((sum, row) => sum + row.total_centavos, 0)).toBe(quoted.totalCentavos)
  const ofStay = booked.rows.find((row) => row.service_id === hotel)
  expect(ofStay.awaits).toContain('papers')
  expect(ofStay.held_until).not.toBeNull()

  const before = await people()
  await idleGroomers(server)
  const refused = await hold({ ...call, addOns, phone: '55 4444 0005' })
  expect(refused.body).toMatchObject({ code: 'no-capacity', issues: [{ path: 'addOns.0' }] })
  expect(await people()).toEqual(before)
})

test('a quote without a free room names the reason and the nearest stays that have one', async () => {
  const visit = stay(36, [4])
  await sql(
    `insert into room_closures (resource_id, from_day, to_day, reason)
     select id, $1, $2, 'Pintura' from resources where kind = 'room'`,
    [visit.start, visit.end],
  )
  const full = (await quote(visit)).body.data.quote.availability
  expect(full).toMatchObject({
    isFree: false,
    resource: null,
    remaining: 0,
    lack: 'full',
    mayWait: true,
  })
  expect(full.alternatives.length).toBeGreaterThan(0)
})

test('a held place has a client without mail, dogs by weight and a date for the papers', async () => {
  const visit = stay(40, [12, 30])
  const quoted = (await quote(visit)).body.data.quote
  const { status, body } = await hold({
    ...visit,
    dogs: [{ weightKg: 12, name: 'Nube' }, { weightKg: 30 }],
    ...caller,
    notes: 'Llega tarde',
    expectedTotalCentavos: quoted.totalCentavos,
  })
  expect(status).toBe(201)
  const { user, rumis, serviceBooking, waitingEntry } = body.data
  expect(user).toMatchObject({ name: 'Rosa', lastName: 'Peña Ruiz', email: '', role: 'cliente' })
  expect(rumis).toMatchObject([
    { name: 'Nube', weightKg: 12, provisional: true, ownerId: user.id },
    { name: 'Un rumi de 30 kg', weightKg: 30, provisional: true },
  ])
  expect(serviceBooking).toMatchObject({
    clientId: user.id,
    status: 'pending',
    notes: 'Llega tarde',
    resource: quoted.availability.resource,
    totalCentavos: quoted.totalCentavos,
    heldUntil: quoted.papersHeldUntil,
  })
  expect(serviceBooking.awaits).toContain('papers')
  expect(waitingEntry).toBeNull()
  expect((await quote(stay(40, [12]))).body.data.quote.availability.resource).not.toBe(
    quoted.availability.resource,
  )
})

test('a place for tomorrow is held as long as the owner would have to bring the papers', async () => {
  const visit = dayFor(1)
  const { papersHeldUntil } = (await quote(visit)).body.data.quote
  expect(Date.parse(papersHeldUntil)).toBeGreaterThan(Date.now())
  expect((await hold({ ...visit, ...caller })).body.data.serviceBooking).toMatchObject({
    status: 'pending',
    heldUntil: expect.any(String),
  })
})

test('without a place the family waits, and is offered the freed place with its papers due', async () => {
  const { day, bookingId } = await fullDay(44)
  const visit = { serviceId: dayCare, dogs: [{ weightKg: 9 }], start: day, end: day }
  expect((await quote(visit)).body.data.quote.availability).toMatchObject({ isFree: false, mayWait: true })
  const { status, body } = await hold({ ...visit, ...caller })
  expect(status).toBe(201)
  expect(body.data).toMatchObject({
    serviceBooking: null,
    waitingEntry: { clientId: body.data.user.id, status: 'waiting', start: day },
  })
  await server.request('ana', 'DELETE', `/api/serviceBookings/${bookingId}`)
  await vi.waitFor(
    async () => {
      const { rows } = await sql(
        `select w.status, b.awaits, b.held_until is not null as held from waiting_list w join bookings b on b.id = w.booking_id
         where w.id = $1`,
        [body.data.waitingEntry.id],
      )
      expect(rows).toMatchObject([{ status: 'offered', held: true }])
      expect(rows[0].awaits).toContain('papers')
    },
    { timeout: 15_000, interval: 200 },
  )
})

test('a family that no room ever takes is neither booked nor made to wait', async () => {
  await sql(`update resources set max_weight_kg = 60 where kind = 'room' and max_weight_kg is null`)
  const before = await people()
  const visit = stay(48, [119])
  expect((await quote(visit)).body.data.quote.availability).toMatchObject({
    isFree: false,
    lack: 'no-room',
    mayWait: false,
  })
  expect((await hold({ ...visit, ...caller })).body).toMatchObject({ code: 'no-capacity' })
  expect(await people()).toEqual(before)
})

test('of two calls for the last place one holds it and the other waits', async () => {
  const day = nextOpenDay('Guardería', 52)
  await sql(
    `insert into places (pool, day, capacity) select name, $1, 1 from pools on conflict (pool, day) do update set capacity = 1`,
    [day],
  )
  const visit = { serviceId: dayCare, dogs: [{ weightKg: 9 }], start: day, end: day }
  const phones = ['55 4444 0001', '55 4444 0002']
  const call = (phone: string) =>
    hold({ ...visit, ...caller, phone }, { 'idempotency-key': `llamada-${phone.at(-1)}` })
  const answers = await Promise.all(phones.map(call))
  const winner = answers.findIndex(({ body }) => body.data?.serviceBooking)
  expect(answers.filter(({ body }) => body.data?.serviceBooking)).toHaveLength(1)
  expect((await call(phones[1 - winner]!)).body.data.waitingEntry).toMatchObject({ status: 'waiting' })
  expect((await call(phones[winner]!)).body).toEqual(answers[winner]!.body)
  const { rows } = await sql(`select used from places where day = $1`, [day])
  expect(rows).toEqual([{ used: 1 }])
})

test('a dog known by its weight is received only once its facts are stated', async () => {
  const { start, ...visit } = dayFor(2)
  const made = (await hold({ ...visit, start, ...caller, phone: '55 4444 0003' })).body.data
  const [{ _id: rumiId }] = made.rumis
  for (const record of allMedicalRecords({ rumiId, appliedOn: addDays(today(), -10) }))
    await server.request('marta', 'POST', '/api/medical-records', record)
  await sql('update bookings set start_day = $2, end_day = $2 where id = $1', [
    made.serviceBooking.id,
    today(),
  ])
  const path = `/api/serviceBookings/${made.serviceBooking.id}`
  const arrive = () => server.request('marta', 'PUT', path, { status: 'checked-in', identified: true })
  const refused = await arrive()
  expect(refused.status).toBe(422)
  expect(refused.body.message).toContain('Un rumi de 12 kg')
  const stated = { name: 'Nube', sex: 'hembra', birthDate: addDays(today(), -900) }
  const { body } = await server.request('marta', 'PATCH', `/api/rumis/${rumiId}`, stated)
  expect(body.data.rumi).toMatchObject({ name: 'Nube', provisional: false, imported: false })
  expect((await arrive()).body.data.serviceBooking).toMatchObject({ status: 'checked-in' })
})

test('a quote without dogs, of a past day or by an owner is rejected; a changed price holds nothing', async () => {
  expect((await quote({ ...stay(30), dogs: [] })).status).toBe(400)
  expect((await quote({ ...stay(30), start: '2020-01-01' })).status).toBe(422)
  expect((await server.request('ana', 'POST', '/api/phoneQuotes', stay(30))).status).toBe(403)
  const before = await people()
  const changed = await hold({ ...stay(30), ...caller, expectedTotalCentavos: 1 })
  expect(changed.body.code).toBe('price-changed')
  expect((await hold({ ...stay(30), name: 'Rosa', phone: '' })).status).toBe(400)
  expect(await people()).toEqual(before)
})

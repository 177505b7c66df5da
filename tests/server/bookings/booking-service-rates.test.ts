import { addDays, daysBetween, instantAt, minutesBetween, resources } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  hotel = await serviceOf(server, 'Hotel')
})
afterAll(() => server.close())

const path = '/api/serviceBookings'
const change = (changes: object) => server.request('marta', 'PUT', `/api/services/${hotel}`, changes)
type Line = { label: string; amountCentavos: number }
const labels = (lines: Line[]) => lines.map(({ label }) => label)
const seasonOf = (from: string, to: string, percent = 20) => [{ name: 'Alta', from, to, percent }]

test('rejects an impossible size or season, by code and by the database', async () => {
  const day = '2026-12-20'
  const twice = [...seasonOf(day, '2026-12-24'), ...seasonOf('2026-12-24', '2026-12-26')]
  for (const seasons of [twice, seasonOf(day, '2026-12-19'), [{ ...seasonOf(day, day)[0], of: 'x' }]]) {
    const { status, body } = await change({ seasons })
    expect(status).toBe(400)
    expect(body.issues[0].path).toMatch(/^seasons/)
  }
  expect(await change({ mediumOverKg: 30 })).toMatchObject({ status: 422, body: { code: 'sizes-reversed' } })
  expect((await change({ version: 99, largeExtraMinutes: 1 })).status).toBe(409)
  expect((await server.request('ana', 'PUT', `/api/services/${hotel}`, { seasons: [] })).status).toBe(403)
})

test('quote, catalogue and booking follow size and season, and what was sold stays as it was', async () => {
  const dog = await eligibleDog(server, 'De talla', { weightKg: 18 })
  const { start, end } = openNights(20, 3)
  const seasons = seasonOf(addDays(start, 2), addDays(start, 9))
  const rates = { priceCentavos: 500_00, mediumPriceCentavos: 600_00, seasons }
  const changed = await change(rates)
  expect(changed.status).toBe(200)
  expect(resources.services.record.parse(changed.body.data.service)).toMatchObject(rates)
  const { services } = (await server.request(null, 'GET', '/api/catalog')).body.data
  expect(services.find(({ id }: { id: string }) => id === hotel)).toMatchObject(rates)

  const requested = { serviceId: hotel, rumiIds: [dog], start, end }
  const { quote } = (await server.request('ana', 'POST', `${path}/quote`, requested)).body.data
  expect(labels(quote.lines)).toEqual([
    'Noche de hotel, De talla (mediano): 3 noches × $600.00 MXN',
    'Temporada Alta, 1 noche: +20 %',
  ])
  expect(quote.totalCentavos).toBe(3 * 600_00 + 120_00)
  const { serviceBooking: booked } = (await server.request('ana', 'POST', path, requested)).body.data
  expect(booked).toMatchObject({ lines: quote.lines, totalCentavos: quote.totalCentavos })

  expect((await change({ priceCentavos: 990_00, mediumPriceCentavos: null, seasons: [] })).status).toBe(200)
  await server.database.pool.query('update dogs set weight_kg = 40 where id = $1', [dog])
  const { body } = await server.request('ana', 'GET', `${path}?limit=200`)
  expect(body.data.serviceBookings.find(({ id }: { id: string }) => id === booked.id)).toMatchObject({
    lines: quote.lines,
    totalCentavos: quote.totalCentavos,
  })
  const { quote: now } = (
    await server.request('ana', 'POST', `${path}/quote`, { ...requested, moving: booked.id })
  ).body.data
  expect(now.totalCentavos).toBe(3 * 990_00)
})

/** Checked-in stay that began so many days ago, sold with a season from tomorrow on. */
async function inHouse(name: string, begun: number, nights: number) {
  await change({
    priceCentavos: 500_00,
    mediumPriceCentavos: 600_00,
    seasons: seasonOf(addDays(today(), 1), addDays(today(), 60)),
  })
  const dog = await eligibleDog(server, name, { weightKg: 18 })
  const requested = { serviceId: hotel, rumiIds: [dog], ...openNights(30, nights) }
  const { serviceBooking } = (await server.request('ana', 'POST', path, requested)).body.data
  const { id } = serviceBooking
  const { pool } = server.database
  const start = addDays(today(), -begun)
  await server.request('marta', 'PUT', `${path}/${id}`, { status: 'confirmed' })
  await moveStay(pool, id, { start, end: addDays(start, nights), status: 'checked-in' })
  await change({ priceCentavos: 990_00, mediumPriceCentavos: null, seasons: [] })
  await pool.query('update dogs set weight_kg = 40 where id = $1', [dog])
  return { id, start }
}

test('an extended stay pays the rates and season of its sale', async () => {
  const { id, start } = await inHouse('Se queda', 1, 3)
  const end = nextOpenDay('Hotel', 4)
  const { status, body } = await server.request('marta', 'PUT', `${path}/${id}`, { end })
  expect(status).toBe(200)
  const nights = daysBetween(start, end)
  const inSeason = daysBetween(addDays(today(), 1), end)
  expect(labels(body.data.serviceBooking.lines)).toEqual([
    `Noche de hotel, Se queda (mediano): ${nights} noches × $600.00 MXN`,
    `Temporada Alta, ${inSeason} noches: +20 %`,
  ])
  expect(body.data.serviceBooking.totalCentavos).toBe(nights * 600_00 + inSeason * 120_00)
})

test('an early departure pays the nights slept at the sold rates', async () => {
  const { id } = await inHouse('Se va', 2, 5)
  const { status, body } = await server.request('marta', 'PUT', `${path}/${id}`, { status: 'checked-out' })
  expect(status).toBe(200)
  expect(labels(body.data.serviceBooking.lines)).toEqual([
    'Noche de hotel, Se va (mediano): 2 noches × $600.00 MXN',
  ])
})

test('a bath is written down with minutes that it is sold for, and its hours are offered for as long', async () => {
  const bathId = await serviceOf(server, 'Grooming')
  const setMinutes = (durationMinutes: number) =>
    server.request('admin', 'PUT', `/api/services/${bathId}`, { durationMinutes })
  for (const minutes of [10, 481])
    expect(await setMinutes(minutes)).toMatchObject({
      status: 400,
      body: {
        issues: [{ path: 'durationMinutes', message: expect.stringContaining('de 15 a 480 minutos') }],
      },
    })
  const tooLong = { durationMinutes: 400, largeExtraMinutes: 90 }
  expect(await server.request('admin', 'PUT', `/api/services/${bathId}`, tooLong)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'durationMinutes', message: expect.stringContaining('por tamaño') }] },
  })
  const trainingId = await serviceOf(server, 'Entrenamiento')
  const asTraining = { serviceType: 'Entrenamiento', durationMinutes: 0 }
  const asBath = { serviceType: 'Grooming', isExtra: false }
  const put = (changes: object) => server.request('admin', 'PUT', `/api/services/${trainingId}`, changes)
  expect((await put(asTraining)).status).toBe(200)
  expect(await put(asBath)).toMatchObject({ status: 400, body: { issues: [{ path: 'durationMinutes' }] } })
  const day = nextOpenDay('Grooming', 30)
  const requested = `/api/availability?serviceId=${bathId}&from=${day}&to=${day}`
  for (const minutes of [15, 75, 180, 480]) {
    expect((await setMinutes(minutes)).status).toBe(200)
    const { slots } = (await server.request('ana', 'GET', requested)).body.data.availability[0]
    expect(minutesBetween(slots[0].start, slots[0].end)).toBe(minutes)
  }
})

test('a large dog takes the minutes of its size, and a party those of its package', async () => {
  const bathId = await serviceOf(server, 'Grooming')
  const sized = { durationMinutes: 180, largeOverKg: 25, largeExtraMinutes: 45 }
  expect((await server.request('admin', 'PUT', `/api/services/${bathId}`, sized)).status).toBe(200)
  const rumiIds = [await eligibleDog(server, 'Grandulón', { weightKg: 30 })]
  const start = instantAt(nextOpenDay('Grooming', 31), '10:00')
  const bath = { serviceId: bathId, rumiIds, start, end: start, clientId: server.ids.ana }
  const booked = (await server.request('marta', 'POST', path, bath)).body.data.serviceBooking
  expect(minutesBetween(booked.start, booked.end)).toBe(225)
  const partyId = await serviceOf(server, 'Evento')
  const setParty = { durationMinutes: 300 }
  expect((await server.request('admin', 'PUT', `/api/services/${partyId}`, setParty)).status).toBe(200)
  const day = nextOpenDay('Evento', 33)
  const lasting = async (minutes: number) => {
    const query = `/api/availability?serviceId=${partyId}&from=${day}&to=${day}&minutes=${minutes}`
    return (await server.request('ana', 'GET', query)).body.data.availability[0].slots.length
  }
  expect(await lasting(300)).toBeGreaterThan(0)
  expect(await lasting(270)).toBe(0)
})

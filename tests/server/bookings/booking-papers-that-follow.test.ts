import { addDays, addMinutes, defaultSettings, defaultTerms, instantAt, restDayName } from '@rumi/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expireWaitingBookings } from '../../../apps/api/src/bookings/index.ts'
import { today } from '../../../apps/api/src/http/clock.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { nextOpenDay, openDayAfter } from '../../support/bookings/next-open-day.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { moveStay } from '../../support/bookings/move-stay.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let hotel: string
let dayCare: string
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
  dayCare = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

const within = { timeout: 15_000, interval: 100 }
const bookingsPath = '/api/serviceBookings'
const sql = (text: string, values: unknown[]) => server.database.pool.query(text, values)

const stay = (ahead: number) => {
  const start = nextOpenDay('Hotel', ahead)
  return { serviceId: hotel, start, end: openDayAfter('Hotel', start) }
}
const unidentified = async (dogs: number) => {
  const who = await newcomer(server, dogs)
  await sql('update users set identified_at = null where id = $1', [who.id])
  return who
}
const withoutRabies = (who: Newcomer) =>
  sql(`delete from medical_records where dog_id = $1 and product = 'Rabia'`, [who.dogs[0]])
const stateOf = async (who: Newcomer, id: string) =>
  (await who.request('GET', bookingsPath)).body.data.serviceBookings.find(
    (one: { id: string }) => one.id === id,
  )
const messagesTo = async (who: Newcomer) =>
  (await who.request('GET', `/api/notifications/${who.id}`)).body.data.notifications as {
    kind: string
    message: string
  }[]
const bringRabies = async (who: Newcomer) => {
  const dose = { rumiId: who.dogs[0], kind: 'vaccine', product: 'Rabia', appliedOn: addDays(today(), -10) }
  return (await who.request('POST', '/api/medical-records', dose)).body.data.medicalRecord._id as string
}

test('an unidentified client books the hotel and shows the identification at check-in', async () => {
  const who = await unidentified(1)
  const requested = { ...stay(2), rumiIds: who.dogs }
  const { quote } = (await who.request('POST', `${bookingsPath}/quote`, requested)).body.data
  expect(quote.eligibility[0]).toMatchObject({
    ok: true,
    reasons: [
      { code: 'owner-unidentified', message: expect.stringContaining('Trae tu identificación oficial') },
    ],
  })
  const made = await who.request('POST', bookingsPath, requested)
  expect(made.body.data.serviceBooking).toMatchObject({ status: 'pending', awaits: [], heldUntil: null })
  const path = `${bookingsPath}/${made.body.data.serviceBooking.id}`
  expect((await server.request('marta', 'PUT', path, { status: 'confirmed' })).status).toBe(200)
  // A confirmed stay may be moved before the identification is verified.
  const later = stay(4)
  const moved = await who.request('PUT', path, { start: later.start, end: later.end })
  expect(moved.status).toBe(200)
  await moveStay(server.database.pool, made.body.data.serviceBooking.id, { start: today(), end: later.end })

  const refused = await server.request('marta', 'PUT', path, { status: 'checked-in' })
  expect(refused.body).toMatchObject({ code: 'not-eligible', reasons: [{ code: 'owner-unidentified' }] })
  expect((await who.request('PUT', path, { notes: 'x', identified: true })).status).toBe(422)
  expect((await server.request('marta', 'PUT', path, { identified: true })).status).toBe(422)
  const shown = await server.request('marta', 'PUT', path, { status: 'checked-in', identified: true })
  expect(shown.body.data.serviceBooking).toMatchObject({ status: 'checked-in' })
  const { body } = await server.request('marta', 'GET', `/api/users/${who.id}`)
  expect(body.data.user.identifiedAt).toEqual(expect.any(String))
})

test('an owner’s place is held while papers are uploaded, and confirmed by their verification', async () => {
  const who = await newcomer(server, 1)
  await withoutRabies(who)
  const requested = { ...stay(6), rumiIds: who.dogs }
  const before = Date.now()
  const { quote } = (await who.request('POST', `${bookingsPath}/quote`, requested)).body.data
  expect(quote.eligibility[0]).toMatchObject({ ok: false, reasons: [{ code: 'rabies-missing' }] })
  const hours = (Date.parse(quote.papersHeldUntil) - before) / 3_600_000
  expect(Math.abs(hours - defaultTerms.holds.papersHours)).toBeLessThan(0.1)
  // Nothing is held unless it is asked for.
  expect((await who.request('POST', bookingsPath, requested)).body).toMatchObject({ code: 'not-eligible' })

  const made = await who.request('POST', bookingsPath, { ...requested, papersLater: true })
  const { id, ...booked } = made.body.data.serviceBooking
  expect(booked).toMatchObject({ status: 'pending', awaits: ['papers'], heldUntil: expect.any(String) })
  await vi.waitFor(async () => {
    const [message] = await messagesTo(who)
    expect(message?.message).toMatch(/Nos falta la vacuna de la rabia/)
  }, within)
  expect(
    (await server.request('marta', 'PUT', `${bookingsPath}/${id}`, { status: 'confirmed' })).status,
  ).toBe(422)
  const recordId = await bringRabies(who)
  expect(await stateOf(who, id)).toMatchObject({ status: 'pending', awaits: ['papers'], heldUntil: null })
  await server.request('marta', 'PATCH', `/api/medical-records/${recordId}`, { verified: true })
  expect(await stateOf(who, id)).toMatchObject({ status: 'confirmed', awaits: [], heldUntil: null })
})

test('days of the day care are held together; an expired hold frees its place and is notified', async () => {
  const who = await newcomer(server, 1)
  await withoutRabies(who)
  const first = nextOpenDay('Guardería', 5)
  const days = [first, openDayAfter('Guardería', first)]
  const requested = { serviceId: dayCare, rumiIds: who.dogs, days }
  const { quote } = (await who.request('POST', `${bookingsPath}/recurring/quote`, requested)).body.data
  expect(quote.papersHeldUntil).toEqual(expect.any(String))
  const left = async () =>
    (await server.request(null, 'GET', `/api/availability?serviceId=${dayCare}&from=${first}&to=${first}`))
      .body.data.availability[0].remaining as number
  const free = await left()
  const made = await who.request('POST', `${bookingsPath}/recurring`, { ...requested, papersLater: true })
  const ids = made.body.data.serviceBookings.map((one: { id: string }) => one.id) as string[]
  expect(made.body.data.serviceBookings).toMatchObject([
    { status: 'pending', awaits: ['papers'], heldUntil: expect.any(String) },
    { status: 'pending', awaits: ['papers'], heldUntil: expect.any(String) },
  ])
  expect(await left()).toBe(free - 1)
  await expireWaitingBookings(server.database.db)
  expect((await stateOf(who, ids[0]!)).status).toBe('pending')
  await sql(`update bookings set held_until = now() - interval '2 hours' where client_id = $1`, [who.id])
  await expireWaitingBookings(server.database.db)
  expect((await stateOf(who, ids[0]!)).status).toBe('cancelled')
  expect(await left()).toBe(free)
  await vi.waitFor(
    async () => expect((await messagesTo(who)).map(({ kind }) => kind)).toContain('booking-expired'),
    within,
  )
})

test('the desk books a dog whose arrival is far with papers due by a date, which a refused paper keeps', async () => {
  const who = await newcomer(server, 1)
  await withoutRabies(who)
  const { start, ...rest } = stay(30)
  const requested = { start, ...rest, rumiIds: who.dogs }
  const due = addMinutes(
    instantAt(start, defaultTerms.hotel.checkIn),
    -60 * defaultTerms.holds.deskPapersDueHours,
  )
  const { quote } = (await server.request('marta', 'POST', `${bookingsPath}/quote`, requested)).body.data
  expect(Date.parse(quote.papersHeldUntil)).toBe(Date.parse(due))
  const made = await server.request('marta', 'POST', bookingsPath, { ...requested, papersLater: true })
  const { id, heldUntil, status } = made.body.data.serviceBooking
  expect([status, Date.parse(heldUntil)]).toEqual(['pending', Date.parse(due)])
  await vi.waitFor(async () => {
    const [message] = await messagesTo(who)
    expect(message?.message).toMatch(/Nos falta la vacuna de la rabia/)
  }, within)
  const recordId = await bringRabies(who)
  expect((await stateOf(who, id)).heldUntil).toBeNull()
  await server.request('marta', 'PATCH', `/api/medical-records/${recordId}`, { refusal: 'No se lee.' })
  expect(Date.parse((await stateOf(who, id)).heldUntil)).toBe(Date.parse(due))
})

test('the desk takes no booking whose papers would be due already, nor one that lacks more than papers', async () => {
  const who = await newcomer(server, 1)
  await withoutRabies(who)
  const soon = { ...stay(1), rumiIds: who.dogs, papersLater: true }
  expect((await server.request('marta', 'POST', bookingsPath, soon)).body).toMatchObject({
    code: 'not-eligible',
  })
  const evaluation = { rumiId: who.dogs[0], kind: 'evaluation', result: 'failed', appliedOn: today() }
  await server.request('marta', 'POST', '/api/medical-records', evaluation)
  const day = nextOpenDay('Guardería', 20)
  const requested = { serviceId: dayCare, rumiIds: who.dogs, start: day, end: day }
  const { quote } = (await who.request('POST', `${bookingsPath}/quote`, requested)).body.data
  expect(quote.papersHeldUntil).toBeNull()
  const refused = await who.request('POST', bookingsPath, { ...requested, papersLater: true })
  expect(refused.body).toMatchObject({ code: 'not-eligible' })
})

test('the desk takes a walk-in of an unidentified client once it saw the identification', async () => {
  const who = await unidentified(1)
  const house = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '00:00', closes: '23:45' }))
  const opened = await server.request('admin', 'PATCH', '/api/settings', {
    hours: { ...defaultSettings.hours, house },
  })
  expect(opened.status).toBe(200)
  for (const day of [today(), addDays(today(), 1)].filter((one) => restDayName(one) !== null))
    await server.request('admin', 'POST', '/api/houseDays', { day, kind: 'worked' })
  const requested = {
    serviceId: hotel,
    rumiIds: who.dogs,
    start: today(),
    end: addDays(today(), 1),
    checkIn: true,
  }
  expect((await server.request('marta', 'POST', bookingsPath, requested)).body).toMatchObject({
    code: 'not-eligible',
  })
  expect(
    (await who.request('POST', bookingsPath, { ...requested, checkIn: undefined, identified: true })).status,
  ).toBe(403)
  const made = await server.request('marta', 'POST', bookingsPath, { ...requested, identified: true })
  expect(made.body.data.serviceBooking).toMatchObject({ status: 'checked-in' })
})

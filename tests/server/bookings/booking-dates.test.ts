import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type DemoName, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let hotel: string
let dog: string
let booked: string
beforeAll(async () => {
  server = await openTestServer()
  hotel = await serviceOf(server, 'Hotel')
  dog = await eligibleDog(server, 'Calendario')
  const stay = { serviceId: hotel, rumiIds: [dog], ...openNights(300) }
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', stay)
  booked = body.data.serviceBooking.id
})
afterAll(() => server.close())

const rosa = { name: 'Rosa', email: 'rosa@correo.mx', dogs: 1 }
const noDates = ['2026-02-30', '2026-02-31', '9999-99-99', '0000-00-00', '2026-12-01T99:99Z']

const messages = async () =>
  (await server.request('marta', 'GET', '/api/messages?limit=200')).body.data.messages

describe.each(noDates)('%s does not exist', (date) => {
  const refused = {
    status: 422,
    body: { code: 'no-such-day', issues: expect.arrayContaining([expect.anything()]) },
  }

  test('rejects it from every visitor, and the office stays as it was', async () => {
    const before = await messages()
    for (const about of [{ package: 'Paquete Premium' }, { serviceId: hotel }])
      for (const times of [{ start: date }, { end: date }, { start: date, end: date }]) {
        const requested = { ...rosa, ...about, ...times }
        expect(await server.request(null, 'POST', '/api/quotes', requested)).toMatchObject(refused)
      }
    expect(await messages()).toEqual(before)
  })

  test('nothing is quoted, booked, moved or waited for on it', async () => {
    const requested = { serviceId: hotel, rumiIds: [dog], start: date, end: date }
    for (const path of ['', '/quote'])
      expect(await server.request('ana', 'POST', `/api/serviceBookings${path}`, requested)).toMatchObject(
        refused,
      )
    expect(await server.request('ana', 'POST', '/api/waitingList', requested)).toMatchObject(refused)
    const { serviceId, rumiIds } = requested
    for (const path of ['recurring', 'recurring/quote']) {
      const days = { serviceId, rumiIds, days: [date] }
      expect(await server.request('ana', 'POST', `/api/serviceBookings/${path}`, days)).toMatchObject(refused)
    }
    const path = `/api/serviceBookings/${booked}`
    expect(await server.request('ana', 'PUT', path, { start: date })).toMatchObject(refused)
    expect(
      await server.request('marta', 'POST', `/api/desk/bookings/${booked}/preview`, { end: date }),
    ).toMatchObject(refused)
  })
})

test.each([
  [() => ({ start: addDays(today(), -1) }), 'past-date'],
  [() => ({ start: '0001-01-01' }), 'past-date'],
  [() => ({ start: '9999-12-31' }), 'too-far-ahead'],
  [() => ({ start: addDays(today(), 366) }), 'too-far-ahead'],
  [() => ({ start: addDays(today(), 5), end: addDays(today(), 4) }), 'dates-reversed'],
  [() => ({ start: addDays(today(), 5), end: `${addDays(today(), 4)}T18:00:00Z` }), 'dates-reversed'],
])('a visitor who requests %s gets the reason of the refusal', async (times, code) => {
  for (const about of [{ package: 'Paquete Premium' }, { serviceId: hotel }]) {
    const answer = await server.request(null, 'POST', '/api/quotes', { ...rosa, ...about, ...times() })
    expect(answer).toMatchObject({ status: 422, body: { code } })
  }
})

test('stores the requested time of a visitor in one format, to the second', async () => {
  const day = nextOpenDay('Evento', 30)
  const requested = { ...rosa, package: 'Paquete Premium', start: `${day}T16:00Z`, end: `${day}T18:00:00Z` }
  expect(await server.request(null, 'POST', '/api/quotes', requested)).toMatchObject({ status: 201 })
  expect((await messages())[0]).toMatchObject({ start: `${day}T16:00:00.000Z`, end: `${day}T18:00:00.000Z` })
})

const outside = ['0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']

describe.each([...outside, '2026-02-30'])('%s is outside the calendar of the business', (day) => {
  const get = (who: DemoName, path: string) => [who, 'GET', path] as const
  test('no query, no record and no decision carries it', async () => {
    const requested: (readonly [DemoName, string, string, object?])[] = [
      get('ana', `/api/availability?serviceId=${hotel}&from=${day}&to=${day}`),
      get('ana', `/api/serviceBookings?from=${day}&to=${day}`),
      get('marta', `/api/houseDays?day=${day}`),
      get('marta', `/api/absences?from=${day}`),
      get('marta', `/api/reportCards?day=${day}`),
      get('marta', `/api/desk/availability?serviceId=${hotel}&from=${day}&to=${day}`),
      get('marta', `/api/desk/waiting?day=${day}`),
      get('marta', `/api/reports/occupancy?from=${day}&to=${day}`),
      ['admin', 'POST', '/api/houseDays', { day, kind: 'closed' }],
      [
        'marta',
        'POST',
        '/api/absences',
        { resourceId: hotel, start: `${day}T14:00:00Z`, end: `${day}T15:00:00Z` },
      ],
      ['ana', 'POST', '/api/rumis', { name: 'Nube', sex: 'hembra', birthDate: day }],
      [
        'ana',
        'POST',
        '/api/medical-records',
        { rumiId: dog, kind: 'vaccine', product: 'Rabia', appliedOn: day },
      ],
      ['conta', 'POST', '/api/accounting/glEntries', { date: day, description: 'Prueba', lines: [] }],
    ]
    for (const [who, method, path, body] of requested)
      expect([path, (await server.request(who, method, path, body)).status]).toEqual([path, 400])
  })
})

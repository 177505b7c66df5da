import { addDays, defaultSettings, eachDay, restDayName, weekdayOf } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '07:00', closes: '19:00' }))

let server: TestServer
let serviceId: string
beforeAll(async () => {
  server = await openTestServer()
  serviceId = await serviceOf(server, 'Hotel')
  await change({ hours: { house: everyDay } })
})
afterAll(() => server.close())

async function change(settings: object) {
  const { status, body } = await server.request('admin', 'PATCH', '/api/settings', settings)
  expect([status, body.issues]).toEqual([200, undefined])
  return body.data
}

/** A Monday two weeks ahead or more, with no official rest day in the two weeks from it. */
function quietMonday() {
  let day = addDays(today(), 14)
  while (weekdayOf(day) !== 1 || eachDay(day, addDays(day, 14)).some(restDayName)) day = addDays(day, 1)
  return day
}

const monday = quietMonday()
const [saturday, sunday, nextMonday] = [5, 6, 7].map((days) => addDays(monday, days)) as [
  string,
  string,
  string,
]

const book = (rumiId: string, start: string, end: string) =>
  server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId,
    rumiIds: [rumiId],
    start,
    end,
    clientId: server.ids.ana,
  })

test('a business without hotel on Sundays sells no stay over one, and keeps those it sold', async () => {
  const sold = (await book(await eligibleDog(server, 'Vendido'), saturday, nextMonday)).body.data
    .serviceBooking
  const { outside } = await change({ hotelClosedNights: [0] })
  expect(outside.map(({ id }: { id: string }) => id)).toContain(sold.id)

  const rumiId = await eligibleDog(server, 'Domingo')
  for (const [start, end] of [
    [saturday, nextMonday],
    [saturday, sunday],
    [sunday, addDays(sunday, 2)],
  ] as const) {
    const { status, body } = await book(rumiId, start, end)
    expect([start, end, status, body.code]).toEqual([start, end, 422, 'closed-day'])
    expect(body.message).toBe('Los domingos no hay hotel. Elige días que no los incluyan.')
  }
  const free = await book(rumiId, monday, saturday)
  expect(free.status).toBe(201)
  const moved = await server.request(
    'marta',
    'PUT',
    `/api/serviceBookings/${free.body.data.serviceBooking.id}`,
    {
      start: saturday,
      end: nextMonday,
    },
  )
  expect([moved.status, moved.body.code]).toEqual([422, 'closed-day'])
})

test('availability offers no room on such a night, and none beyond it', async () => {
  const query = `/api/availability?serviceId=${serviceId}&from=${monday}&to=${nextMonday}`
  const { body } = await server.request(null, 'GET', query)
  const of = (day: string) => body.data.availability.find(({ date }: { date: string }) => date === day)
  expect(of(sunday)).toEqual({ date: sunday, remaining: 0, closed: true })
  expect(of(monday).remaining).toBeGreaterThan(0)
  const weighed = await server.request(null, 'GET', `${query}&weights=8`)
  const nights: { date: string; stayUntil?: string | null }[] = weighed.body.data.availability
  const until = new Map(nights.map(({ date, stayUntil }) => [date, stayUntil]))
  expect(until.get(monday)).toBe(saturday)
  expect(until.get(saturday)).toBeNull()
})

test('weekdays are written once each, in order, and never all of them', async () => {
  const { settings } = await change({ hotelClosedNights: [6, 0, 6] })
  expect(settings.hotelClosedNights).toEqual([0, 6])
  const all = await server.request('admin', 'PATCH', '/api/settings', {
    hotelClosedNights: [0, 1, 2, 3, 4, 5, 6],
  })
  expect([all.status, all.body.issues[0].path]).toEqual([400, 'hotelClosedNights'])
  await change({ hotelClosedNights: defaultSettings.hotelClosedNights })
})

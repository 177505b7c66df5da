import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { eventsDelivered } from '../../support/bookings/events-delivered.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

const notificationsOfAna = async () =>
  (await server.request('ana', 'GET', `/api/notifications/${server.ids.ana}`)).body.data.notifications.length

test('a profile and a dog that were changed by a lost answer are changed, and nothing else of a former version is', async () => {
  const change = (path: string, body: object, method: 'PUT' | 'PATCH' = 'PATCH') =>
    server.request('ana', method, `/api${path}`, body)
  const id = await eligibleDog(server, 'Repetida')
  const { version } = (await change(`/rumis/${id}`, {})).body.data.rumi
  const reported = { color: 'Miel', pickup: 'Rosa, 55 1234 5678', version }
  const first = await change(`/rumis/${id}`, reported)
  expect(first.body.data.rumi.version).toBe(version + 1)
  expect(await change(`/rumis/${id}`, reported)).toMatchObject({ status: 200, body: first.body })
  const isStale = { status: 409, body: { code: 'stale' } }
  expect(await change(`/rumis/${id}`, { ...reported, color: 'Negro' })).toMatchObject(isStale)
  expect(await change(`/rumis/${id}`, { ...reported, version: version + 1 })).toMatchObject({
    body: { data: { rumi: { version: version + 2 } } },
  })

  const path = `/users/${server.ids.ana}`
  const before = (await change(path, {}, 'PUT')).body.data.user
  const phone = { phone: '55 1234 0000', version: before.version }
  const changed = await change(path, phone, 'PUT')
  expect(await change(path, phone, 'PUT')).toMatchObject({ status: 200, body: changed.body })
  expect(await server.request('luis', 'PUT', `/api${path}`, phone)).toMatchObject({ status: 404 })
})

test('a booking that a lost response moved is neither moved nor notified twice; a change with money is never assumed to be made', async () => {
  const dog = await eligibleDog(server, 'Movida')
  const [day, other] = [nextOpenDay('Guardería', 30), nextOpenDay('Guardería', 40)]
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [dog],
    start: day,
    end: day,
  })
  const { id, version } = body.data.serviceBooking
  const change = (reported: object) =>
    server.request('ana', 'PUT', `/api/serviceBookings/${id}`, { version, ...reported })
  const moved = await change({ start: other, end: other })
  expect(moved).toMatchObject({ status: 200, body: { data: { serviceBooking: { start: other } } } })
  await eventsDelivered(server.database.pool)
  const reported = await notificationsOfAna()
  expect(await change({ start: other, end: other })).toMatchObject({ status: 200, body: moved.body })
  await eventsDelivered(server.database.pool)
  expect(await notificationsOfAna()).toBe(reported)
  expect(await change({ start: other, end: other, withoutAddOns: [] })).toMatchObject({
    status: 409,
    body: { code: 'stale' },
  })
})

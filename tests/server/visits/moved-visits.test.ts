import { addDays, type Visit } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { bookedBath } from '../../support/bookings/booked-bath.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openOnAllDays } from '../../support/bookings/open-on-all-days.ts'
import { stayBeforeMidnight } from '../../support/bookings/stay-before-midnight.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  stayBeforeMidnight()
  server = await openTestServer()
  await server.database.pool.query('update users set identified_at = now()')
  await openOnAllDays(server)
})
afterAll(() => server.close())

const visitsOf = async (rumiId: string) =>
  (await server.request('marta', 'GET', `/api/visits?rumiId=${rumiId}`)).body.data.visits as Visit[]

test('a missed bath stays on its day when the other booking of its visit moves away', async () => {
  const bath = await bookedBath(server)
  const tomorrow = addDays(today(), 1)
  const made = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [bath.rumiId],
    start: today(),
    end: today(),
  })
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { id } = made.body.data.serviceBooking
  const change = (bookingId: string, body: object) =>
    server.request('marta', 'PUT', `/api/serviceBookings/${bookingId}`, body)
  expect((await change(bath.bookingId, { status: 'no-show' })).status).toBe(200)
  expect(await visitsOf(bath.rumiId)).toMatchObject([{ status: 'expected' }])
  const moved = await change(id, { start: tomorrow, end: tomorrow })
  expect(moved.status, JSON.stringify(moved.body)).toBe(200)
  expect(await visitsOf(bath.rumiId)).toMatchObject([
    { day: today(), status: 'missed', bookingIds: [bath.bookingId] },
    { day: tomorrow, status: 'expected', bookingIds: [id], lateSince: null },
  ])
  const [missed] = await visitsOf(bath.rumiId)
  expect(
    (
      await server.request('marta', 'POST', `/api/visits/${missed!.id}/reversal`, {
        reason: 'Se anotó por error',
      })
    ).status,
  ).toBe(201)
  expect((await visitsOf(bath.rumiId)).map(({ status }) => status)).toEqual(['expected', 'expected'])
})

import { addDays, addMinutes, instantAt, formatDay } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())

const change = (id: string, status: string) =>
  server.request('marta', 'PUT', `/api/serviceBookings/${id}`, { status })

async function confirmed(serviceType: string, name: string, time: { start: string; end: string }) {
  const { body } = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, serviceType),
    rumiIds: [await eligibleDog(server, name)],
    ...time,
  })
  const { id } = body.data.serviceBooking
  await change(id, 'confirmed')
  return id as string
}

const setDays = (id: string, start: string, end: string) =>
  server.database.pool.query('update bookings set start_day = $2, end_day = $3 where id = $1', [
    id,
    start,
    end,
  ])

test('rejects a check-in or no-show before the first day and names it', async () => {
  const day = nextOpenDay('Guardería', 12)
  const id = await confirmed('Guardería', 'Madruga', { start: day, end: day })
  for (const status of ['checked-in', 'no-show'])
    expect(await change(id, status)).toMatchObject({
      status: 422,
      body: { code: 'before-its-day', message: expect.stringContaining(formatDay(day, today())) },
    })
  await setDays(id, addDays(today(), 1), addDays(today(), 3))
  expect(await change(id, 'checked-in')).toMatchObject({ status: 422 })
  await setDays(id, today(), addDays(today(), 3))
  expect((await change(id, 'checked-in')).body.data.serviceBooking).toMatchObject({ status: 'checked-in' })
})

test('a visit of an hour waits for its day, and may be cancelled on any', async () => {
  const start = instantAt(nextOpenDay('Entrenamiento', 40), '10:00')
  const id = await confirmed('Entrenamiento', 'Aplica', { start, end: addMinutes(start, 60) })
  expect(await change(id, 'checked-in')).toMatchObject({ status: 422, body: { code: 'before-its-day' } })
  expect(await change(id, 'cancelled')).toMatchObject({ status: 200 })
})

test('a guest days late is still checked in, and a missing one is marked afterwards', async () => {
  const day = nextOpenDay('Guardería', 14)
  const late = await confirmed('Guardería', 'Llega tarde', { start: day, end: day })
  const never = await confirmed('Guardería', 'Nunca llega', { start: day, end: day })
  for (const id of [late, never]) await setDays(id, addDays(today(), -2), addDays(today(), 1))
  expect(await change(late, 'checked-in')).toMatchObject({ status: 200 })
  expect(await change(never, 'no-show')).toMatchObject({ status: 200 })
})

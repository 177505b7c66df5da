import { setTimeout as pause } from 'node:timers/promises'
import { addDays, dayCare } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { countOutcomes } from '../../support/documents/tally.ts'

let server: TestServer
let serviceId: string
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  serviceId = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

/** Dogs of the owners who race. */
let racing: readonly string[]
beforeAll(async () => {
  racing = await readyDogs(50, 'Última')
})

const readyDogs = async (count: number, name: string) => {
  const ids: string[] = []
  for (let i = 0; i < count; i += 1) ids.push(await eligibleDog(server, `${name} ${i}`))
  return ids
}

/** Books as a client does, who tries again when a busy server says so. */
async function book(rumiIds: string[], day: string, key?: string) {
  for (;;) {
    const answer = await server.request(
      'ana',
      'POST',
      '/api/serviceBookings',
      { serviceId, rumiIds, start: day, end: day },
      key ? { 'idempotency-key': key } : {},
    )
    if (answer.status !== 503) return answer
    await pause(Number(answer.headers['retry-after']) * 1_000)
  }
}

test('of fifty owners who race for the last place one gets it, and the others get ’no capacity’', async () => {
  const day = nextOpenDay('Guardería', 14)
  await server.database.pool.query(
    `insert into places (pool, day, capacity) select name, $1, 1 from pools on conflict (pool, day) do update set capacity = 1`,
    [day],
  )
  const answers = await Promise.all(racing.map((id) => book([id], day)))
  expect(countOutcomes(answers)).toEqual({ '201': 1, '409 no-capacity': 49 })
})

test('two dogs of one booking are added up before the last place is given away', async () => {
  const day = nextOpenDay('Guardería', 21)
  await server.database.pool.query(
    `insert into places (pool, day, capacity) select name, $1, 1 from pools on conflict (pool, day) do update set capacity = 1`,
    [day],
  )
  const two = await readyDogs(2, 'Pareja')
  expect((await book(two, day)).body.code).toBe('no-capacity')
})

test('one dog is never booked twice for a day', async () => {
  const day = nextOpenDay('Guardería', 28)
  const [dog] = await readyDogs(1, 'Doble')
  const answers = await Promise.all([book([dog!], day), book([dog!], day), book([dog!], day)])
  expect(countOutcomes(answers)).toEqual({ '201': 1, '409 dog-busy': 2 })
})

test('the same key and body book once and answer the same; another body under it is refused', async () => {
  const day = nextOpenDay('Guardería', 35)
  const [dog] = await readyDogs(1, 'Clave')
  const first = await book([dog!], day, 'clave-1')
  expect(first.status).toBe(201)
  const again = await book([dog!], day, 'clave-1')
  expect(again.status).toBe(201)
  expect(JSON.stringify(again.body)).toBe(JSON.stringify(first.body))
  const other = await book([dog!], addDays(day, 7), 'clave-1')
  expect(other).toMatchObject({ status: 422, body: { code: 'idempotency-reused' } })
})

test('a cancelled booking gives its place back, and what is left says so', async () => {
  const day = nextOpenDay('Guardería', 49)
  const left = async () => {
    const { body } = await server.request(
      null,
      'GET',
      `/api/availability?serviceId=${serviceId}&from=${day}&to=${day}`,
    )
    return body.data.availability[0].remaining
  }
  const [dog] = await readyDogs(1, 'Vuelve')
  const before = await left()
  expect(before).toBeLessThanOrEqual(dayCare.places)
  const { body } = await book([dog!], day)
  expect(await left()).toBe(before - 1)
  const id = body.data.serviceBooking.id
  const cancelled = await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, { status: 'cancelled' })
  expect(cancelled.body.data.serviceBooking.status).toBe('cancelled')
  expect(await left()).toBe(before)
})

test('a booking that cannot be moved keeps the place it had', async () => {
  const day = nextOpenDay('Guardería', 56)
  const full = nextOpenDay('Guardería', 63)
  await server.database.pool.query(
    `insert into places (pool, day, capacity) select name, $1, 0 from pools on conflict (pool, day) do update set capacity = places.used`,
    [full],
  )
  const [dog] = await readyDogs(1, 'Quieta')
  const { body } = await book([dog!], day)
  const { id } = body.data.serviceBooking
  const moved = await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, { start: full, end: full })
  expect(moved).toMatchObject({ status: 409, body: { code: 'no-capacity' } })
  const open = nextOpenDay('Guardería', 70)
  const again = await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, { start: open, end: open })
  expect(again.body.data.serviceBooking).toMatchObject({ start: open, end: open, version: 2 })
  const stale = await server.request('ana', 'PUT', `/api/serviceBookings/${id}`, {
    start: day,
    end: day,
    version: 1,
  })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })
})

test('rejects a staff step by an owner, and every unknown step', async () => {
  const day = nextOpenDay('Guardería', 77)
  const [dog] = await readyDogs(1, 'Paso')
  const { id } = (await book([dog!], day)).body.data.serviceBooking
  const step = (who: 'ana' | 'marta', status: string) =>
    server.request(who, 'PUT', `/api/serviceBookings/${id}`, { status })
  for (const status of ['confirmed', 'checked-in', 'checked-out', 'no-show'])
    expect(await step('ana', status)).toMatchObject({ status: 403, body: { code: 'not-your-role' } })
  expect(await step('marta', 'checked-out')).toMatchObject({
    status: 409,
    body: { code: 'step-not-allowed' },
  })
  expect((await step('ana', 'cancelled')).status).toBe(200)
  expect((await step('ana', 'cancelled')).status).toBe(200)
  expect((await step('marta', 'confirmed')).status).toBe(409)
})

test('an owner can neither cancel nor move a begun booking; the desk can', async () => {
  const day = nextOpenDay('Guardería', 84)
  const [dog] = await readyDogs(1, 'Plantón')
  const { id } = (await book([dog!], day)).body.data.serviceBooking
  const path = `/api/serviceBookings/${id}`
  await server.database.pool.query('update bookings set start_day = $2, end_day = $2 where id = $1', [
    id,
    addDays(today(), -1),
  ])
  const later = { start: nextOpenDay('Guardería', 91), end: nextOpenDay('Guardería', 91) }
  for (const [method, body] of [
    ['PUT', { status: 'cancelled' }],
    ['PUT', later],
    ['DELETE', undefined],
  ] as const)
    expect(await server.request('ana', method, path, body)).toMatchObject({
      status: 422,
      body: { code: 'too-late-to-change' },
    })
  expect((await server.request('marta', 'PUT', path, { status: 'cancelled' })).status).toBe(200)
  expect((await server.request('ana', 'DELETE', path)).status).toBe(204)
})

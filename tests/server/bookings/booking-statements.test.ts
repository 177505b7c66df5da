import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addDays, takesPlaceOn, usualCalendar } from '@rumi/contract'
import { today } from '../../../apps/api/src/http/clock.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let dayCare: string
let dogs: string[]
beforeAll(async () => {
  server = await openTestServer()
  dayCare = await serviceOf(server, 'Guardería')
  await server.database.pool.query('update users set identified_at = now()')
  await server.database.pool.query('update pools set capacity = 500')
  dogs = []
  for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'])
    dogs.push(await eligibleDog(server, name))
}, 60_000)
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const openDays = (count: number, ahead: number) =>
  Array.from({ length: 300 }, (_, turn) => addDays(today(), ahead + turn))
    .filter((day) => takesPlaceOn('Guardería', day, usualCalendar))
    .slice(0, count)

/** Counts the statements of an act. Work of the outbox cannot be distinguished, so none may be pending. */
async function statementsOf(what: () => Promise<{ status: number }>, expected: number) {
  const requested = vi.spyOn(Client.prototype, 'query')
  const { status } = await what()
  const count = requested.mock.calls.length
  requested.mockRestore()
  expect(status).toBe(expected)
  return count
}

/** The same of what changes nothing, asked three times: what happened beside it once is none of its statements. */
async function fewestStatementsOf(what: () => Promise<{ status: number }>, expected: number) {
  const counts: number[] = []
  for (let turn = 0; turn < 3; turn += 1) counts.push(await statementsOf(what, expected))
  return Math.min(...counts)
}

const recurring =
  (path: string, days: string[], rumiIds = dogs) =>
  () =>
    server.request('ana', 'POST', `/api/serviceBookings/recurring${path}`, {
      serviceId: dayCare,
      rumiIds,
      days,
    })

test('the price of sixty days needs as many queries as that of two', async () => {
  const two = await fewestStatementsOf(recurring('/quote', openDays(2, 20)), 200)
  const sixty = await fewestStatementsOf(recurring('/quote', openDays(60, 20)), 200)
  expect(sixty).toBeLessThanOrEqual(two + 5)
})

test('sixty days are booked, or refused, with few statements', async () => {
  const refused = [...openDays(59, 20), addDays(today(), -1)]
  expect(await statementsOf(recurring('', refused), 422)).toBeLessThan(30)
  expect(await statementsOf(recurring('', openDays(60, 20)), 201)).toBeLessThan(60)
})

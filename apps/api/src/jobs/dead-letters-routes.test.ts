import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import type { Database } from '../db/connect.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { enqueueEvent, startJobs } from './index.ts'
import { parkedEvents, retryParked } from './parked-events.ts'

const within = { timeout: 20_000, interval: 50 }
const quiet = { info() {}, warn() {}, error() {} }
const quick = { tries: 2, firstDelaySeconds: 0, pollEverySeconds: 0.5 }

let server: TestServer
beforeAll(async () => void (server = await openTestServer()))
afterAll(() => server.close())
beforeEach(() => server.database.db.execute(sql`delete from jobs.job where name = 'events-parked'`))

/** A dead letter as the queue leaves it, in a millisecond of its own: the order of parking is known no finer. */
async function park(kind = 'booking-confirmed', about: object = { bookingId: randomUUID(), version: 2 }) {
  const id = randomUUID()
  await server.database.db.execute(sql`
    insert into jobs.job (id, name, data, output, source_name, source_id, source_retry_count)
    values (${id}, 'events-parked', ${JSON.stringify({ kind, payload: about })}::jsonb,
      '{"reasons": ["Error: connect ECONNREFUSED"]}', 'events', ${randomUUID()}, 7)`)
  await sleep(2)
  return id
}

test('the desk sees what was given up, the latest first, page by page', async () => {
  const ids = [await park(), await park(), await park()].toReversed()
  const { body, status } = await server.request('marta', 'GET', '/api/deadLetters?limit=2')
  expect(status).toBe(200)
  expect(body.data.deadLetters).toMatchObject([
    { id: ids[0], event: 'booking-confirmed', reasons: ['Error: connect ECONNREFUSED'], tries: 8 },
    { id: ids[1] },
  ])
  const next = await server.request('admin', 'GET', `/api/deadLetters?limit=2&cursor=${body.nextCursor}`)
  expect(next.body.data.deadLetters.map(({ id }: { id: string }) => id)).toEqual([ids[2]])
  expect(next.body.nextCursor).toBeUndefined()
})

test('one that is dropped is gone, and a second time it is missing', async () => {
  const id = await park()
  expect((await server.request('marta', 'DELETE', `/api/deadLetters/${id}`)).status).toBe(204)
  expect((await server.request('marta', 'DELETE', `/api/deadLetters/${id}`)).status).toBe(404)
  expect((await server.request('marta', 'POST', `/api/deadLetters/${id}/retry`)).status).toBe(404)
})

test('rejects other roles', async () => {
  const id = await park()
  for (const who of ['ana', 'conta'] as const) {
    expect((await server.request(who, 'GET', '/api/deadLetters')).status).toBe(403)
    expect((await server.request(who, 'POST', `/api/deadLetters/${id}/retry`)).status).toBe(403)
    expect((await server.request(who, 'DELETE', `/api/deadLetters/${id}`)).status).toBe(403)
  }
  expect((await server.request(null, 'GET', '/api/deadLetters')).status).toBe(401)
})

test('delivers a retried dead letter under its original id', async () => {
  const database: Database = await openTestDatabase()
  const delivered: string[] = []
  let broken = true
  const jobs = await startJobs({
    database,
    handlers: [
      {
        'visitor-wrote': async ({ id }) => {
          if (broken) throw new Error('the mail server is down')
          delivered.push(id)
        },
      },
    ],
    logger: quiet,
    pace: quick,
  })
  await database.db.transaction((tx) => enqueueEvent(tx, { kind: 'visitor-wrote', messageId: randomUUID() }))
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from outbox`)
  jobs.flush()
  const [dead] = await vi.waitFor(async () => {
    const { items } = await parkedEvents(database.db, { limit: 10 })
    expect(items).toHaveLength(1)
    return items
  }, within)
  expect(dead).toMatchObject({
    event: 'visitor-wrote',
    reasons: ['Error: the mail server is down'],
    tries: 2,
  })

  broken = false
  await retryParked(database.db, dead!.id)
  await vi.waitFor(() => expect(delivered).toHaveLength(1), within)
  expect(rows.length === 0 || delivered[0] === rows[0]?.id).toBe(true)
  expect((await parkedEvents(database.db, { limit: 10 })).items).toEqual([])
  await jobs.stop()
  await database.close()
})

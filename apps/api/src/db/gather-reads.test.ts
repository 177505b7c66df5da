import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from './connect.ts'
import { gatherRead } from './gather-reads.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => void (database = await openTestDatabase(undefined, { races: true })))
afterAll(() => database.close())

const ask = async (text: string, values: unknown[] = []) =>
  (await gatherRead(database.pool, { text }, values)).rows[0]?.[0]

const connectionsOf = async (reads: number) =>
  new Set(await Promise.all(Array.from({ length: reads }, () => ask('select pg_backend_pid()')))).size

test('what is asked in one turn is answered each by its own', async () => {
  const numbers = Array.from({ length: 20 }, (_, n) => n)
  expect(await Promise.all(numbers.map((n) => ask('select $1::int', [n])))).toEqual(numbers)
})

test('it shares a connection, of a server with seven others at most', async () => {
  expect(await connectionsOf(8)).toBe(1)
  expect(await connectionsOf(9)).toBe(database.embedded ? 1 : 2)
  expect(database.pool.idleCount).toBe(database.pool.totalCount)
})

test('of several the one that fails fails alone', async () => {
  const answers = await Promise.allSettled([ask('select 1'), ask('select 1 / 0'), ask('select 2')])
  expect(answers).toMatchObject([{ value: 1 }, { reason: { code: '22012' } }, { value: 2 }])
  expect(await ask('select 3')).toBe(3)
})

test('who waits for a connection of their own gets it while others go on reading', async () => {
  const single = await openTestDatabase()
  const seen = { answers: 0, isDone: false }
  const readOn = async () => {
    while (!seen.isDone) {
      await gatherRead(single.pool, { text: 'select count(*) from generate_series(1, 30000)' }, [])
      seen.answers += 1
    }
  }
  const reading = Array.from({ length: 4 }, readOn)
  await vi.waitUntil(() => seen.answers > 8)
  const before = seen.answers
  await single.db.transaction(async () => expect(seen.answers - before).toBeLessThanOrEqual(reading.length))
  seen.isDone = true
  await Promise.all(reading)
  await single.close()
})

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'nobody lines up behind a read that has been waited for over a second',
  async () => {
    const slow = ask('select pg_sleep(2.5)')
    await pause(1_200)
    expect(await Promise.race([ask('select 1'), slow])).toBe(1)
    await slow
  },
)

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a connection that is lost fails what was under way on it, and the next read has another',
  async () => {
    const answers = await Promise.allSettled([
      ask('select pg_terminate_backend(pg_backend_pid())'),
      ask('select 1'),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await ask('select 2')).toBe(2)
  },
)

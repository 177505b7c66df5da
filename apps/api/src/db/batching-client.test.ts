import type { Duplex } from 'node:stream'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test, vi } from 'vitest'
import { takeConnection, type PooledClient } from './batching-client.ts'
import type { Database } from './connect.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => void (database = await openTestDatabase()))
afterAll(() => database.close())

let client: PooledClient
beforeEach(async () => void (client = await takeConnection(database.pool)))
afterEach(() => client.release())

const ask = async (text: string, values: unknown[] = [], name?: string) =>
  (await client.ask({ name, text }, values)).rows.map(([value]) => value)

/** The messages that leave in each write of the connection while something is asked of it. */
async function writesOf(work: () => Promise<unknown>) {
  const { stream } = (client as unknown as { connection: { stream: Duplex } }).connection
  const single = vi.spyOn(stream, '_write')
  const several = vi.spyOn(stream, '_writev')
  await work()
  // A socket leaves the bare chunks in the list that it was given.
  const chunksOf = (one: Buffer | { chunk: Buffer }) => (Buffer.isBuffer(one) ? one : one.chunk)
  const writes = [
    ...single.mock.calls.map(([chunk]) => [chunk as Buffer]),
    ...several.mock.calls.map(([chunks]) => chunks.map(chunksOf)),
  ]
  single.mockRestore()
  several.mockRestore()
  return writes.map((chunks) => chunks.map(([letter]) => String.fromCharCode(letter!)).join(''))
}

test('what is asked in one turn leaves in one write and ends once; what rows are made of is asked once', async () => {
  const askBoth = () =>
    Promise.all([
      ask('select $1::int as n', [1], 'one'),
      Promise.resolve().then(() => ask('select 2', [], 'two')),
    ])
  expect(await writesOf(askBoth)).toEqual(['PBDEPBDES'])
  expect(await writesOf(askBoth)).toEqual(['BEBES'])
  expect(await askBoth()).toEqual([[1], [2]])
})

test('rows come in their order with the names of their columns, money and counts as numbers, times as they are stored', async () => {
  const answer = await client.ask(
    {
      text: `select n as money, null as nothing, '2026-10-13T06:00:00Z'::timestamptz as at from unnest($1::bigint[]) n`,
    },
    [[150, 250]],
  )
  expect(answer).toEqual({
    columns: ['money', 'nothing', 'at'],
    rows: [
      [150, null, '2026-10-13 06:00:00+00'],
      [250, null, '2026-10-13 06:00:00+00'],
    ],
  })
})

test('a statement is prepared once by its name, also where it is asked twice in one turn', async () => {
  const asked = [1, 2, 3].map((n) => ask('select $1::int as n', [n], 'twice'))
  expect(await Promise.all(asked)).toEqual([[1], [2], [3]])
  expect(await ask(`select count(*) from pg_prepared_statements where name = 'twice'`)).toEqual([1])
})

test('what comes after a failure is not carried out, and may be asked again', async () => {
  const asked = [
    ask('begin'),
    ask(`select 'before'`),
    ask('select 1 / $1::int', [0], 'fails'),
    ask('select 3', [], 'never prepared'),
    ask('select 1 / $1::int', [1], 'fails'),
  ]
  expect(await Promise.allSettled(asked)).toMatchObject([
    { value: [] },
    { value: ['before'] },
    { reason: { code: '22012' } },
    { reason: { code: '25P02', cause: { code: '22012' } } },
    { reason: { code: '25P02' } },
  ])
  await client.query('rollback')
  expect(await ask('select 1 / $1::int', [1], 'fails')).toEqual([1])
  expect(await ask('select 3', [], 'never prepared')).toEqual([3])
})

test('outside of a transaction a failure undoes what came before it, which fails with it', async () => {
  await client.query(
    `create temporary table noted (word text, constraint noted_once unique (word) deferrable initially deferred)`,
  )
  const note = (word: string, text = 'insert into noted values ($1) returning word') => ask(text, [word])
  expect(await Promise.allSettled([note('first'), ask('select 1 / 0')])).toMatchObject([
    { reason: { code: '22012' } },
    { reason: { code: '22012' } },
  ])
  expect(await ask('select word from noted')).toEqual([])
  await note('once')
  await expect(note('once')).rejects.toMatchObject({ constraint: 'noted_once' })
  expect(await ask('select word from noted')).toEqual(['once'])
  await client.query('drop table noted')
})

test('what is asked alone fails alone', async () => {
  const alone = (text: string) => client.ask({ text }, [], { alone: true })
  const answers = await Promise.allSettled([
    ask('select 1'),
    alone('select 1 / 0'),
    alone('select 2'),
    ask('select 3'),
  ])
  expect(answers).toMatchObject([
    { value: [1] },
    { reason: { code: '22012' } },
    { value: { rows: [[2]] } },
    { value: [3] },
  ])
})

test('the driver’s own queries keep their place among the statements', async () => {
  const asked = [
    client.query('begin'),
    ask('create temporary table placed (at int) on commit drop'),
    client.query('insert into placed values (1)'),
    ask('select count(*) from placed'),
    client.query('insert into placed values (2)'),
    ask('select count(*) from placed'),
  ] as const
  const answers = await Promise.all(asked)
  await client.query('commit')
  expect([answers[3], answers[5]]).toEqual([[1], [2]])
})

test('a value that cannot be sent, or read, fails its statement alone', async () => {
  const unsendable = {
    toPostgres() {
      throw new Error('no such value')
    },
  }
  const answers = await Promise.allSettled([
    ask('select $1::text', [unsendable]),
    ask('select 1'),
    ask('select 9007199254740993'),
    ask('select 2'),
  ])
  expect(answers).toMatchObject([
    { reason: { message: 'no such value' } },
    { value: [1] },
    { reason: { name: 'RangeError' } },
    { value: [2] },
  ])
})

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a connection that is lost fails all that was asked of it',
  async () => {
    const other = await openTestDatabase()
    const lost = await takeConnection(other.pool)
    const askLost = (text: string) => lost.ask({ text }, [])
    const answers = await Promise.allSettled([
      askLost('select 1'),
      askLost('select pg_terminate_backend(pg_backend_pid())'),
      askLost('select 2'),
    ])
    const later = await Promise.allSettled([askLost('select 3'), askLost('select 4')])
    lost.release(true)
    await other.close()
    expect(answers.slice(1).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(later.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  },
)

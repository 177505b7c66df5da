import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../../../apps/api/src/db/connect.ts'
import { refusalOfConstraint } from '../../../apps/api/src/db/constraint-refusals.ts'
import { loadFixtureIntoFolder } from '../../../apps/api/src/db/testing/database-templates.ts'

const engines: Worker[] = []
let isShortOfMemory = false
vi.doMock(import('node:worker_threads'), async (original) => {
  const real = await original()
  class WatchedWorker extends real.Worker {
    constructor(...[file, options]: ConstructorParameters<typeof Worker>) {
      super(file, { ...options, ...(isShortOfMemory && { resourceLimits: { maxOldGenerationSizeMb: 8 } }) })
      engines.push(this)
    }
  }
  return { ...real, Worker: WatchedWorker }
})
// Test files share modules. This one needs a new database on the workers it watches.
vi.resetModules()
const { openDatabase } = await import('../../../apps/api/src/db/connect.ts')
afterAll(() => {
  vi.doUnmock('node:worker_threads')
  vi.resetModules()
})

let dataDir: string
const opened: Database[] = []

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumi-embedded-'))
  await loadFixtureIntoFolder(dataDir)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()))
  await rm(dataDir, { recursive: true, force: true })
})

async function open() {
  const database = await openDatabase({ dataDir })
  opened.push(database)
  return database
}

test('a database whose engine finds no memory is not reported as damaged', async () => {
  isShortOfMemory = true
  const failure = await open().catch((error: Error) => error.message)
  isShortOfMemory = false
  expect(failure).toMatch(/nothing says that it is damaged; .* memory limit/)
  expect(failure).not.toContain('restore')
  expect((await (await open()).pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

const rowsOfT = ({ pool }: Database) => pool.query('select a from t').then(({ rows }) => rows)

/** The rows once the engine is back; until then each question is answered as unavailable, and nothing worse. */
const rowsWhenBack = (database: Database) =>
  vi.waitFor(
    () =>
      rowsOfT(database).catch((error: unknown) => {
        expect(refusalOfConstraint(error)).toBe('unavailable')
        throw error
      }),
    { timeout: 20_000, interval: 100 },
  )

test('an engine that dies is started again on the same files', async () => {
  const database = await open()
  await database.pool.query('create table t (a int); insert into t values (7)')
  expect(engines).not.toEqual([])
  await engines.at(-1)?.terminate()
  expect(await rowsWhenBack(database)).toEqual([{ a: 7 }])
})

test('an engine that ends its only session is started again', async () => {
  const database = await open()
  await database.pool.query(
    `create table t (a int); insert into t values (7); set idle_session_timeout = '50ms'`,
  )
  await new Promise((done) => setTimeout(done, 200))
  await expect(database.pool.query('select a from t')).rejects.toMatchObject({ code: '57P05' })
  expect(await rowsWhenBack(database)).toEqual([{ a: 7 }])
})

test('a query on the pool inside a transaction fails instead of deadlocking', async () => {
  const { db, pool } = await open()
  const slip = db.transaction(() => pool.query('select 1'))
  await expect(slip).rejects.toThrow('timeout exceeded when trying to connect')
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

const writer = `
  const { openDatabase } = await import(process.argv[1])
  const { pool } = await openDatabase({ dataDir: process.argv[2] })
  await pool.query('create table if not exists t (a int)')
  for (let a = 0; ; a += 1) {
    await pool.query('insert into t values ($1)', [a])
    console.log(a)
  }`

/**
 * Writes rows in a child process and kills it after the given number of acknowledgements; returns their
 * number.
 */
async function writeUntilKilled(rows: number) {
  const connect = new URL('../../../apps/api/src/db/connect.ts', import.meta.url).href
  const process_ = spawn(process.execPath, ['--input-type=module', '-e', writer, connect, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let acknowledged = 0
  for await (const _line of createInterface(process_.stdout)) {
    acknowledged += 1
    if (acknowledged === rows) process_.kill('SIGKILL')
  }
  return acknowledged
}

test('kill -9 in the middle of writing loses nothing that was acknowledged, and the next start succeeds alone', async () => {
  const acknowledged = await writeUntilKilled(200)
  expect(acknowledged).toBeGreaterThanOrEqual(200)
  const { pool } = await open()
  const { rows } = await pool.query('select count(*) as written, count(distinct a) as different from t')
  expect(rows[0].written).toBeGreaterThanOrEqual(acknowledged)
  expect(rows[0].different).toBe(rows[0].written)
})

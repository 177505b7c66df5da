import { defaultSettings } from '@rumi/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '../db/connect.ts'
import { empty } from '../db/testing/database-templates.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { createMailer } from '../mail/index.ts'
import { startMailServer } from '../mail/testing/start-mail-server.ts'
import { openQueue } from './event-queue.ts'
import { enqueueEvent, startJobs, type EventHandlers } from './index.ts'
import { relayOutbox } from './relay-outbox.ts'

const log = () => vi.fn<(...args: unknown[]) => void>()
const logger = { info: log(), warn: log(), error: log() }
const quick = { tries: 8, firstDelaySeconds: 0, pollEverySeconds: 0.5 }
const within = { timeout: 20_000, interval: 50 }

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(empty, { races: true })
})
beforeEach(async () => {
  vi.clearAllMocks()
  await database.db.execute(sql`delete from outbox`)
  await database.db.execute(sql`drop schema if exists jobs cascade`)
})
afterAll(() => database.close())

const request = (email: string) =>
  database.db.transaction((tx) => enqueueEvent(tx, { kind: 'registration-asked', email }))

const start = (...handlers: EventHandlers[]) => startJobs({ database, handlers, logger, pace: quick })

async function waiting() {
  const { rows } = await database.db.execute<{ outbox: number; jobs: number }>(sql`
    select (select count(*) from outbox)::int as outbox,
      (select count(*) from jobs.job where name = 'events' and state < 'completed')::int as jobs`)
  return rows[0]
}

const parked = () =>
  database.db.execute(
    sql`select data->>'kind' as kind, state::text from jobs.job where name = 'events-parked'`,
  )

test('an event is handled on commit, and not on rollback', async () => {
  const delivered: string[] = []
  const jobs = await start({ 'registration-asked': async ({ email }) => void delivered.push(email) })
  await database.db
    .transaction(async (tx) => {
      await enqueueEvent(tx, { kind: 'registration-asked', email: 'never@correo.mx' })
      throw new Error('rolled back')
    })
    .catch(() => {})
  await request('ana@correo.mx')
  const began = performance.now()
  jobs.flush()
  await vi.waitFor(() => expect(delivered).toEqual(['ana@correo.mx']), within)
  expect(performance.now() - began).toBeLessThan(3_000)
  await jobs.stop()
  expect(await waiting()).toEqual({ outbox: 0, jobs: 0 })
})

test('a mail that the server turns away is tried again under one Message-ID and taken once', async () => {
  const server = await startMailServer({ refusing: 3 })
  const sendTemplate = createMailer(
    { smtpUrl: server.url, publicUrl: 'http://localhost:4600', dataDir: '' },
    async () => defaultSettings,
  )
  const jobs = await start({
    'registration-asked': ({ email, id }) =>
      sendTemplate({ unproved: email }, 'verify', { link: 'http://localhost:4600/x' }, id),
  })
  await request('ana@correo.mx')
  jobs.flush()
  await vi.waitFor(() => expect(server.taken).toHaveLength(1), within)
  await jobs.stop()
  await server.close()
  expect(server.tried).toHaveLength(4)
  expect(new Set(server.tried.map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1])).size).toBe(1)
  expect(JSON.stringify(logger.warn.mock.calls)).not.toContain('ana@correo.mx')
})

test('after eight tries an event is parked, and others are not held up by it', async () => {
  const tries = { broken: 0, fine: 0 }
  const jobs = await start({
    'registration-asked': async ({ email }) => {
      if (email === 'fine@correo.mx') tries.fine += 1
      else {
        tries.broken += 1
        throw new Error('the server of broken@correo.mx is down')
      }
    },
  })
  await request('broken@correo.mx')
  await request('fine@correo.mx')
  jobs.flush()
  await vi.waitFor(async () => expect((await parked()).rows).toHaveLength(1), within)
  await sleep(1_200)
  await jobs.stop()
  expect(tries).toEqual({ broken: 8, fine: 1 })
  expect((await parked()).rows).toEqual([{ kind: 'registration-asked', state: 'created' }])
  expect(logger.error).toHaveBeenCalledWith(
    expect.objectContaining({ reasons: ['Error: the server of [address] is down'] }),
    'a consequence failed for the last time and is parked',
  )
})

test('dying between outbox and queue loses nothing and doubles nothing', async () => {
  const delivered: string[] = []
  const queue = await openQueue(database, {
    handlers: [{ 'registration-asked': async ({ email }) => void delivered.push(email) }],
    logger,
    pace: quick,
  })
  const dying = (when: 'before' | 'after') => ({
    async add(announced: Parameters<typeof queue.add>[0]) {
      if (when === 'after') await queue.add(announced)
      throw new Error('killed')
    },
  })
  await request('ana@correo.mx')
  await expect(relayOutbox(database.db, dying('before'))).rejects.toThrow('killed')
  await expect(relayOutbox(database.db, dying('after'))).rejects.toThrow('killed')
  await vi.waitFor(() => expect(delivered).toEqual(['ana@correo.mx']), within)
  expect((await waiting())?.outbox).toBe(1)

  expect(await relayOutbox(database.db, queue)).toBe(1)
  await request('eva@correo.mx')
  expect(await relayOutbox(database.db, queue)).toBe(1)
  queue.wake()
  await vi.waitFor(() => expect(delivered).toContain('eva@correo.mx'), within)
  await queue.close()
  expect(delivered).toEqual(['ana@correo.mx', 'eva@correo.mx'])
})

test('two instances on one database share the work, each event once', async () => {
  const delivered: string[] = []
  const handlers: EventHandlers = { 'registration-asked': async ({ email }) => void delivered.push(email) }
  const [one, other] = await Promise.all([start(handlers), start(handlers)])
  const emails = Array.from({ length: 60 }, (_, n) => `p${n}@correo.mx`)
  for (const email of emails) await request(email)
  one.flush()
  other.flush()
  await vi.waitFor(() => expect(delivered.length).toBeGreaterThanOrEqual(60), within)
  await Promise.all([one.stop(), other.stop()])
  expect(delivered.toSorted()).toEqual(emails.toSorted())
})

test('every module does its part, also when another one fails at first', async () => {
  const done: string[] = []
  let failing = true
  const jobs = await start(
    {
      'registration-asked': async () => {
        if (failing) throw new Error('not yet')
        done.push('one')
      },
    },
    { 'registration-asked': async () => void done.push('other') },
  )
  await request('ana@correo.mx')
  jobs.flush()
  await vi.waitFor(() => expect(done).toContain('other'), within)
  failing = false
  await vi.waitFor(() => expect(done).toContain('one'), within)
  await jobs.stop()
})

test('an event lets requests go first, but not for ever', async () => {
  const delivered: string[] = []
  let busy = true
  const handlers: EventHandlers[] = [
    { 'registration-asked': async ({ email }) => void delivered.push(email) },
  ]
  const isBusy = vi.fn<() => boolean>(() => busy)
  const jobs = await startJobs({ database, handlers, logger, pace: quick, isBusy })
  await request('ana@correo.mx')
  jobs.flush()
  await vi.waitFor(() => expect(isBusy).toHaveBeenCalled(), within)
  expect(delivered).toEqual([])
  busy = false
  await vi.waitFor(() => expect(delivered).toEqual(['ana@correo.mx']), within)
  busy = true
  await request('eva@correo.mx')
  jobs.flush()
  await vi.waitFor(() => expect(delivered).toEqual(['ana@correo.mx', 'eva@correo.mx']), within)
  await jobs.stop()
})

test('stopping waits for what runs, and what is left is done at the next start', async () => {
  let finished = false
  const jobs = await start({
    'registration-asked': async () => {
      await sleep(400)
      finished = true
    },
  })
  await request('ana@correo.mx')
  jobs.flush()
  await vi.waitFor(async () => expect((await waiting())?.outbox).toBe(0), within)
  await sleep(100)
  await jobs.stop()
  expect(finished).toBe(true)

  await request('eva@correo.mx')
  const delivered: string[] = []
  const next = await start({ 'registration-asked': async ({ email }) => void delivered.push(email) })
  await vi.waitFor(() => expect(delivered).toEqual(['eva@correo.mx']), within)
  await next.stop()
})

test('tasks run at the start, and one that fails does not keep the others', async () => {
  const second = vi.fn<() => Promise<void>>(async () => {})
  const maintenanceTasks = [() => Promise.reject(new Error('not this one')), second]
  const jobs = await startJobs({ database, handlers: [], maintenanceTasks, logger, pace: quick })
  await vi.waitFor(() => expect(second).toHaveBeenCalledOnce(), within)
  await jobs.stop()
})

test('stopping waits for the task under way and begins no other', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const [first, second] = [
    vi.fn<() => Promise<void>>(() => released),
    vi.fn<() => Promise<void>>(async () => {}),
  ]
  const jobs = await startJobs({ database, handlers: [], maintenanceTasks: [first, second], logger })
  expect(first).toHaveBeenCalledOnce()
  let hasStopped = false
  const stopping = jobs.stop().then(() => (hasStopped = true))
  await sleep(100)
  expect(hasStopped).toBe(false)
  release()
  await stopping
  expect(second).not.toHaveBeenCalled()
})

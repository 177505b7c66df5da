import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Database } from '../db/connect.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { openPubSub } from './pubsub.ts'

type Method = (this: Client, ...args: unknown[]) => unknown

/** Every client of the driver, whose methods the pool of the test uses too, with a callback. */
const driver = Client.prototype as unknown as { query: Method; connect: Method }
const name = 'live_channel'
/** Longer than the second after which a lost connection is opened again. */
const soon = { timeout: 8_000, interval: 50 }

describe.runIf(process.env.TEST_DATABASE_URL)('a lost live channel', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())
  afterEach(() => vi.restoreAllMocks())

  const warn = vi.fn<() => void>()
  function open() {
    const { host, port, database: base, user, connectionString } = database.pool.options
    const url = new URL(connectionString ?? `postgres://${user}@${host}:${port}/${base}`)
    url.searchParams.set('application_name', name)
    return openPubSub(database, { databaseUrl: String(url), logger: { warn } })
  }
  const ofChannel = `from pg_stat_activity where application_name = $1 and datname = current_database()`
  const connections = async () =>
    (await database.pool.query<{ n: number }>(`select count(*)::int as n ${ofChannel}`, [name])).rows[0]?.n
  const cut = () => database.pool.query(`select pg_terminate_backend(pid) ${ofChannel}`, [name])

  test('is one connection again, however often listening failed meanwhile', async () => {
    const pubsub = await open()
    const { query } = driver
    let failures = 2
    vi.spyOn(driver, 'query').mockImplementation(function (this: Client, ...args) {
      if (String(args[0]).startsWith('listen') && failures-- > 0) return Promise.reject(new Error('refused'))
      return query.apply(this, args)
    })
    const heard = vi.fn<() => void>()
    pubsub.subscribe('site', heard)
    await cut()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce(), soon)
    expect(warn).toHaveBeenCalledTimes(2)
    await vi.waitFor(async () => expect(await connections()).toBe(1), soon)
    await pubsub.close()
    await vi.waitFor(async () => expect(await connections()).toBe(0), soon)
  })

  test('leaves none where it is closed while the next one connects', async () => {
    const pubsub = await open()
    const { connect } = driver
    const connecting = Promise.withResolvers<void>()
    const closed = Promise.withResolvers<void>()
    vi.spyOn(driver, 'connect').mockImplementation(async function (this: Client, ...args) {
      await connect.apply(this, args)
      if (args.length > 0) return
      connecting.resolve()
      await closed.promise
    })
    await cut()
    await connecting.promise
    expect(await connections()).toBe(1)
    await pubsub.close()
    closed.resolve()
    await vi.waitFor(async () => expect(await connections()).toBe(0), soon)
  })
})

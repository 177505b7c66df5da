import type { Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './connect.ts'
import { refusalOfConstraint } from './constraint-refusals.ts'
import { empty } from './testing/database-templates.ts'
import { openTestDatabase } from './testing/open-test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase(empty, { races: true })
})
afterAll(() => database.close())

const values = sql`select 9007199254740991::bigint as money, sum(2::bigint) as sum, 14.25::numeric as weight,
  date '2026-10-13' as day, timestamptz '2026-10-13 09:00-06' as instant, current_setting('timezone') as zone`

test('values look the same in hand-written SQL, through Drizzle and past it', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::bigint as money, sum(2::bigint) as sum, 14.25::numeric as weight,
      date '2026-10-13' as day, timestamptz '2026-10-13 09:00-06' as instant, current_setting('timezone') as zone`,
  )
  const expected = { money: 9007199254740991, sum: 2, weight: 14.25, day: '2026-10-13', zone: 'UTC' }
  expect(rows).toEqual([{ ...expected, instant: '2026-10-13T15:00:00.000Z' }])
  expect((await database.db.execute(values)).rows).toMatchObject([expected])
})

test('an amount that a number cannot hold exactly is an error and no other amount', async () => {
  await expect(database.pool.query('select 9007199254740993::bigint')).rejects.toThrow(/too large/)
})

test('every wait has a timeout, and the only session of the embedded engine never idles out', async () => {
  const { rows } = await database.pool.query(
    `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as silence`,
  )
  expect(rows).toEqual([{ lock: '2s', statement: '3s', silence: database.embedded ? '0' : '5s' }])
})

test('a transaction that cannot even begin gives its connection back', async () => {
  const { pool, db } = database
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await expect(
      db.transaction(async () => undefined, { isolationLevel: 'nonsense' as never }),
    ).rejects.toThrow('begin isolation level nonsense')
  }
  expect(pool.idleCount).toBe(pool.totalCount)
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
})

test('a transaction that fails leaves nothing behind', async () => {
  const failing = database.db.transaction(async (tx) => {
    await tx.execute(sql`create table half_done (a int)`)
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect((await database.db.execute(sql`select to_regclass('half_done') as found`)).rows).toEqual([
    { found: null },
  ])
})

/** Breaks a connection the way a restart of the server does: its socket is gone. */
const cutOff = (client: PoolClient) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy()

const soon = () => new Promise((done) => setTimeout(done, 50))

test('an idle connection that breaks is replaced', async () => {
  const { pool, db } = database
  const client = await pool.connect()
  client.release()
  cutOff(client)
  await soon()
  expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] })
})

test('a connection that breaks inside a transaction fails that one, as unavailable, and nothing of it stays', async () => {
  const { pool, db } = database
  pool.once('acquire', (client) => void soon().then(() => cutOff(client)))
  const broken = db.transaction(async (tx) => {
    await tx.execute(sql`create table half_done (a int)`)
    await soon()
    await soon()
    await tx.execute(sql`select 1`)
  })
  const [outcome] = await Promise.allSettled([broken])
  expect(outcome.status === 'rejected' && refusalOfConstraint(outcome.reason)).toBe('unavailable')
  await soon()
  expect(pool.idleCount).toBe(pool.totalCount)
  expect((await db.execute(sql`select to_regclass('half_done') as found`)).rows).toEqual([{ found: null }])
})

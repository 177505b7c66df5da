import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eventsDelivered } from '../../../../tests/support/bookings/events-delivered.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { openDatabase, type Database } from '../db/connect.ts'
import { migrate } from '../db/migrating/migrate.ts'
import { recordedMigrations, readMigrations } from '../db/migrating/migrations.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { backupBeforeBaseline, squashed } from '../db/testing/squashed-migrations.ts'
import { fileStoreOf } from '../files/index.ts'
import { holdsAnything, restoreBackup, writeBackup } from './index.ts'

/** A new embedded database is made from nothing, which a busy machine takes its time for. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const madeAt = '2026-10-14T16:00:00.000Z'
const picture = '0b8f3c5e-1111-4222-8333-444455556666'

let folder: string
let server: TestServer
let backup: string
/** A house that `backup` was restored into. */
let restored: Database
const opened: Database[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rumi-backup-'))
  server = await openTestServer()
  const { pool } = server.database
  await giveCanelaAPicture()
  await postAnEntry()
  await postWithoutAnybody()
  // The notification of a refund follows the response. A later one would be in no backup.
  await eventsDelivered(pool)
  await pool.query(
    `insert into jobs.job (name, data) values ('events-parked', '{"kind": "booking-requested", "payload": {"bookingId": "1"}}')`,
  )
  backup = join(folder, 'one.backup')
  await writeBackup(server.database, uploads(), backup, { madeAt })
  restored = await openTestDatabase()
  await restoreInto(restored)
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()))
})
afterAll(async () => {
  await Promise.all([server.close(), restored.close()])
  await rm(folder, { recursive: true, force: true })
})

const filesIn = (dataDir: string) => fileStoreOf({ dataDir, bucket: undefined })
const uploads = () => filesIn(server.dataDir)

/** Disables automatic posting: restored rows are posted already. */
async function postWithoutAnybody() {
  const post = async (path: string, body: object, who: 'marta' | 'conta' = 'marta') => {
    const answer = await server.request(who, 'POST', `/api${path}`, body)
    expect(answer.status, JSON.stringify(answer.body)).toBe(201)
    return answer.body.data
  }
  const { cashDay } = await post('/cashDays', { floatCentavos: 500_00 })
  await post(`/cashDays/${cashDay.id}/movements`, {
    kind: 'out',
    amountCentavos: 120_00,
    reason: 'Garrafones',
  })
  const credit = { kind: 'credit', clientId: server.ids.luis, method: 'credit', reason: 'Esperó' }
  await post('/payments', { ...credit, amountCentavos: 50_00 })
  const product = { name: 'Correa', priceCentavos: 99_00, category: 'Juguetes' }
  const { id: productId } = (await post('/products', product)).product
  const line = { productId, quantity: 3, costCentavos: 100_00, ivaCentavos: 16_00 }
  await post('/stockMovements/purchases', { supplier: 'Lonas de México', lines: [line] })
  await post('/stockMovements/losses', { productId, quantity: 3, reason: 'Se mojaron' })
  const { accounts } = (await server.request('admin', 'GET', '/api/accounting/accounts?type=expense')).body
    .data
  const bought = { day: '2026-10-01', supplierName: 'Mercado', supplierRfc: '', concept: 'Arena' }
  const paid = { accountId: accounts[0].id, payment: 'cash', cashDayId: cashDay.id }
  const cost = { subtotalCentavos: 80_00, ivaPercent: 0, ivaCentavos: 0 }
  await post('/accounting/expenses', { ...bought, ...cost, ...paid }, 'conta')
}

async function giveCanelaAPicture() {
  const { pool } = server.database
  for (const size of ['large', 'small'])
    await uploads().keep(`${picture}-${size}.webp`, Buffer.from(`webp ${size}`))
  await uploads().keep('0b8f3c5e-9999-4222-8333-444455556666-large.webp', Buffer.from('of no row'))
  await pool.query(
    `insert into files (id, owner_id, dog_id, media, bytes) select $1, owner_id, id, 'image/webp', 20 from dogs where name = 'Canela'`,
    [picture],
  )
}

async function postAnEntry() {
  const { body } = await server.request('conta', 'GET', '/api/accounting/accounts')
  const [cash, bank] = body.data.accounts
  const entry = {
    date: '2026-10-01',
    description: 'Aportación ‹ñ›\u2028 en dos renglones',
    status: 'posted',
    lines: [
      { accountId: cash.id, debitCentavos: 99_999_999, creditCentavos: 0 },
      { accountId: bank.id, debitCentavos: 0, creditCentavos: 99_999_999 },
    ],
  }
  const { status, body: result } = await server.request('conta', 'POST', '/api/accounting/glEntries', entry)
  if (status !== 201) throw new Error(JSON.stringify(result))
}

async function openTarget() {
  const database = await openTestDatabase()
  opened.push(database)
  return database
}

/** Whole tables as text, but for sessions, which a restore ends, and what waits, whose order in time is its own. */
async function contentOf({ pool }: Database) {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'
       and tablename not in ('sessions', 'session_tokens', 'outbox') order by 1`,
  )
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from "${name}" t order by 1`)
    content[name] = rows.map(({ row }) => row)
  }
  return content
}

const restoreInto = (target: Database, path = backup, replace = false) =>
  restoreBackup(target, filesIn(join(folder, 'restored')), path, { replace })

test('a restore returns every saved row and picture, and no file without a row', async () => {
  const content = await contentOf(restored)
  expect(content).toEqual(await contentOf(server.database))
  // Two lines written by hand, and what the demo week posted.
  expect(content.gl_lines!.length).toBeGreaterThan(2)
  expect((await readdir(join(folder, 'restored', 'uploads'))).toSorted()).toEqual([
    `${picture}-large.webp`,
    `${picture}-small.webp`,
  ])
  const found = await filesIn(join(folder, 'restored')).read(`${picture}-small.webp`)
  expect((await buffer(found!.stream)).toString()).toBe('webp small')
})

test('a restore publishes pending events again', async () => {
  const { rows } = await restored.pool.query('select kind, payload from outbox')
  expect(rows).toEqual([{ kind: 'booking-requested', payload: { bookingId: '1' } }])
})

test('restoring a business ends all sessions', async () => {
  expect((await restored.pool.query('select from sessions')).rowCount).toBe(0)
  expect((await server.database.pool.query('select from sessions')).rowCount).toBeGreaterThan(0)
})

test('numbers go on where they stood, and posted entries are as unchangeable as before', async () => {
  const { rows: last } = await server.database.pool.query<{ number: number }>(
    'select max(number) as number from gl_entries',
  )
  const numbers = await restored.pool.query(
    `insert into gl_entries (date, description) values ('2026-10-02', 'la siguiente') returning number`,
  )
  expect(numbers.rows).toEqual([{ number: last[0]!.number + 1 }])
  await expect(
    restored.pool.query(`update gl_entries set description = 'otra' where number = 1`),
  ).rejects.toThrow(/never changes/)
  await expect(restored.pool.query(`delete from users where email = 'ana@demo.rumi.mx'`)).rejects.toThrow(
    /violates/,
  )
})

test('rejects a restore over existing data unless it is meant to replace them', async () => {
  const target = await openTarget()
  await target.pool.query(
    `insert into users (name, last_name, email) values ('Otra', 'Casa', 'otra@casa.mx')`,
  )
  await expect(restoreInto(target)).rejects.toThrow(/not empty; add --replace/)
  expect((await target.pool.query('select from users')).rowCount).toBe(1)
  await restoreInto(target, backup, true)
  expect((await target.pool.query(`select from users where email = 'otra@casa.mx'`)).rowCount).toBe(0)
  expect(await contentOf(target)).toEqual(await contentOf(server.database))
})

test('a backup is the same from either engine, and each takes the other’s', async () => {
  const first = await openTarget()
  const embedded = await openDatabase({ dataDir: join(folder, 'embedded') })
  opened.push(embedded)
  await restoreInto(embedded)
  const again = join(folder, 'again.backup')
  await writeBackup(embedded, filesIn(join(folder, 'restored')), again, { madeAt })
  await restoreInto(first, again)
  expect(await contentOf(first)).toEqual(await contentOf(server.database))
})

test('a backup of the last version before the baseline is restored, keeps its books and starts', async () => {
  const target = await openTarget()
  const { rows: restoredRows } = await restoreInto(target, backupBeforeBaseline)
  expect(restoredRows.bookings).toBeGreaterThan(100)
  expect((await target.pool.query('select from bookings')).rowCount).toBe(restoredRows.bookings)
  expect((await target.pool.query('select * from books_differences()')).rows).toEqual([])
  await migrate(target)
  const client = await target.pool.connect()
  const recorded = await recordedMigrations(client)
  client.release()
  expect(recorded).toEqual(readMigrations().map(({ hash }) => hash))
})

test('a backup with only a part of the migrations before the baseline is refused', async () => {
  const business = await openTarget()
  await restoreInto(business)
  await business.pool.query('delete from drizzle.__drizzle_migrations')
  await business.pool.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at) select hash, 1 from unnest($1::text[]) as hash',
    [squashed.slice(0, 20)],
  )
  const early = join(folder, 'early.backup')
  await writeBackup(business, filesIn(join(folder, 'restored')), early, { madeAt })
  await expect(restoreInto(await openTarget(), early)).rejects.toThrow(/^it is from before the baseline/)
})

test('a file that is no backup, cut off or changed touches nothing and is refused in a sentence', async () => {
  const whole = await readFile(backup)
  const text = gunzipSync(whole).toString()
  const wrong: [string, Buffer, RegExp][] = [
    ['no gzip', Buffer.from('hola'), /^it is no backup of this house$/],
    ['another gzip', gzipSync('{"hola": 1}\n'), /^it is no backup of this house$/],
    ['cut off', whole.subarray(0, whole.length - 400), /^it is cut off$/],
    ['without its end', gzipSync(text.slice(0, text.lastIndexOf('{"end"'))), /^it is cut off$/],
    [
      'with a file outside of the uploads',
      gzipSync(text.replace('{"file":"', '{"file":"../../')),
      /^it holds a file whose name is not one of an upload$/,
    ],
    ['changed', gzipSync(text.replace('Canela', 'Canelo')), /^its content is not what was written$/],
    ['a row less', gzipSync(text.replace(/\n=.*\n/, '\n')), /^its content is not what was written$/],
    ['newer', gzipSync(text.replace('"migrations":["', '"migrations":["ffff","')), /not what was written/],
  ]
  const target = await openTarget()
  for (const [what, bytes, sentence] of wrong) {
    const path = join(folder, 'wrong.backup')
    await writeFile(path, bytes)
    await expect(restoreInto(target, path), what).rejects.toThrow(sentence)
  }
  await expect(restoreInto(target, join(folder, 'nowhere'))).rejects.toThrow(/^there is no such file$/)
  expect(await holdsAnythingIn(target)).toBe(false)
})

async function holdsAnythingIn({ pool }: Database) {
  const client = await pool.connect()
  try {
    return await holdsAnything(client)
  } finally {
    client.release()
  }
}

test('a backup is never written over another, and half a one is never left', async () => {
  await expect(writeBackup(server.database, uploads(), backup, { madeAt })).rejects.toThrow(/there already/)
  expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([])
})

import { defaultSettings } from '@rumi/contract'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '../db/connect.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import { createMailer, sweepOutbox } from './index.ts'

const day = 24 * 60 * 60 * 1_000
let database: Database
let dataDir: string
let folder: string
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`
    insert into users (name, last_name, email, closed_at) values ('Ana', 'Ruiz', 'ana@correo.mx', null), ('Cuenta', 'cerrada', 'ex@correo.mx', now())`)
  await database.db.execute(sql`
    insert into pending_registrations (email, name, last_name, password_hash, token_hash, expires_at)
    values ('nueva@correo.mx', 'Eva', 'Luna', 'x', 'x', now())`)
  await database.db.execute(
    sql`insert into visitor_messages (kind, name, email) values ('contact', 'Rosa', 'rosa@correo.mx')`,
  )
})
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rumi-outbox-'))
  folder = join(dataDir, 'outbox')
  await mkdir(folder)
})
afterAll(() => database.close())

const write = (email: string, id: string, more: object = {}) =>
  createMailer(
    { smtpUrl: undefined, publicUrl: 'https://rumi.example', dataDir },
    async () => defaultSettings,
  )({ email, name: '', lastName: '', ...more }, 'verify', { link: 'https://rumi.example/x' }, id)
const stored = async () =>
  (await readdir(folder)).map((name) => name.replace(/^.*Z-verify-|\.eml$/g, '')).toSorted()
async function age(part: string, ms: number) {
  for (const name of await readdir(folder))
    if (name.includes(part)) await utimes(join(folder, name), new Date(), new Date(Date.now() - ms))
}

test('stores a mail while the client and the recipient of replies exist, and at most a month', async () => {
  await write('ana@correo.mx', 'account', {
    name: 'Ana, de <la> Ñúñez «y una cola muy larga que se dobla» Ruiz y García',
  })
  await write('nueva@correo.mx', 'pending')
  await write('hola@rumi.mx', 'house', { replyTo: 'rosa@correo.mx' })
  await write('ana@correo.mx', 'old')
  await write('ex@correo.mx', 'closed')
  await write('hola@rumi.mx', 'gone', { replyTo: 'nadie@correo.mx' })
  await write('antes@correo.mx', 'farewell')
  await age('-', 2 * day)
  await age('farewell', day / 2)
  await age('old', 31 * day)
  await sweepOutbox({ db: database.db, dataDir })
  expect(await stored()).toEqual(['account', 'farewell', 'house', 'pending'])
  await sweepOutbox({ db: database.db, dataDir, strangersMs: 0 })
  expect(await stored()).toEqual(['account', 'house', 'pending'])
})

test('deletes partial mails of a crash after an hour', async () => {
  await writeFile(join(folder, '.dead.draft'), '')
  await writeFile(join(folder, '.live.draft'), '')
  await age('dead', 61 * 60 * 1_000)
  await sweepOutbox({ db: database.db, dataDir })
  expect(await readdir(folder)).toEqual(['.live.draft'])
  await rm(dataDir, { recursive: true })
})

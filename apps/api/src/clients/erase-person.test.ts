import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openNetwork } from '../../../../tests/support/requests/open-network.ts'
import { markedPerson } from '../../../../tests/support/bookings/marked-person.ts'
import { eventsDelivered } from '../../../../tests/support/bookings/events-delivered.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { fileStoreOf, sweepFiles } from '../files/index.ts'
import { sweepOutbox } from '../mail/index.ts'
import { storedFiles, storedTexts } from '../../../../tests/support/bookings/stored-texts.ts'

/** Records behind the books, retained by law (docs/decisions/100-erasure-and-data-requests.md). */
const retainedForBooks = [
  'public.bank_lines.concept',
  'public.gl_entries.description',
  'public.gl_lines.memo',
  'public.passes.payment_reference',
  'public.payments.reference',
]

let log = ''
const medicalRecord = new Writable({
  write(line, _encoding, done) {
    log += String(line)
    done()
  },
})

let server: TestServer
let person: Awaited<ReturnType<typeof markedPerson>>
beforeAll(async () => {
  const quick = { tries: 2, firstDelaySeconds: 0, pollEverySeconds: 0.5 }
  server = await openTestServer({}, { pace: quick, logTo: medicalRecord })
  person = await markedPerson(server, await openNetwork(server))
  await nameInBankLine(person.marks[0]!)
}, 180_000)
afterAll(() => server.close())

/** Bank transfer with the sender's name. */
const nameInBankLine = (name: string) =>
  server.database.pool.query(
    `with statement as (
       insert into bank_statements (account_id, file_name, imported_by)
       select id, 'noviembre.csv', $1 from accounts where code = '102.01' returning id, account_id
     ) insert into bank_lines (statement_id, account_id, position, day, concept, reference, amount_centavos, ordinal)
       select id, account_id, 0, '2026-11-01', $2, '', 100, 0 from statement`,
    [server.ids.conta, `SPEI ${name}`],
  )

const isMarked = (text: string) => person.marks.some((mark) => text.includes(mark))

async function whereTheyStand() {
  const texts = await storedTexts(server.database.pool)
  return [
    ...new Set(texts.filter(({ text }) => isMarked(text)).map(({ table, column }) => `${table}.${column}`)),
  ]
}
const filesThatName = async () =>
  (await storedFiles(server.dataDir)).filter(({ path, text }) => isMarked(path) || isMarked(text))

/** Columns that name a person and are not in the data export, with the reason. */
const notInOwnData: Record<string, string> = {
  'public.bank_lines.concept': 'text of a bank transfer',
  'public.booking_events.note': 'a note of the staff',
  'public.audit_entries.changes': 'changes by the business, for its administrator',
  'public.order_events.note': 'a note of the staff',
  'public.eligibility_overrides.reason': 'a note of the staff',
  'public.gl_entries.description': 'an entry of the books',
  'public.gl_lines.memo': 'an entry of the books',
  'public.rate_limits.key': 'counts attempts by a hash for an hour',
  'public.idempotency_keys.key': 'a copy for two days',
  'public.idempotency_keys.answer': 'a copy for two days',
  'jobs.job_common.data': 'an event that asked for a mail, for a week',
}

test('their own data holds every text that is kept of them, and no note of the staff', async () => {
  await eventsDelivered(server.database.pool)
  const { rows: found } = await server.database.pool.query<{ title: string; message: string }>(
    'select title, message from notifications where person_id = $1 or message_id is not null',
    [person.id],
  )
  const toStaff = new Set(found.flatMap(({ title, message }) => [title, message]))
  const own = JSON.stringify(await person.request('them', 'GET', `/api/users/${person.id}/data`))
  const missing = (await storedTexts(server.database.pool))
    .filter(({ table, column }) => !(`${table}.${column}` in notInOwnData))
    .filter(({ text }) => isMarked(text) && !toStaff.has(text) && !own.includes(JSON.stringify(text)))
    .map(({ table, column }) => `${table}.${column}`)
  expect([...new Set(missing)]).toEqual([])
  expect(own).not.toContain('reservado')
})

test('before, a person stands in many tables and files; erased, in the books alone', async () => {
  await eventsDelivered(server.database.pool)
  const before = await whereTheyStand()
  expect(before.length).toBeGreaterThan(40)
  expect((await filesThatName()).length).toBeGreaterThan(5)
  expect((await readdir(join(server.dataDir, 'uploads'))).length).toBeGreaterThan(5)

  await person.request('them', 'DELETE', `/api/users/${person.id}`)
  await eventsDelivered(server.database.pool)
  expect((await whereTheyStand()).toSorted()).toEqual(retainedForBooks)
  // The farewell names the address it goes to and nothing else of theirs, and is swept like every mail to strangers.
  const [farewell, ...others] = await filesThatName()
  expect(others.map(({ path }) => path)).toEqual([])
  expect(farewell!.text).toContain('Message-ID: <account-closed.')
  expect(isMarked(farewell!.text.replaceAll(person.email, ''))).toBe(false)
  const { db } = server.database
  await sweepOutbox({ db, dataDir: server.dataDir, strangersMs: 0 })
  expect((await filesThatName()).map(({ path }) => path)).toEqual([farewell!.path])
  const dayAgo = new Date(Date.now() - 25 * 60 * 60 * 1_000)
  await utimes(join(server.dataDir, farewell!.path), dayAgo, dayAgo)
  await sweepOutbox({ db, dataDir: server.dataDir })
  expect((await filesThatName()).map(({ path }) => path)).toEqual([])

  const uploads = join(server.dataDir, 'uploads')
  const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1_000)
  for (const name of await readdir(uploads)) await utimes(join(uploads, name), longAgo, longAgo)
  await sweepFiles(server.database.db, fileStoreOf({ dataDir: server.dataDir, bucket: undefined }))
  expect(await readdir(uploads)).toEqual([])
})

test('the log of all that, at its most talkative, says nothing of whom it was about and no secret', () => {
  expect(log.split('\n').length).toBeGreaterThan(100)
  const found = (line: string) => isMarked(line) || person.secrets.some((secret) => line.includes(secret))
  expect(log.split('\n').filter(found)).toEqual([])
})

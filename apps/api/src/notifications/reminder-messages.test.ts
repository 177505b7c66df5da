import { defaultSettings } from '@rumi/contract'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, instantAt } from '@rumi/contract'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import type { EventKind, DeliveredEvent } from '../jobs/index.ts'
import { createMailer, sendOnce } from '../mail/index.ts'
import { enqueueDueReminders } from './due-reminders.ts'
import { reminderMessages } from './reminder-messages.ts'

const day = '2031-10-13'
const tomorrow = '2031-10-14'
const tenInTheHouse = `${day}T16:00:00Z`
const pubsub = {
  hearsDatabase: false,
  subscribe: () => () => {},
  publish: async () => {},
  close: async () => {},
}

let database: Database
let dataDir: string
let deliver: () => Promise<string[]>
const sent: string[] = []
const ids = {
  ana: crypto.randomUUID(),
  dog: crypto.randomUUID(),
  hotel: crypto.randomUUID(),
  stay: crypto.randomUUID(),
}

const run = (query: ReturnType<typeof sql>) => database.db.execute(query)
/** The stay is over, and was on other days. */
async function wasHere(from: string, to: string) {
  await run(sql`update bookings set status = 'checked-in', start_day = ${from}, end_day = ${to}`)
  await run(sql`update bookings set status = 'checked-out'`)
}
const outbox = async () =>
  (await run(sql`select id, kind, payload from outbox order by kind`)).rows as {
    id: string
    kind: EventKind
    payload: object
  }[]

beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'rumi-reminders-'))
  const config = readConfig({ PUBLIC_URL: 'http://localhost:4600', DATA_DIR: dataDir })
  const handlers = reminderMessages({
    database,
    config,
    sendTemplate: sendOnce(database.db, async (...mail) => {
      sent.push(mail[1])
      await createMailer(config, async () => defaultSettings)(...mail)
    }),
    pubsub,
    arrivalCodeOf: () => 'K7M4PX',
  })
  deliver = async () => {
    for (const { id, kind, payload } of await outbox()) {
      const handler = handlers[kind] as ((event: DeliveredEvent) => Promise<void>) | undefined
      await handler?.({ ...payload, kind, id } as DeliveredEvent)
    }
    await run(sql`delete from outbox`)
    const folder = join(dataDir, 'outbox')
    const names = await readdir(folder).catch(() => [])
    return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  }
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(tenInTheHouse) })
  await run(
    sql`insert into users (id, name, last_name, email) values (${ids.ana}, 'Ana', 'Ruiz', 'ana@correo.mx')`,
  )
  await run(
    sql`insert into dogs (id, owner_id, name, sex, birth_date) values (${ids.dog}, ${ids.ana}, 'Canela', 'hembra', '2028-01-01')`,
  )
  await run(
    sql`insert into services (id, type, name, price_centavos) values (${ids.hotel}, 'Hotel', 'Noche de hotel', 62000)`,
  )
  await run(sql`with made as (
      insert into bookings (id, client_id, service_id, status, start_day, end_day, total_centavos)
      values (${ids.stay}, ${ids.ana}, ${ids.hotel}, 'confirmed', ${tomorrow}, '2031-10-16', 124000) returning id)
    insert into booking_dogs select id, ${ids.dog}, ${ids.ana} from made`)
})
afterEach(async () => {
  vi.useRealTimers()
  await run(sql`truncate users, services, products, outbox, sent_mails cascade`)
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true })
})

const vaccine = (appliedOn: string, product = 'Rabia') =>
  run(sql`insert into medical_records (dog_id, owner_id, kind, product, applied_on, verified_by, verified_at, without_evidence)
    values (${ids.dog}, ${ids.ana}, 'vaccine', ${product}, ${appliedOn}, ${ids.ana}, now(), 'Cartilla vista')`)

test('a visit of tomorrow is reminded of once, however often one looks', async () => {
  await enqueueDueReminders(database.db)
  await enqueueDueReminders(database.db)
  expect(await outbox()).toMatchObject([{ kind: 'booking-reminder-due' }])
  const [mail, ...more] = await deliver()
  expect(more).toEqual([])
  expect(mail).toContain('Ya casi es el día')
  expect(mail).toContain('Entrada: martes 14 de octubre, desde las 15:00')
  await enqueueDueReminders(database.db)
  expect(await outbox()).toEqual([])
})

test.each([
  ['moved', sql`update bookings set start_day = '2031-10-15'`],
  ['cancelled', sql`update bookings set status = 'cancelled'`],
  ['of a closed account', sql`update users set closed_at = now()`],
])('a visit that is %s by the time the mail is sent is not reminded of', async (_, change) => {
  await enqueueDueReminders(database.db)
  await run(change)
  expect(await deliver()).toEqual([])
})

/** Confirmed bath of the dog, 8 to 9 local time. */
async function bathOn(date: string) {
  const [start, end] = [instantAt(date, '08:00'), instantAt(date, '09:00')]
  await run(sql`with bath as (
      insert into services (type, name, price_centavos) values ('Grooming', 'Baño y Shampoo', 35000) returning id),
    made as (
      insert into bookings (client_id, service_id, status, start_at, end_at, total_centavos)
      select ${ids.ana}, id, 'confirmed', ${start}, ${end}, 35000 from bath returning id)
    insert into booking_dogs select id, ${ids.dog}, ${ids.ana} from made`)
}

test('a stay is reminded of with what is done inside it', async () => {
  await bathOn('2031-10-16')
  await enqueueDueReminders(database.db)
  const [mail, ...more] = await deliver()
  expect(more).toEqual([])
  expect(mail).toContain('Baño y Shampoo: jueves 16 de octubre, de 8:00 a 9:00')
})

test('a dog that is here already is not awaited for its bath, and one that is at home is', async () => {
  await run(sql`update bookings set start_day = '2031-10-12'`)
  await run(sql`update bookings set status = 'checked-in'`)
  await bathOn(tomorrow)
  await enqueueDueReminders(database.db)
  expect(await deliver()).toEqual([])
  await run(sql`update bookings set end_day = '2031-10-13' where id = ${ids.stay}`)
  await enqueueDueReminders(database.db)
  expect(await deliver()).toHaveLength(1)
})

test.each(['2031-10-13T13:00:00Z', '2031-10-14T04:00:00Z'])('sends no message at night: %s', async (at) => {
  vi.setSystemTime(new Date(at))
  await enqueueDueReminders(database.db)
  expect(await outbox()).toEqual([])
})

test.each([
  [30, '2031-11-12', 'miércoles 12 de noviembre'],
  [7, '2031-10-20', 'lunes 20 de octubre'],
])('a vaccine that ends in %d days is notified with its day', async (daysAhead, lastDay, text) => {
  await wasHere('2031-05-01', '2031-05-03')
  await vaccine(addDays(lastDay, -366))
  await run(sql`update medical_records set expires_on = ${lastDay}`)
  await enqueueDueReminders(database.db)
  expect(await outbox()).toMatchObject([{ kind: 'vaccine-runs-out', payload: { daysAhead } }])
  const [mail] = await deliver()
  expect(mail).toContain(`La vacuna antirrábica de Canela vale hasta el ${text}`)
  await enqueueDueReminders(database.db)
  expect(await outbox()).toEqual([])
})

test.each([
  ['31 days ahead', () => vaccine('2030-11-13')],
  ['over already', () => vaccine('2030-10-12')],
  ['renewed', async () => (await vaccine('2030-10-20'), vaccine('2031-10-01', 'Antirrábica'))],
])('a vaccine that is %s is not notified', async (_, give) => {
  await wasHere('2031-05-01', '2031-05-03')
  await give()
  await enqueueDueReminders(database.db)
  expect(await outbox()).toEqual([])
})

test('a client with reminders by mail only gets one mail per vaccine, not one a week', async () => {
  await wasHere('2031-05-01', '2031-05-03')
  await run(sql`update users set muted_notices = '{reminders-app}'`)
  await vaccine('2030-11-11')
  await run(sql`update medical_records set expires_on = '2031-11-12'`)
  sent.length = 0
  for (const at of [tenInTheHouse, '2031-10-21T16:00:00Z', '2031-10-29T16:00:00Z']) {
    vi.setSystemTime(new Date(at))
    await enqueueDueReminders(database.db)
    await deliver()
  }
  expect(sent).toEqual(['vaccine-runs-out'])
})

test('sends no reminder of a vaccine for a dead dog, also when the mail is queued', async () => {
  await wasHere('2031-05-01', '2031-05-03')
  await vaccine('2030-10-20')
  await run(sql`update medical_records set expires_on = '2031-11-12'`)
  await enqueueDueReminders(database.db)
  await run(sql`update dogs set ended = 'deceased', ended_on = ${day}`)
  expect(await deliver()).toEqual([])
  await enqueueDueReminders(database.db)
  expect(await outbox()).toEqual([])
})

test('a dog that has not come for more than 180 days is left in peace', async () => {
  await wasHere('2031-03-01', '2031-03-03')
  await vaccine('2030-10-20')
  await enqueueDueReminders(database.db)
  expect(await outbox()).toEqual([])
})

test('notifies of an order’s step while it is the last one', async () => {
  const order = crypto.randomUUID()
  await run(
    sql`insert into products (id, name, price_centavos, category) values (1, 'Pelota', 1800, 'Juguetes')`,
  )
  await run(sql`with made as (
      insert into orders (id, user_id, subtotal_centavos, iva_centavos, total_centavos, status, delivery, payment)
      values (${order}, ${ids.ana}, 3103, 497, 3600, 'ready', 'pickup', 'spei') returning id)
    insert into order_items select id, 1, 'Pelota', 2, 1800 from made`)
  const step = (status: string) =>
    run(sql`insert into outbox (kind, payload) values ('order-step-taken',
      ${JSON.stringify({ orderId: order, version: 3, status })}::jsonb)`)
  await step('paid')
  expect(await deliver()).toEqual([])
  await step('ready')
  const [mail] = await deliver()
  expect(mail).toContain('Tu pedido está listo')
  expect(mail).toContain('Total: $36.00 MXN')
})

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defaultSettings, type BookingStatus } from '@rumi/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import type { Database } from '../db/connect.ts'
import { bookingDogs, bookings } from '../db/schema/bookings.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { notifications } from '../db/schema/messages.ts'
import { users } from '../db/schema/people/people.ts'
import { services } from '../db/schema/business/services.ts'
import { openTestDatabase } from '../db/testing/open-test-database.ts'
import type { BookingEventKind, DeliveredEvent } from '../jobs/index.ts'
import { openPubSub } from '../live/index.ts'
import { createMailer } from '../mail/index.ts'
import { bookingMessages } from './booking-messages.ts'

let database: Database
let dataDir: string
let bookingId: string
let notify: (
  kind: BookingEventKind,
  version: number,
  of?: Partial<DeliveredEvent<BookingEventKind>>,
) => Promise<void>

beforeAll(async () => {
  database = await openTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'rumi-notifications-'))
  const config = readConfig({ PUBLIC_URL: 'http://localhost:4600', DATA_DIR: dataDir })
  const pubsub = await openPubSub(database, { databaseUrl: undefined, logger: console })
  const handlers = bookingMessages({
    database,
    config,
    sendTemplate: createMailer(config, async () => defaultSettings),
    pubsub,
    moneyOf: async () => ({
      dueNowCentavos: 0,
      dueUntil: '',
      isReleased: false,
      freeUntil: null,
      keepPercent: 0,
      latePickup: null,
    }),
    leftOf: async () => ({}),
    arrivalCodeOf: () => 'K7M4PX',
  })
  notify = async (kind, version, of = {}) => {
    const handler = handlers[kind] as ((event: DeliveredEvent<BookingEventKind>) => Promise<void>) | undefined
    await handler?.({ kind, bookingId, version, id: crypto.randomUUID(), ...of })
  }
})
beforeEach(async () => void (bookingId = await bookTwoDogs()))
afterEach(async () => {
  await database.db.execute(sql`truncate users, services cascade`)
  await rm(join(dataDir, 'outbox'), { recursive: true, force: true })
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

async function bookTwoDogs() {
  const { db } = database
  const [ana] = await db
    .insert(users)
    .values({ name: 'Ana', lastName: 'Ruiz', email: 'ana@correo.mx' })
    .returning({ id: users.id })
  const [stay] = await db
    .insert(services)
    .values({ serviceType: 'Hotel', name: 'Noche de hotel', priceCentavos: 62_000 })
    .returning({ id: services.id })
  const ownerId = ana!.id
  const born = { ownerId, breed: 'Mestizo', sex: 'hembra', birthDate: '2020-01-01', weightKg: 8 } as const
  const pair = await db
    .insert(dogs)
    .values([
      { ...born, name: 'Frijol' },
      { ...born, name: 'Canela' },
    ])
    .returning({ id: dogs.id })
  return db.transaction(async (tx) => {
    const [booking] = await tx
      .insert(bookings)
      .values({
        clientId: ownerId,
        serviceId: stay!.id,
        startDay: '2031-10-14',
        endDay: '2031-10-16',
        totalCentavos: 124_000,
      })
      .returning({ id: bookings.id })
    const { id } = booking!
    await tx.insert(bookingDogs).values(pair.map((dog) => ({ bookingId: id, dogId: dog.id, ownerId })))
    return id
  })
}

const stepsBefore: Partial<Record<BookingStatus, BookingStatus[]>> = {
  'checked-in': ['confirmed'],
  'checked-out': ['confirmed', 'checked-in'],
}

/** Takes the booking to a state, step by step. */
async function become(last: BookingStatus) {
  for (const status of [...(stepsBefore[last] ?? []), last])
    await database.db.update(bookings).set({ status }).where(eq(bookings.id, bookingId))
}

const stored = () => database.db.select().from(notifications)

async function mails() {
  const outbox = join(dataDir, 'outbox')
  const names = await readdir(outbox).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
}

test('notifies of a confirmed booking once in the app and by mail, with its details', async () => {
  await become('confirmed')
  await notify('booking-confirmed', 2)
  expect(await stored()).toEqual([
    expect.objectContaining({
      kind: 'booking-confirmed',
      title: 'Reserva confirmada: Noche de hotel, martes 14 al jueves 16 de octubre de 2031',
      message: 'Esperamos a Canela y Frijol.',
      href: `/mi-cuenta/reservas/${bookingId}`,
      read: false,
    }),
  ])
  const [mail] = await mails()
  expect(mail).toContain('Entrada: martes 14 de octubre de 2031, desde las 15:00')
  expect(mail).toContain('Salida: jueves 16 de octubre de 2031, antes de las 11:00')
  expect(mail).toContain('Total: $1,240.00 MXN')
  expect(mail?.split('\n')).toContain(`http://localhost:4600/mi-cuenta/reservas/${bookingId}`)
})

test('creates one notification for a repeated event, and its mails share one Message-ID', async () => {
  await become('confirmed')
  await notify('booking-confirmed', 2)
  await notify('booking-confirmed', 2)
  expect(await stored()).toHaveLength(1)
  const ids = (await mails()).map((mail) => /^Message-ID: (.+)$/m.exec(mail)?.[1])
  expect(ids).toHaveLength(2)
  expect(new Set(ids).size).toBe(1)
})

test('notifies twice of a booking that moved twice', async () => {
  await become('confirmed')
  await notify('booking-moved', 3)
  await notify('booking-moved', 4)
  expect(await stored()).toHaveLength(2)
})

test.each<[BookingEventKind, BookingStatus]>([
  ['booking-requested', 'confirmed'],
  ['booking-confirmed', 'cancelled'],
  ['booking-moved', 'cancelled'],
  ['booking-priced', 'cancelled'],
  ['booking-checked-in', 'checked-out'],
])('sends no %s for a booking that is %s by now', async (kind, status) => {
  await become(status)
  await notify(kind, 2)
  expect([await stored(), await mails()]).toEqual([[], []])
})

test.each<[BookingEventKind, BookingStatus, string]>([
  [
    'booking-requested',
    'pending',
    'Recibimos tu reserva: Noche de hotel, martes 14 al jueves 16 de octubre de 2031',
  ],
  [
    'booking-priced',
    'confirmed',
    'El precio de tu reserva: Noche de hotel, martes 14 al jueves 16 de octubre de 2031',
  ],
  [
    'booking-cancelled',
    'cancelled',
    'Reserva cancelada: Noche de hotel, martes 14 al jueves 16 de octubre de 2031',
  ],
  ['booking-checked-in', 'checked-in', 'Canela y Frijol ya llegaron a Rumi'],
  ['booking-checked-out', 'checked-out', 'Canela y Frijol ya van de regreso contigo'],
])('sends %s while the booking is %s', async (kind, status, title) => {
  await become(status)
  await notify(kind, 2)
  expect((await stored()).map((notification) => notification.title)).toEqual([title])
  expect(await mails()).toHaveLength(1)
})

test('nothing is sent to someone whose account is closed', async () => {
  await become('confirmed')
  await database.db.update(users).set({ closedAt: '2026-01-01T00:00:00.000Z' })
  await notify('booking-confirmed', 2)
  await database.db.update(users).set({ closedAt: null })
  expect([await stored(), await mails()]).toEqual([[], []])
})

test('the first current booking of an act reports all current ones', async () => {
  const [owner] = await database.db.select({ id: users.id }).from(users)
  const [service] = await database.db.select({ id: services.id }).from(services)
  const [dog] = await database.db.select({ id: dogs.id }).from(dogs)
  const later = await database.db.transaction(async (tx) => {
    const days = { startDay: '2031-11-14', endDay: '2031-11-16', totalCentavos: 124_000 }
    const values = { clientId: owner!.id, serviceId: service!.id, ...days }
    const [made] = await tx.insert(bookings).values(values).returning({ id: bookings.id })
    await tx.insert(bookingDogs).values({ bookingId: made!.id, dogId: dog!.id, ownerId: owner!.id })
    return made!.id
  })
  const together = [bookingId, later]
  await notify('booking-requested', 1, { bookingId: later, together })
  expect(await stored()).toEqual([])
  await become('cancelled')
  await notify('booking-requested', 1, { together })
  await notify('booking-requested', 1, { bookingId: later, together })
  expect(await stored()).toMatchObject([{ href: `/mi-cuenta/reservas/${later}` }])
})

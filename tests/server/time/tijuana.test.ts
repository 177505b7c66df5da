import {
  addDays,
  dayOf,
  defaultLocale,
  defaultSettings,
  instantAt,
  minutesBetween,
  setBusinessLocale,
  timeOf,
} from '@rumi/contract'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Fixture } from '../../../apps/api/src/db/testing/database-templates.ts'
import { seedBusiness } from '../../../apps/api/src/db/seed/business.ts'
import { seedDemo } from '../../../apps/api/src/db/seed/demo/demo.ts'
import { setTransactionInstant } from '../../../apps/api/src/db/transaction-instant.ts'
import { now, today } from '../../../apps/api/src/http/clock.ts'
import { outbox } from '../../../apps/api/src/db/schema/messages.ts'
import { openQueue } from '../../../apps/api/src/jobs/event-queue.ts'
import { enqueueDueReminders, reminderId } from '../../../apps/api/src/notifications/due-reminders.ts'
import { addSettingsVersion, currentSettings } from '../../../apps/api/src/settings/index.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: '00:00', closes: '23:59' }))
const timeZone = 'America/Tijuana'

/** The demo in Tijuana, open around the clock. */
const inTijuana: Fixture = {
  name: 'tijuana',
  async prepare(database) {
    await database.db.transaction((tx) =>
      addSettingsVersion(
        tx,
        {
          timeZone,
          hours: { house: everyDay, grooming: everyDay },
          horizonDays: 730,
          requirements: { ...defaultSettings.requirements, hotel: [] },
        },
        { by: null },
      ),
    )
    await currentSettings(database.db)
    await seedBusiness(database.db)
    await seedDemo(database.db, { now: now(), lives: 'week' })
    await (await openQueue(database, { handlers: [], logger: console })).close()
  },
}

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { fixture: inTijuana })
  await currentSettings(server.database.db)
})
afterAll(async () => {
  await server.close()
  setBusinessLocale(defaultLocale)
})

/** First day of so many hours, a week ahead or more. */
function dayOfHours(hours: number) {
  const lasts = (day: string) => minutesBetween(instantAt(day, '00:00'), instantAt(addDays(day, 1), '00:00'))
  let day = addDays(today(), 7)
  while (lasts(day) !== hours * 60) day = addDays(day, 1)
  return day
}

const done = async (who: 'ana' | 'marta' | 'admin', method: string, path: string, body?: object) => {
  const answer = await server.request(who, method, `/api${path}`, body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
  return answer.body.data
}

const slotsOn = async (day: string) => {
  const grooming = await serviceOf(server, 'Grooming')
  const { availability } = await done(
    'marta',
    'GET',
    `/availability?serviceId=${grooming}&from=${day}&to=${day}`,
  )
  return availability[0].slots as { start: string; end: string }[]
}

test('a business with bookings stays in its time zone, which is one of the database of zones', async () => {
  const change = (body: object) => server.request('admin', 'PATCH', '/api/settings', body)
  const moved = await change({ timeZone: 'America/Cancun' })
  expect([moved.status, moved.body.code]).toEqual([409, 'time-zone-fixed'])
  expect(moved.body.message).toMatch(/zona horaria ya no se cambia/)
  const unknown = await change({ timeZone: 'America/Aztlan' })
  expect([unknown.status, unknown.body.issues[0].path]).toEqual([400, 'timeZone'])
  const same = await change({ timeZone, state: 'Baja California' })
  expect([same.status, same.body.data.settings.timeZone]).toEqual([200, timeZone])
  expect(dayOf('2027-01-15T07:30:00.000Z')).toBe('2027-01-14')
})

test('the days on which the clocks change offer an hour less and an hour more', async () => {
  const [spring, autumn] = [dayOfHours(23), dayOfHours(25)]
  const usual = (await slotsOn(addDays(autumn, 1))).length
  const [short, long] = [await slotsOn(spring), await slotsOn(autumn)]
  expect([short.length, long.length]).toEqual([usual - 2, usual + 2])
  expect(new Set(long.map(({ start }) => start)).size).toBe(long.length)
  expect(short.every(({ start }) => dayOf(start) === spring && !timeOf(start).startsWith('02:'))).toBe(true)
  expect(long.filter(({ start }) => timeOf(start) === '01:00')).toHaveLength(2)
})

test('a visit in the hour that comes twice is booked once in each', async () => {
  const autumn = dayOfHours(25)
  const serviceId = await serviceOf(server, 'Grooming')
  const twice = (await slotsOn(autumn)).filter(({ start }) => timeOf(start) === '01:00')
  for (const [at, { start }] of twice.entries()) {
    const rumiId = await eligibleDog(server, `Doble${at}`)
    const requested = { serviceId, rumiIds: [rumiId], start, end: start, clientId: server.ids.ana }
    const { serviceBooking } = await done('marta', 'POST', '/serviceBookings', requested)
    const { rows } = await server.database.pool.query(
      'select business_day(start_at) as day, begins_at = start_at as begins from bookings where id = $1',
      [serviceBooking.id],
    )
    expect(rows).toEqual([{ day: autumn, begins: true }])
  }
})

test('a stay across the change is received and handed over at its hours, and begins at local midnight', async () => {
  const spring = dayOfHours(23)
  // The Monday after is an official rest day in some years.
  const [start, end] = [addDays(spring, -1), addDays(spring, 2)]
  const rumiIds = [await eligibleDog(server, 'Cruce')]
  const serviceId = await serviceOf(server, 'Hotel')
  const requested = { serviceId, rumiIds, start, end, clientId: server.ids.ana }
  const { serviceBooking } = await done('marta', 'POST', '/serviceBookings', requested)
  const { visits } = await done('marta', 'GET', `/visits?day=${start}`)
  const visit = visits.find((one: { bookingIds: string[] }) => one.bookingIds.includes(serviceBooking.id))
  const { checkIn, checkOut } = defaultSettings.hotel
  expect([visit.expectedAt, visit.expectedUntil]).toEqual([
    instantAt(start, checkIn),
    instantAt(end, checkOut),
  ])
  expect(minutesBetween(visit.expectedAt, visit.expectedUntil)).toBe((3 * 24 - 4 - 1) * 60)
  const { rows } = await server.database.pool.query('select begins_at from bookings where id = $1', [
    serviceBooking.id,
  ])
  expect(dayOf(new Date(rows[0].begins_at).toISOString())).toBe(start)
  expect(timeOf(new Date(rows[0].begins_at).toISOString())).toBe('00:00')
})

test('a reminder goes out at nine by the clock of the business, 25 hours after nine of the day before', async () => {
  const autumn = dayOfHours(25)
  const rumiIds = [await eligibleDog(server, 'Aviso')]
  const serviceId = await serviceOf(server, 'Grooming')
  const { start } = (await slotsOn(addDays(autumn, 1)))[20]!
  const visit = { serviceId, rumiIds, start, end: start, clientId: server.ids.ana }
  const { serviceBooking } = await done('marta', 'POST', '/serviceBookings', visit)
  /** Rolled back before the reminder is delivered. */
  const remindedAt = async (instant: string) => {
    const id = reminderId(serviceBooking.id, addDays(autumn, 1))
    let isThere = false
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
    onTestFinished(() => void vi.useRealTimers())
    const rolledBack = server.database.db.transaction(async (tx) => {
      await enqueueDueReminders(tx)
      isThere = (await tx.select().from(outbox)).some((event) => event.id === id)
      throw new Error('read enough')
    })
    await expect(rolledBack).rejects.toThrow('read enough')
    return isThere
  }
  const nineTheDayBefore = instantAt(addDays(autumn, -1), '09:00')
  expect(await remindedAt(new Date(Date.parse(nineTheDayBefore) + 24 * 3_600_000).toISOString())).toBe(false)
  expect(await remindedAt(instantAt(autumn, '08:59'))).toBe(false)
  expect(await remindedAt(instantAt(autumn, '09:00'))).toBe(true)
})

test('money received before midnight is posted on that day, also where the capital has the next one', async () => {
  const serviceId = await serviceOf(server, 'Grooming')
  const autumn = dayOfHours(25)
  const { start } = (await slotsOn(addDays(autumn, 1)))[30]!
  const rumiIds = [await eligibleDog(server, 'Cobro')]
  const requested = { serviceId, rumiIds, start, end: start, clientId: server.ids.ana }
  const { serviceBooking } = await done('marta', 'POST', '/serviceBookings', requested)
  const spring = dayOfHours(23)
  const lastMinute = instantAt(spring, '23:30')
  expect(dayOf(lastMinute, 'America/Mexico_City')).toBe(addDays(spring, 1))
  const setNone = setTransactionInstant(() => lastMinute)
  onTestFinished(setNone)
  await done('marta', 'POST', '/payments', {
    target: { bookingId: serviceBooking.id },
    method: 'card',
    amountCentavos: 100,
  })
  setNone()
  const { rows } = await server.database.pool.query(`select date from gl_entries where source_id = $1`, [
    serviceBooking.id,
  ])
  expect(rows).toEqual([{ date: spring }])
})

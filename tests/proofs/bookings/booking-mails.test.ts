import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatPesos, instantAt } from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventsDelivered } from '../../support/bookings/events-delivered.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { openNights } from '../../support/bookings/open-nights.ts'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let bath: string
let heard = new Set<string>()
beforeAll(async () => {
  server = await openTestServer()
  bath = await serviceOf(server, 'Grooming')
  await server.database.pool.query('update users set identified_at = now()')
})
afterAll(() => server.close())

const outbox = () => readdir(join(server.dataDir, 'outbox')).catch(() => [] as string[])

beforeEach(async () => {
  await eventsDelivered(server.database.pool)
  heard = new Set(await outbox())
  await server.database.pool.query('delete from notifications')
})

/** The mails to Ana since last asked, once everything that was announced is carried out. */
async function newMails() {
  await eventsDelivered(server.database.pool)
  const names = (await outbox()).filter((name) => name.endsWith('.eml') && !heard.has(name))
  names.forEach((name) => heard.add(name))
  return Promise.all(names.map((name) => readFile(join(server.dataDir, 'outbox', name), 'utf8')))
}

/** A dog of Ana's that may come; that it passed its evaluation was mailed before. */
async function dogOf(name: string) {
  const id = await eligibleDog(server, name)
  await newMails()
  return id
}

const notificationsOf = async (who: 'ana' | 'marta') => {
  const { body } = await server.request(who, 'GET', `/api/notifications/${server.ids[who]}`)
  const notifications: { kind: string; title: string; message: string }[] = body.data.notifications
  // The evaluation of its dogs is notified before.
  return notifications.filter(({ kind }) => kind !== 'evaluation-recorded')
}

/** The calendar file that goes with a mail, as it was before mail wrote it its own way. */
function calendarIn(mail = '') {
  const [, encoding, part] =
    /Content-Type: text\/calendar[\s\S]*?Content-Transfer-Encoding: (\S+)[\s\S]*?\n\n([\s\S]*?)\n--/.exec(
      mail,
    ) ?? []
  const file =
    encoding === 'base64'
      ? Buffer.from(part ?? '', 'base64').toString()
      : (part ?? '').replaceAll('=\n', '').replaceAll('=3D', '=').replaceAll('=0D', '\r')
  return file.replaceAll(/\r?\n /g, '')
}

type Booking = { id: string; totalCentavos: number; status: string; serviceId: string; rumiIds: string[] }
const bookingsOf = async (rumiId: string): Promise<Booking[]> => {
  const { body } = await server.request('ana', 'GET', '/api/serviceBookings?limit=200')
  return body.data.serviceBookings.filter(({ rumiIds }: Booking) => rumiIds.includes(rumiId))
}

const step = (id: string, status: string, who: 'ana' | 'marta' = 'marta') =>
  server.request(who, 'PUT', `/api/serviceBookings/${id}`, { status })

test('a stay with a bath sends one mail when it is requested, and one when it is confirmed', async () => {
  const dog = await dogOf('Huele bien')
  const nights = openNights(20)
  const requested = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Hotel'),
    rumiIds: [dog],
    ...nights,
    addOns: [{ serviceId: bath, start: instantAt(nights.end, '08:00') }],
  })
  const stay: Booking = requested.body.data.serviceBooking
  const [mail, ...others] = await newMails()
  expect(others).toEqual([])
  expect(mail).toMatch(/^Spaw Completo: .*, de 8:00 a /m)
  expect(await notificationsOf('ana')).toHaveLength(1)
  expect(await notificationsOf('marta')).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/hotel y Spaw Completo, .* de Ana/) }),
  ])

  await step(stay.id, 'confirmed')
  const made = await bookingsOf(dog)
  expect(made.map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  const [confirmed, ...more] = await newMails()
  expect(more).toEqual([])
  expect(confirmed).toMatch(/^Spaw Completo: .*, de 8:00 a /m)

  const account = await server.request('ana', 'GET', `/api/serviceBookings/${stay.id}/payments`)
  const totals = made.map(({ totalCentavos }) => totalCentavos)
  const { together } = account.body.data
  expect(together.totalCentavos).toBe(totals.reduce((sum, total) => sum + total, 0))
  expect(together.totalCentavos).toBeGreaterThan(Math.max(...totals))
  const total = formatPesos(together.totalCentavos)
  expect(confirmed).toContain(`Total: ${total}\n`)
  expect(calendarIn(confirmed)).toContain(`Total: ${total.replace(',', '\\,')}.`)

  await step(stay.id, 'cancelled', 'ana')
  const [cancelled] = await newMails()
  expect(cancelled).toMatch(/Lo que agregaste sigue en pie: Spaw Completo/)
  await step(made.find(({ id }) => id !== stay.id)!.id, 'cancelled', 'ana')
  expect(await newMails()).toHaveLength(1)
})

test('a booking by the desk sends one mail, a walk-in sends one, and users get none for their own acts', async () => {
  const rung = (await notificationsOf('marta')).length
  const dog = await dogOf('Del mostrador')
  const day = nextOpenDay('Guardería', 41)
  const requested = { serviceId: await serviceOf(server, 'Guardería'), rumiIds: [dog], start: day, end: day }
  const book = (who: 'ana' | 'marta', body: object) =>
    server.request(who, 'POST', '/api/serviceBookings', { ...requested, ...body })
  const addOns = [{ serviceId: bath, start: instantAt(day, '12:00') }]
  const { body } = await book('marta', { addOns })
  expect(body.data.serviceBooking.status).toBe('confirmed')
  expect((await bookingsOf(dog)).map(({ status }) => status)).toEqual(['confirmed', 'confirmed'])
  const [mail, ...others] = await newMails()
  expect(others).toEqual([])
  expect(mail).toMatch(/^Spaw Completo: .*, de 12:00 a /m)
  expect(await notificationsOf('marta')).toHaveLength(rung)

  const walksIn = { rumiIds: [await dogOf('Entra hoy')], checkIn: true }
  expect((await book('ana', walksIn)).status).toBe(403)
  expect((await book('marta', walksIn)).body.code).toBe('before-its-day')
})

test('days requested one by one send one mail, which lists those that remain', async () => {
  const dog = await dogOf('Cada semana')
  const days = [20, 27, 34].map((ahead) => nextOpenDay('Guardería', ahead))
  const requested = await server.request('ana', 'POST', '/api/serviceBookings/recurring', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [dog],
    days,
    addOns: [{ serviceId: bath, start: instantAt(days[2]!, '16:00') }],
  })
  expect(requested.status).toBe(201)
  const [mail, ...others] = await newMails()
  expect(others).toEqual([])
  expect(mail).toMatch(/^Días: .*, de 7:00 a 18:00$/m)
  expect(mail).toMatch(/^Spaw Completo: .*, de 16:00 a /m)
})

test('a bath that is added later has a mail of its own', async () => {
  const dog = await dogOf('Se decidió tarde')
  const day = nextOpenDay('Guardería', 41)
  const book = (serviceId: string, start: string, end: string) =>
    server.request('ana', 'POST', '/api/serviceBookings', { serviceId, rumiIds: [dog], start, end })
  await book(await serviceOf(server, 'Guardería'), day, day)
  expect(await newMails()).toHaveLength(1)
  await book(bath, instantAt(day, '15:00'), instantAt(day, '15:00'))
  expect(await newMails()).toHaveLength(1)
})

test('a dog that is bathed inside its stay neither arrives by that nor goes home', async () => {
  const dog = await dogOf('Ya está aquí')
  const day = nextOpenDay('Guardería', 48)
  await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [dog],
    start: day,
    end: day,
    addOns: [{ serviceId: bath, start: instantAt(day, '15:00') }],
  })
  const made = await bookingsOf(dog)
  const visit = made.find(({ serviceId }) => serviceId === bath)!
  const stay = made.find(({ serviceId }) => serviceId !== bath)!
  await step(stay.id, 'confirmed')
  await newMails()
  await server.database.pool.query(`update bookings set status = 'checked-in' where id = $1`, [stay.id])
  for (const status of ['checked-in', 'checked-out'] as const) {
    await server.database.pool.query('update bookings set status = $2 where id = $1', [visit.id, status])
    await server.database.pool.query('insert into outbox (kind, payload) values ($1, $2)', [
      `booking-${status}`,
      { bookingId: visit.id, version: 9 },
    ])
  }
  expect(await newMails()).toEqual([])
})

test('muted notifications are not sent, each channel by itself, and only their person can mute them', async () => {
  const mute = (who: 'ana' | 'marta', mutedNotifications: string[]) =>
    server.request(who, 'PUT', `/api/users/${server.ids.ana}`, { mutedNotifications })
  expect((await mute('marta', ['bookings-mail'])).body.message).toBe(
    'Qué avisos quiere recibir lo elige cada quien en su perfil.',
  )
  expect((await mute('ana', ['security-mail'])).status).toBe(400)
  const muted = await mute('ana', ['bookings-mail', 'bookings-mail'])
  expect(muted.body.data.user.mutedNotifications).toEqual(['bookings-mail'])

  const dog = await dogOf('Callada')
  await newMails()
  const day = nextOpenDay('Guardería', 50)
  const { body } = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [dog],
    start: day,
    end: day,
  })
  expect(await newMails()).toEqual([])
  expect((await notificationsOf('ana'))[0]?.kind).toBe('booking-requested')
  await mute('ana', ['bookings-app'])
  const { id } = body.data.serviceBooking
  const reported = (await notificationsOf('ana')).length
  await step(id, 'cancelled', 'ana')
  expect(await newMails()).toHaveLength(1)
  expect(await notificationsOf('ana')).toHaveLength(reported)
  expect((await mute('ana', [])).status).toBe(200)
})

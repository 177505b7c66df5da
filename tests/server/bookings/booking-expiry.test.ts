import { clientLimits, defaultTerms, instantAt } from '@rumi/contract'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { expireFirstVisits } from '../../../apps/api/src/bookings/index.ts'
import { expireUnpaidOrders } from '../../../apps/api/src/orders/index.ts'
import { newcomer, type Newcomer } from '../../support/servers/newcomer.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { serviceOf } from '../../support/bookings/eligible-dog.ts'

let server: TestServer
let serviceId: string
beforeAll(async () => {
  server = await openTestServer()
  serviceId = await serviceOf(server, 'Guardería')
})
afterAll(() => server.close())

const within = { timeout: 15_000, interval: 100 }
const path = '/api/serviceBookings'
const bodyFor = (who: Newcomer, day: string, more: object = {}) => ({
  serviceId,
  rumiIds: who.dogs,
  start: day,
  end: day,
  ...more,
})
const bookedBy = async (who: Newcomer, day: string) =>
  (await who.request('POST', path, bodyFor(who, day))).body.data.serviceBooking.id as string
const stateOf = async (id: string) => {
  const { rows } = await server.database.pool.query('select status from bookings where id = $1', [id])
  return rows[0].status as string
}
const age = (table: 'bookings' | 'orders', id: string, hours: number) =>
  server.database.pool.query(
    `update ${table} set created_at = created_at - make_interval(hours => $2)
     ${table === 'orders' ? ', held_until = held_until - make_interval(hours => $2)' : ''} where id = $1`,
    [id, hours],
  )
const usedOn = async (day: string) => {
  const { rows } = await server.database.pool.query('select used from places where day = $1', [day])
  return Number(rows[0]?.used ?? 0)
}
const expire = () => expireFirstVisits(server.database.db)
const notificationsOf = async (who: Newcomer) => {
  const { body } = await who.request('GET', `/api/notifications/${who.id}`)
  return body.data.notifications.map(({ kind }: { kind: string }) => kind) as string[]
}
const hold = clientLimits.firstVisitHoldHours

test('a first visit that is not confirmed releases its place in time, and its owner is notified', async () => {
  const ana = await newcomer(server, 1)
  const day = nextOpenDay('Guardería', 100)
  const before = await usedOn(day)
  const id = await bookedBy(ana, day)
  await age('bookings', id, hold - 1)
  await expire()
  expect(await stateOf(id)).toBe('pending')
  await age('bookings', id, 1)
  await Promise.all([expire(), expire()])
  expect([await stateOf(id), await usedOn(day)]).toEqual(['cancelled', before])
  const { rows } = await server.database.pool.query(
    `select count(*)::int as reported, max(actor_id::text) as by from booking_events where booking_id = $1 and to_status = 'cancelled'`,
    [id],
  )
  expect(rows).toEqual([{ reported: 1, by: null }])
  await vi.waitFor(async () => expect(await notificationsOf(ana)).toContain('booking-expired'), within)
})

test('several days requested in one act expire in one mail', async () => {
  const ana = await newcomer(server, 1)
  const days = [107, 114].map((ahead) => nextOpenDay('Guardería', ahead))
  const requested = { serviceId, rumiIds: ana.dogs, days }
  const { body } = await ana.request('POST', `${path}/recurring`, requested)
  for (const { id } of body.data.serviceBookings) await age('bookings', id, hold)
  await expire()
  await vi.waitFor(async () => expect(await notificationsOf(ana)).toContain('booking-expired'), within)
  expect((await notificationsOf(ana)).filter((kind) => kind === 'booking-expired')).toHaveLength(1)
})

test('it is over at the latest when the visit would begin', async () => {
  const ana = await newcomer(server, 1)
  const id = await bookedBy(ana, nextOpenDay('Guardería', 121))
  await server.database.pool.query(
    `update bookings set start_day = current_date - 2, end_day = current_date - 2 where id = $1`,
    [id],
  )
  await expire()
  expect(await stateOf(id)).toBe('cancelled')
})

test('a service inside a first day that waits for its evaluation keeps its hour as long as the day its place', async () => {
  const ana = await newcomer(server, 1)
  const { pool } = server.database
  const records = `medical_records where dog_id = $1 and kind = 'evaluation'`
  const { rows: evaluations } = await pool.query(`delete from ${records} returning id`, ana.dogs)
  expect(evaluations).toHaveLength(1)
  const day = nextOpenDay('Guardería', 142)
  const addOns = [{ serviceId: await serviceOf(server, 'Grooming'), start: instantAt(day, '15:00') }]
  const { body } = await ana.request('POST', path, bodyFor(ana, day, { addOns }))
  expect(body.data.serviceBooking).toMatchObject({ status: 'pending', awaits: ['evaluation'] })
  const { rows } = await pool.query<{ id: string }>('select id from bookings where client_id = $1', [ana.id])
  for (const { id } of rows) await age('bookings', id, hold + 1)
  const states = () => Promise.all(rows.map(({ id }) => stateOf(id)))
  await expire()
  expect(await states()).toEqual(['pending', 'pending'])
  await pool.query(`update bookings set awaits = '{}' where client_id = $1`, [ana.id])
  await expire()
  expect(await states()).toEqual(['cancelled', 'cancelled'])
})

test('bookings recorded, confirmed or paid at the desk stay, and so do those of known clients', async () => {
  const day = nextOpenDay('Guardería', 128)
  const [written, confirmed, paid, known] = [
    await newcomer(server, 1),
    await newcomer(server, 1),
    await newcomer(server, 1),
    await newcomer(server, 1),
  ]
  const ids = [
    (await server.request('marta', 'POST', path, bodyFor(written, day))).body.data.serviceBooking
      .id as string,
    await bookedBy(confirmed, day),
    await bookedBy(paid, day),
    await bookedBy(known, day),
  ]
  await server.request('marta', 'PUT', `${path}/${ids[1]}`, { status: 'confirmed' })
  const deposit = { amountCentavos: 100_00, method: 'cash' }
  expect((await server.request('marta', 'POST', `${path}/${ids[2]}/payments`, deposit)).status).toBe(201)
  await known.wasHere()
  for (const id of ids) await age('bookings', id, hold * 2)
  await expire()
  expect(await Promise.all(ids.map(stateOf))).toEqual(['confirmed', 'confirmed', 'pending', 'pending'])
})

const outbox = async () => {
  const folder = join(server.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
}

test('the mail of a first visit says until when it is kept', async () => {
  const ana = await newcomer(server, 1)
  await bookedBy(ana, nextOpenDay('Guardería', 135))
  await vi.waitFor(async () => {
    const mails = (await outbox()).filter((mail) => mail.includes(ana.email))
    const words = mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll(/\s+/g, ' '))
    const kept = words.filter((mail) => /les guardamos el lugar sin confirmar hasta las? \d/.test(mail))
    expect(kept).toHaveLength(1)
  }, within)
})

test('an order that is not paid releases its pieces in time, and its client is notified', async () => {
  const ana = await newcomer(server)
  const stock = async () => {
    const { body } = await server.request(null, 'GET', '/api/products')
    return body.data.products[0] as { id: number; stock: number }
  }
  const before = await stock()
  const order = { items: [{ productId: before.id, quantity: 2 }], delivery: 'pickup', payment: 'counter' }
  const { body } = await ana.request('POST', '/api/orders', order)
  const { _id: id } = body.data.order
  await age('orders', id, defaultTerms.orderHoldHours.counter - 1)
  await expireUnpaidOrders(server.database.db)
  expect((await stock()).stock).toBe(before.stock - 2)
  await age('orders', id, 1)
  await Promise.all([expireUnpaidOrders(server.database.db), expireUnpaidOrders(server.database.db)])
  expect((await stock()).stock).toBe(before.stock)
  expect((await ana.request('GET', `/api/orders/${id}`)).body.data.order.status).toBe('cancelled')
  await vi.waitFor(async () => expect(await notificationsOf(ana)).toContain('order-cancelled'), within)
})

test('an order that is paid in time keeps its pieces', async () => {
  const ana = await newcomer(server)
  const { body: shop } = await server.request(null, 'GET', '/api/products')
  const order = {
    items: [{ productId: shop.data.products[0].id, quantity: 1 }],
    delivery: 'pickup',
    payment: 'counter',
  }
  const { body } = await ana.request('POST', '/api/orders', order)
  const { _id: id } = body.data.order
  await server.request('marta', 'PATCH', `/api/orders/${id}`, { status: 'paid' })
  await age('orders', id, defaultTerms.orderHoldHours.counter * 2)
  await expireUnpaidOrders(server.database.db)
  expect((await ana.request('GET', `/api/orders/${id}`)).body.data.order.status).toBe('paid')
})

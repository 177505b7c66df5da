import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { today } from '../../../apps/api/src/http/clock.ts'
import { eligibleDog } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay, openDayAfter, openDaysInARow } from '../../support/bookings/next-open-day.ts'
import { eventsDelivered } from '../../support/bookings/events-delivered.ts'
import { sendImport } from '../../support/requests/import-file.ts'
import { openNetwork, type Network } from '../../support/requests/open-network.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
let network: Network
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  network = await openNetwork(server)
  for (const name of ['Uno', 'Dos', 'Tres']) await eligibleDog(server, name, { weightKg: 8 })
})
afterAll(() => server.close())

type Fault = { message: string }

const sql = async (text: string, values: unknown[] = []) =>
  (await server.database.pool.query(text, values)).rows
/** Number of notifications, once every event was delivered. */
async function notified(): Promise<number> {
  await eventsDelivered(server.database.pool)
  return (await sql('select count(*)::int as n from notifications'))[0].n
}
const send = async (table: string, how = {}) => (await sendImport(network, 'bookings', table, how)).import
const undo = async (id: string) =>
  (await network.request('admin', { method: 'DELETE', path: `/api/imports/${id}` })).body.data
const usedOn = async (day: string) =>
  (await sql(`select used from places where pool = 'guarderia' and day = $1`, [day]))[0]?.used ?? 0
const bookingsOf = (dog: string) =>
  sql(
    `select b.status, b.service_type as type, b.start_day::text as start, b.end_day::text as "end", b.total_centavos::int as total,
       b.discount_centavos::int as discount, b.awaits, b.held_until is not null as held, b.notes
     from bookings b join booking_dogs bd on bd.booking_id = b.id join dogs d on d.id = bd.dog_id
     where d.name = $1 order by b.created_at, b.id`,
    [dog],
  )

/** Day as the United States write it. */
const american = (day: string) => day.replace(/(\d+)-(\d+)-(\d+)/, '$2/$3/$1')
/** Open day whose date cannot be a month. */
function dayAfterTwelfth(ahead: number) {
  let day = nextOpenDay('Hotel', ahead)
  while (Number(day.slice(8)) <= 12) day = openDayAfter('Hotel', day)
  return day
}

test('books with the columns of Gingr, once, and sends no notification', async () => {
  const start = dayAfterTwelfth(40)
  const end = openDayAfter('Hotel', start)
  const table =
    'Reservation ID,Owner Email,Animal Name,Reservation Type,Start Date,End Date,Status,Notes\n' +
    `r-1,ana@demo.rumi.mx,Uno,Boarding,${american(start)} 03:30 PM,${american(end)} 10:00 AM,Confirmed,Duerme con luz\n`
  const before = await notified()
  expect(await send(table, { dryRun: true })).toMatchObject({ created: 1, faulty: 0 })
  expect(await bookingsOf('Uno')).toEqual([])
  expect(await send(table)).toMatchObject({ created: 1, faulty: 0 })
  expect(await send(table)).toMatchObject({ id: null, created: 0, known: 1 })
  expect(await bookingsOf('Uno')).toEqual([
    expect.objectContaining({
      status: 'confirmed',
      type: 'Hotel',
      start,
      end,
      discount: 0,
      notes: 'Duerme con luz',
    }),
  ])
  expect(await notified()).toBe(before)
  const [{ visits }] = await sql(
    `select count(*)::int as visits from visits v join dogs d on d.id = v.dog_id where d.name = 'Uno' and v.status = 'expected'`,
  )
  expect(visits).toBe(1)
  // Another file without ids names the same booking.
  const again = `correo,perro,servicio,entrada,salida\nana@demo.rumi.mx,UNO,hotel,${start},${end}\n`
  expect(await send(again)).toMatchObject({ created: 0, known: 1 })
})

test('a full day takes no more, also by two imports at the same time', async () => {
  const [day] = openDaysInARow('Guardería', 60, 1) as [string]
  await sql(`update pools set capacity = 2 where name = 'guarderia'`)
  const row = (dog: string) => `ana@demo.rumi.mx,${dog},Daycare,${day}\n`
  const heading = 'Client email,Pet name,Service,Appointment date\n'
  const both = await Promise.all([
    send(heading + row('Uno') + row('Dos')),
    send(heading + row('Tres') + row('Dos')),
  ])
  await sql(`update pools set capacity = 20 where name = 'guarderia'`)
  expect(both.reduce((sum, { created }) => sum + created, 0)).toBe(2)
  const reasons: string[] = both.flatMap(({ faults }) => faults.map(({ message }: Fault) => message))
  expect(reasons.length).toBeGreaterThan(0)
  for (const reason of reasons) expect(reason).toContain('ya está lleno')
  expect(await usedOn(day)).toBe(2)
})

test('a lower price is a discount that says why, and a higher one is an error', async () => {
  const [day, next] = openDaysInARow('Guardería', 70, 2) as [string, string]
  const table =
    'Client email,Pet name,Service,Appointment date,Total price\n' +
    `ana@demo.rumi.mx,Dos,Daycare,${day},100.00\nana@demo.rumi.mx,Dos,Daycare,${next},"$90,000.00"\n`
  const { created, faults } = await send(table)
  expect(created).toBe(1)
  expect(faults).toEqual([
    { line: 3, field: '', message: expect.stringMatching(/Allá costaba \$90,000\.00 MXN y aquí cuesta/) },
  ])
  const agreed = (await bookingsOf('Dos')).find(({ start }) => start === day)
  expect(agreed).toMatchObject({ status: 'confirmed', total: 10_000, discount: expect.any(Number) })
  expect(agreed.discount).toBeGreaterThan(0)
})

test('a visit is booked at its hour in the time zone of the business', async () => {
  const day = nextOpenDay('Grooming', 50)
  const [{ name }] = await sql(
    `select name from services where type = 'Grooming' and active order by created_at limit 1`,
  )
  const table = `Client email,Pet name,Service,Appointment date,Start time\nana@demo.rumi.mx,Tres,${name},${day},10:30 AM\n`
  expect(await send(table)).toMatchObject({ created: 1, faulty: 0 })
  const [{ at }] = await sql(
    `select to_char(b.start_at at time zone 'America/Mexico_City', 'YYYY-MM-DD HH24:MI') as at
     from bookings b join booking_dogs bd on bd.booking_id = b.id join dogs d on d.id = bd.dog_id
     where d.name = 'Tres' and b.service_type = 'Grooming'`,
  )
  expect(at).toBe(`${day} 10:30`)
})

test('a dog without its medical records has its place until they are due', async () => {
  await eligibleDog(server, 'Sin papeles', { medicalRecords: false })
  const [day] = openDaysInARow('Guardería', 80, 1) as [string]
  const table = `correo,perro,servicio,fecha\nana@demo.rumi.mx,Sin papeles,Guardería,${day}\n`
  const before = await notified()
  expect(await send(table)).toMatchObject({ created: 1, faulty: 0 })
  expect(await bookingsOf('Sin papeles')).toEqual([
    expect.objectContaining({ status: 'pending', awaits: expect.arrayContaining(['papers']), held: true }),
  ])
  expect(await notified()).toBe(before)
})

test('a row that cannot be booked says why in Spanish', async () => {
  const open = nextOpenDay('Hotel', 90)
  const rows = [
    [open, 'Guardería', 'Cancelled', /se importan las reservas que vienen/],
    [open, 'Peluquería canina', '', /no hay un servicio/],
    [open, 'Bath', '', /puede ser «.+» o «.+»/],
    [open, 'Hotel', '', /día de salida/],
    [addDays(today(), -10), 'Guardería', '', /pasado|pasó/],
    [addDays(today(), 3000), 'Guardería', '', /./],
    ['mañana', 'Guardería', '', /No entendimos la fecha/],
  ] as const
  const table = `correo,perro,fecha,servicio,estado\n${rows
    .map(([day, service, status]) => `ana@demo.rumi.mx,Uno,${day},${service},${status}\n`)
    .join('')}`
  const { created, faults } = await send(table)
  expect(created).toBe(0)
  expect(faults).toHaveLength(rows.length)
  for (const [at, [, , , reason]] of rows.entries()) expect(faults[at].message).toMatch(reason)
})

test('undo removes unchanged and unpaid bookings, and gives their places back', async () => {
  const days = openDaysInARow('Guardería', 100, 3)
  const table = `correo,perro,servicio,fecha\n${days.map((day) => `ana@demo.rumi.mx,Uno,Guardería,${day}\n`).join('')}`
  const { id, created } = await send(table)
  expect(created).toBe(3)
  const booked = await sql(
    `select b.id, b.start_day::text as day from bookings b join imported_rows r on r.booking_id = b.id where r.import_id = $1 order by 2`,
    [id],
  )
  const [paid, cancelled] = booked
  const payment = await network.request('marta', {
    method: 'POST',
    path: '/api/payments',
    body: { target: { bookingId: paid.id }, method: 'card', amountCentavos: 1000 },
  })
  expect(payment.status).toBe(201)
  const change = await network.request('marta', {
    method: 'PUT',
    path: `/api/serviceBookings/${cancelled.id}`,
    body: { status: 'cancelled' },
  })
  expect(change.status).toBe(200)
  expect(await undo(id)).toEqual({
    removed: 1,
    hasMore: false,
    leftOver: 2,
    left: expect.arrayContaining([
      { name: 'Uno', reason: 'changed' },
      { name: 'Uno', reason: 'used' },
    ]),
  })
  expect(await Promise.all(days.map(usedOn))).toEqual([1, 0, 0])
  expect(await send(table)).toMatchObject({ created: 1, known: 2 })
})

import { addDays, instantAt, lostAfterDays, type Sales } from '@rumi/contract'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Some weeks in which the demo has nothing. */
const [from, to] = ['2024-05-06', '2024-05-19']
const span = `from=${from}&to=${to}`
const read = async (): Promise<Sales> =>
  (await server.request('admin', 'GET', `/api/reports/sales?${span}`)).body.data.sales

/** Creates a client with a past hotel stay, and optionally an upcoming one. */
async function client(name: string, stay: { start: string; end: string }, ahead?: string) {
  const { pool } = server.database
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (name, last_name, role, created_at) values ($1, 'Soto', 'cliente', $2) returning id`,
    [name, instantAt(stay.start, '12:00')],
  )
  const dog = await pool.query<{ id: string }>(
    `insert into dogs (owner_id, name, sex, birth_date, weight_kg) values ($1, 'Sol', 'hembra', '2020-01-01', 8) returning id`,
    [rows[0]!.id],
  )
  const booked = (status: string, start: string, end: string) =>
    pool.query(
      `with booked as (
         insert into bookings (client_id, service_id, start_day, end_day, resource_id, total_centavos, status)
         select $1, s.id, $2::date, $3::date, r.id, 1160, $4 from services s, resources r where s.type = 'Hotel' and r.kind = 'room'
         order by r.name limit 1 returning id
       ), dogs as (insert into booking_dogs (booking_id, dog_id, owner_id) select id, $5, $1 from booked)
       insert into booking_events (booking_id, to_status, at) select id, $4, $6 from booked`,
      [rows[0]!.id, start, end, status, dog.rows[0]!.id, instantAt(end, '11:00')],
    )
  await booked('checked-out', stay.start, stay.end)
  if (ahead) await booked('confirmed', ahead, addDays(ahead, 1))
  return rows[0]!.id
}

test('the same days of the year before stand beside a span that requests them', async () => {
  const compared = async (query: string): Promise<Sales> =>
    (await server.request('admin', 'GET', `/api/reports/sales?${query}`)).body.data.sales
  await client('Lía', { start: '2023-05-08', end: '2023-05-11' })
  const { before, counts } = await compared(`${span}&compare=year`)
  expect([before.from, before.to]).toEqual(['2023-05-06', '2023-05-19'])
  expect(before.counts).toMatchObject({ stays: 1, nights: 3, newClients: 1 })
  expect(counts.newClients).toBe(0)
  expect(before.periods.map(({ start }) => start)).toEqual(
    Array.from({ length: 14 }, (_, at) => addDays('2023-05-06', at)),
  )
  expect((await compared(span)).before.from).toBe('2024-04-22')
})

test('stays have their nights, who is new and who was lost is named, and who comes again was not', async () => {
  const lastDay = addDays(from, 3 - lostAfterDays)
  const before = await read()
  const nia = await client('Nía', { start: '2024-05-07', end: '2024-05-10' })
  await client('Noé', { start: '2024-05-11', end: '2024-05-12' })
  const lost = await client('Pía', { start: addDays(lastDay, -2), end: lastDay })
  await client('Ron', { start: addDays(lastDay, -1), end: addDays(lastDay, 1) }, '2024-05-25')
  await client('Uma', { start: addDays(from, -lostAfterDays - 9), end: addDays(from, -lostAfterDays - 1) })
  const { counts, newClients, lostClients, ...after } = await read()
  expect(counts).toMatchObject({ stays: 2, nights: 4, newClients: 2, lostClients: 1 })
  expect(newClients.map(({ name }) => name)).toEqual(['Noé Soto', 'Nía Soto'])
  expect(newClients[1]!.clientId).toBe(nia)
  expect(lostClients).toEqual([{ clientId: lost, name: 'Pía Soto', lastVisit: lastDay }])
  expect(before.counts).toMatchObject({ stays: 0, nights: 0, lostClients: 0 })
  expect(after.before.counts.lostClients).toBe(1)
})

test('each part of the page is taken away as a workbook whose figures are those of the page, types intact', async () => {
  const login = { email: 'admin@demo.rumi.mx', password: 'lomito-feliz-2026' }
  const { token } = (await server.request(null, 'POST', '/api/auth/login', login)).body
  const lastWeeks = await server.request('admin', 'GET', '/api/reports/sales')
  const sales: Sales = lastWeeks.body.data.sales
  async function rowsOf(report: string) {
    const reply = await server.app.inject({
      url: `/api/reports/exports/${report}/workbook?from=${sales.from}&to=${sales.to}`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(reply.statusCode).toBe(200)
    const [sheet] = await readWorkbook(reply.rawPayload)
    const [, ...rows] = sheet!.data
    return rows
  }
  const centavosOf = (rows: readonly unknown[][]) =>
    Math.round(rows.reduce((sum, row) => sum + Number(row[3]), 0) * 100)

  const income = await rowsOf('income')
  expect(income.length).toBeGreaterThan(5)
  expect(income.every(([day, , , amount]) => day instanceof Date && typeof amount === 'number')).toBe(true)
  expect(centavosOf(income)).toBe(sales.incomeCentavos)
  const visits = await rowsOf('visits')
  expect(visits.map(([, now, before]) => [now, before])).toEqual(
    [
      ...(['delivered', 'dogs', 'noShows', 'cancelled', 'newClients', 'lostClients'] as const),
      ...(['stays', 'nights', 'incidents'] as const),
    ].map((what) => [sales.counts[what], sales.before.counts[what]]),
  )
  const clients = await rowsOf('clients')
  expect(clients.slice(0, sales.bestClients.length).map(([name]) => name)).toEqual(
    sales.bestClients.map(({ name }) => name),
  )
})

test('counts visits, no-shows and cancellations by the days of the visit, as the linked list does', async () => {
  const { pool } = server.database
  // Cancelled and missed long after or before their days.
  for (const status of ['cancelled', 'no-show'])
    await pool.query(
      `with booked as (
         insert into bookings (client_id, service_id, start_day, end_day, total_centavos, status)
         select $1, (select id from services where type = 'Guardería' order by id limit 1), d.day, d.day + 2, 1160, $2
         from (values ($3::date - 1), ($4::date), ($4::date + 1)) d (day) returning id
       ), dogs as (
         insert into booking_dogs (booking_id, dog_id, owner_id)
         select b.id, (select id from dogs where owner_id = $1 limit 1), $1 from booked b
       ) insert into booking_events (booking_id, to_status, at) select id, $2, $5 from booked`,
      [server.ids.ana, status, from, to, instantAt(addDays(to, 40), '11:00')],
    )
  const { counts } = await read()
  const listed = async (status: string) =>
    (await server.request('admin', 'GET', `/api/serviceBookings?${span}&limit=200&status=${status}`)).body
      .data.serviceBookings.length
  expect([await listed('cancelled'), await listed('no-show')]).toEqual([2, 2])
  expect([counts.delivered, counts.noShows, counts.cancelled]).toEqual([
    await listed('checked-out'),
    await listed('no-show'),
    await listed('cancelled'),
  ])
})

test('counts the incidents of the days, as the linked list does', async () => {
  const { body } = await server.request('marta', 'GET', '/api/rumis?limit=1')
  const happen = async (occurredAt: string) => {
    const dogs = [{ rumiId: body.data.rumis[0]._id, role: 'hurt' }]
    const made = { kind: 'injury', occurredAt, description: 'Se raspó.', dogs }
    const { status, body: written } = await server.request('marta', 'POST', '/api/incidents', made)
    expect(status).toBe(201)
    return written.data.incident.id as string
  }
  await happen(instantAt(addDays(from, -1), '23:59'))
  await server.request('marta', 'POST', `/api/incidents/${await happen(instantAt(from, '00:00'))}/send`, {})
  await happen(instantAt(to, '23:59'))
  await happen(instantAt(addDays(to, 1), '00:00'))
  const { counts, before } = await read()
  const listed = await server.request('marta', 'GET', `/api/incidents?${span}`)
  expect([counts.incidents, before.counts.incidents]).toEqual([2, 1])
  expect(listed.body.data.incidents).toHaveLength(counts.incidents)
})

import { addDays, type ExpiringMedicalRecordOfDog, type OccupancyReport } from '@rumi/contract'
import readWorkbook from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { today } from '../http/clock.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const sql = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await server.database.pool.query<Row>(text, values)).rows
const read = async (query: string): Promise<OccupancyReport> =>
  (await server.request('admin', 'GET', `/api/reports/houseUse?${query}`)).body.data.houseUse

/** Days of a month in which the demo has nothing: Monday 6 to Sunday 12 May 2024. */
const [from, to] = ['2024-05-06', '2024-05-12']
const week = `from=${from}&to=${to}`
const roomsThere = async () =>
  Number(
    (await sql<{ count: string }>(`select count(*) from resources where kind = 'room' and active`))[0]!.count,
  )

/** Finished booking of Canela of a service type, optionally in a room. */
const over = (service: string, start: string, end: string, roomId: string | null = null) =>
  sql(
    `with booked as (
       insert into bookings (client_id, service_id, start_day, end_day, resource_id, total_centavos, status)
       select $1, s.id, $2::date, $3::date, $4, 100, 'checked-out' from services s where s.type = $5 limit 1 returning id
     ), taken as (
       insert into booking_days (booking_id, pool, day, dogs)
       select b.id, p.pool, $2::date, 1 from booked b join service_pools p on p.service_type = $5 and p.pool is not null
     ), places as (
       insert into places (pool, day, capacity, used)
       select p.pool, $2::date, 10, 1 from service_pools p where p.service_type = $5 and p.pool is not null
     ) insert into booking_dogs (booking_id, dog_id, owner_id)
       select b.id, d.id, $1 from booked b join dogs d on d.owner_id = $1 and d.name = 'Canela'`,
    [server.ids.ana, start, end, roomId, service],
  )
const stay = (roomId: string, start: string, end: string) => over('Hotel', start, end, roomId)

test('an empty business has its places and rooms, and none is taken', async () => {
  const rooms = await roomsThere()
  const use = await read(week)
  expect(use).toMatchObject({ from, to, before: { from: '2024-04-29', to: '2024-05-05' } })
  expect(use.hotel).toEqual({ used: 0, capacity: rooms * 7 })
  expect(use.dayCare.used).toBe(0)
  expect(use.dayCare.capacity).toBeGreaterThan(0)
  expect(use.periods.map(({ start }) => start)).toEqual(
    Array.from({ length: 7 }, (_, day) => addDays(from, day)),
  )
  const closed = use.periods.filter(({ dayCare }) => dayCare.capacity === 0)
  expect(closed.length).toBeGreaterThan(0)
})

test('a night is taken from the day of arrival to the one before leaving, in the period and in the one before', async () => {
  const rooms = await sql<{ id: string }>(
    `select id from resources where kind = 'room' and active order by name limit 2`,
  )
  await stay(rooms[0]!.id, '2024-05-05', '2024-05-08')
  await stay(rooms[1]!.id, '2024-05-12', '2024-05-20')
  const use = await read(week)
  expect([use.hotel.used, use.before.hotel.used]).toEqual([3, 1])
  expect(use.periods.map(({ hotel }) => hotel.used)).toEqual([1, 1, 0, 0, 0, 0, 1])
})

test('a room out of service is not available, and a removed room counts while it was taken', async () => {
  // The demo's guests of these days would hold their rooms.
  await sql(`update bookings set status = 'checked-out' where status = 'checked-in'`)
  await sql(`update bookings set status = 'cancelled' where status in ('pending', 'confirmed')`)
  const before = await read(week)
  const [closed, gone] = await sql<{ id: string }>(
    `select id from resources where kind = 'room' and active order by name desc limit 2`,
  )
  await sql(
    `insert into room_closures (resource_id, from_day, to_day) values ($1, '2024-05-10', '2024-05-12')`,
    [closed!.id],
  )
  await stay(gone!.id, '2024-05-07', '2024-05-08')
  await sql(`update resources set active = false where id = $1`, [gone!.id])
  const use = await read(week)
  expect(use.hotel.used).toBe(before.hotel.used + 1)
  expect(use.hotel.capacity).toBe(before.hotel.capacity - 2 - 6)
  await sql(`update resources set active = true where id = $1`, [gone!.id])
})

test('places of day care count on the days it is open', async () => {
  await over('Guardería', '2024-05-06', '2024-05-06')
  const use = await read(week)
  expect(use.periods[0]?.dayCare).toEqual({ used: 1, capacity: 10 })
  expect(use.dayCare.used).toBe(1)
})

test('groups a long span by month with the same sum', async () => {
  const use = await read('from=2024-03-01&to=2024-06-30')
  expect(use.periods.map(({ start }) => start)).toEqual([
    '2024-03-01',
    '2024-04-01',
    '2024-05-01',
    '2024-06-01',
  ])
  expect(use.periods.reduce((sum, { hotel }) => sum + hotel.capacity, 0)).toBe(use.hotel.capacity)
  expect(use.periods.reduce((sum, { hotel }) => sum + hotel.used, 0)).toBe(use.hotel.used)
  const refused = await server.request('admin', 'GET', '/api/reports/houseUse?from=2024-05-12&to=2024-05-06')
  expect(refused.body.code).toBe('dates-reversed')
})

test('medical records that end within 30 days lead to their dogs; those of closed accounts and renewed ones do not', async () => {
  const [dog] = await sql<{ id: string; name: string }>(
    `insert into dogs (owner_id, name, sex, birth_date) values ($1, 'Vence', 'macho', '2020-01-01') returning id, name`,
    [server.ids.luis],
  )
  const medicalRecord = (product: string, ends: string) =>
    sql(
      `insert into medical_records (dog_id, owner_id, kind, product, applied_on, expires_on, verified_at, verified_by, without_evidence)
       values ($1, $2, 'vaccine', $3, $4, $5, now(), $6, 'La vimos en la casa')`,
      [dog!.id, server.ids.luis, product, addDays(today(), -300), ends, server.ids.marta],
    )
  await medicalRecord('Rabia', addDays(today(), 30))
  await medicalRecord('Bordetella', addDays(today(), 31))
  const listed = async (): Promise<ExpiringMedicalRecordOfDog[]> =>
    (
      await server.request('admin', 'GET', '/api/reports/expiringMedicalRecords')
    ).body.data.medicalRecords.filter(({ dogId }: ExpiringMedicalRecordOfDog) => dogId === dog!.id)
  expect(await listed()).toMatchObject([
    { dogName: 'Vence', requirement: 'rabies', expiresOn: addDays(today(), 30), ownerId: server.ids.luis },
  ])
  const { body: csv } = await server.request(
    'admin',
    'GET',
    '/api/reports/exports/expiring-medical-records/csv',
  )
  expect(String(csv)).toContain(`${addDays(today(), 30)},Vence,`)
  await sql(`update users set closed_at = now() where id = $1`, [server.ids.luis])
  expect(await listed()).toEqual([])
  await sql(`update users set closed_at = null where id = $1`, [server.ids.luis])
  await sql(`update dogs set ended = 'gone', ended_on = $2 where id = $1`, [dog!.id, today()])
  expect(await listed()).toEqual([])
  await sql(`update dogs set ended = null, ended_on = null where id = $1`, [dog!.id])
  await medicalRecord('Rabia', addDays(today(), 400))
  expect(await listed()).toEqual([])
})

test('occupancy is taken away with the sums of the period and of the one before', async () => {
  const { body: csv } = await server.request('admin', 'GET', `/api/reports/exports/occupancy/csv?${week}`)
  const lines = String(csv).slice(1).trimEnd().split('\r\n')
  const { hotel, dayCare, before } = await read(week)
  expect(lines[0]).toBe(
    'Desde,Suma,"Guardería, lugares ocupados","Guardería, lugares","Hotel, noches ocupadas","Hotel, noches"',
  )
  expect(lines).toHaveLength(1 + 7 + 2)
  expect(lines.at(-2)).toBe(
    `${from},Todo el periodo,${dayCare.used},${dayCare.capacity},${hotel.used},${hotel.capacity}`,
  )
  expect(lines.at(-1)).toBe(
    `${before.from},Periodo anterior,${before.dayCare.used},${before.dayCare.capacity},${before.hotel.used},${before.hotel.capacity}`,
  )
  const login = { email: 'admin@demo.rumi.mx', password: 'lomito-feliz-2026' }
  const { token } = (await server.request(null, 'POST', '/api/auth/login', login)).body
  const { rawPayload } = await server.app.inject({
    url: `/api/reports/exports/occupancy/workbook?${week}`,
    headers: { authorization: `Bearer ${token}` },
  })
  const [sheet] = await readWorkbook(rawPayload)
  for (const [day, , ...figures] of sheet!.data.slice(1)) {
    expect(day).toBeInstanceOf(Date)
    expect(figures.map((figure) => typeof figure)).toEqual(['number', 'number', 'number', 'number'])
  }
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { nextOpenDay } from '../../../../tests/support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'
import { seedTaxData } from '../db/seed/demo/demo-tax-data.ts'
import { refuseDemoAccounts, removeDemo } from './index.ts'

let server: TestServer
beforeEach(async () => void (server = await openTestServer()))
afterEach(() => server.close())

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows
const count = async (from: string) =>
  (await rows<{ n: number }>(`select count(*)::int as n from ${from}`))[0]!.n

/** Returns differences between counted places, rooms and people and the remaining bookings. */
const wrongCounts = () =>
  rows(`select p.day from places p where p.used <> (
    select coalesce(sum(d.dogs), 0) from booking_days d where d.pool = p.pool and d.day = p.day)`)

const tryLogin = (name: string) =>
  server.request(null, 'POST', '/api/auth/login', {
    email: `${name}@demo.rumi.mx`,
    password: 'lomito-feliz-2026',
  })

test('a database with demo accounts is refused outside demo mode, until the command has removed them', async () => {
  await expect(refuseDemoAccounts(server.database.db)).rejects.toThrow(
    /^The database holds demo accounts .*\(ana@demo\.rumi\.mx and 4 more\).*"npm run remove-demo".*\.$/,
  )
  expect(await count('bookings')).toBeGreaterThan(50)
  expect(await removeDemo(server.database.db)).toEqual({ removed: 17, closed: [], withoutPassword: [] })
  await refuseDemoAccounts(server.database.db)
  for (const table of [
    'users',
    'dogs',
    'bookings',
    'medical_records',
    'sessions',
    'notifications',
    'booking_days',
  ])
    expect(await count(table), table).toBe(0)
  expect(await wrongCounts()).toEqual([])
  expect(await count('places where used > 0')).toBe(0)
  for (const table of ['services', 'products', 'accounts', 'resources'])
    expect(await count(table)).toBeGreaterThan(3)
  expect((await tryLogin('admin')).status).toBe(401)
})

const storedTaxData = () =>
  rows(
    `select data ->> 'rfc' as rfc, data ->> 'taxRegime' as regime from house_settings order by version desc limit 1`,
  )

test("the demo's RFC is removed with it, and one that the business entered stays", async () => {
  await seedTaxData(server.database.db)
  expect(await storedTaxData()).toEqual([{ rfc: 'RUM200101AB5', regime: '601' }])
  await removeDemo(server.database.db)
  expect(await storedTaxData()).toEqual([{ rfc: '', regime: '' }])
  await rows(
    `insert into house_settings (version, data) select max(version) + 1, '{"rfc": "LOM0402291A1", "taxRegime": "601"}' from house_settings`,
  )
  await removeDemo(server.database.db)
  expect(await storedTaxData()).toEqual([{ rfc: 'LOM0402291A1', regime: '601' }])
})

test('data of real people stays; a demo account that it refers to is closed', async () => {
  const [eva] = await rows<{ id: string }>(
    `insert into users (name, last_name, email, role) values ('Eva', 'Sol', 'eva@casa.mx', 'admin') returning id`,
  )
  const [dog] = await rows<{ id: string }>(
    `insert into dogs (owner_id, name, sex, birth_date) values ($1, 'Nube', 'hembra', '2022-01-01') returning id`,
    eva!.id,
  )
  await rows(
    `insert into medical_records (dog_id, owner_id, kind, applied_on, verified_by, verified_at)
     values ($1, $2, 'evaluation', '2026-01-01', $3, now())`,
    dog!.id,
    eva!.id,
    server.ids.marta,
  )
  expect(await removeDemo(server.database.db)).toMatchObject({ removed: 16, closed: ['marta@demo.rumi.mx'] })
  await refuseDemoAccounts(server.database.db)
  expect(await rows('select name from dogs')).toEqual([{ name: 'Nube' }])
  expect(
    await rows('select name, password_hash, closed_at is null as open from users order by name'),
  ).toEqual([
    { name: 'Cuenta', password_hash: null, open: false },
    { name: 'Eva', password_hash: null, open: true },
  ])
  expect((await tryLogin('marta')).status).toBe(401)
  expect((await server.request('marta', 'GET', '/api/auth/me')).status).toBe(401)
})

test('money that was taken stays in the books, and the place it was taken for is free again', async () => {
  const day = nextOpenDay('Guardería', 20)
  const services = await rows<{ id: string }>(`select id from services where type = 'Guardería'`)
  const [canela] = await rows<{ id: string }>(
    `select id from dogs where name = 'Canela' and owner_id = $1`,
    server.ids.ana,
  )
  const booked = await server.request('ana', 'POST', '/api/serviceBookings', {
    serviceId: services[0]!.id,
    rumiIds: [canela!.id],
    start: day,
    end: day,
  })
  expect(booked.status).toBe(201)
  const { id } = booked.body.data.serviceBooking
  await rows(
    `insert into payments (booking_id, client_id, amount_centavos, method, received_by, received_at)
     select id, client_id, 100, 'cash', $2, now() from bookings where id = $1`,
    id,
    server.ids.marta,
  )
  const entry = `insert into gl_entries (date, description, source, source_id, event) values ('2026-10-10', 'Caja', 'payment', 'p1', 'paid') returning id`
  const [posted] = await rows<{ id: string }>(entry)
  await rows(
    `insert into gl_lines select $1, (row_number() over (order by code)) - 1, id, case when row_number() over (order by code) = 1 then 100 else 0 end,
       case when row_number() over (order by code) = 1 then 0 else 100 end from (select * from accounts order by code limit 2) a`,
    posted!.id,
  )
  await rows(`update gl_entries set status = 'posted' where id = $1`, posted!.id)

  expect(await removeDemo(server.database.db)).toMatchObject({
    removed: 15,
    closed: ['ana@demo.rumi.mx', 'marta@demo.rumi.mx'],
  })
  expect(await rows('select id, status from bookings')).toEqual([{ id, status: 'cancelled' }])
  expect(await rows('select amount_centavos::int as amount from payments')).toEqual([{ amount: 100 }])
  // What was written by hand, and the advance that was taken: the bank, its IVA and what is owed for it.
  expect(await count(`gl_entries where status = 'posted'`)).toBe(2)
  expect(await count('gl_lines')).toBe(5)
  expect(await count('places where used > 0')).toBe(0)
  expect(await wrongCounts()).toEqual([])
  expect((await tryLogin('ana')).status).toBe(401)
})

test('an unpaid order returns its products to stock', async () => {
  const stock = () => rows<{ stock: number }>('select stock from products order by id')
  const before = await stock()
  await server.request('ana', 'POST', '/api/orders', {
    items: [{ productId: 1, quantity: 2 }],
    delivery: 'pickup',
    payment: 'counter',
  })
  expect(await stock()).not.toEqual(before)
  await removeDemo(server.database.db)
  expect(await stock()).toEqual(before)
  expect(await count('orders')).toBe(0)
})

test('staff who only changed the address lose the published password and their sessions', async () => {
  await rows(`update users set email = 'jefa@casa.mx' where email = 'admin@demo.rumi.mx'`)
  await rows(`delete from sessions where user_id <> $1`, server.ids.admin)
  await expect(refuseDemoAccounts(server.database.db)).rejects.toThrow(/jefa@casa\.mx|ana@demo/)
  expect(await removeDemo(server.database.db)).toMatchObject({ withoutPassword: ['jefa@casa.mx'] })
  await refuseDemoAccounts(server.database.db)
  expect(await rows('select email, role, password_hash from users')).toEqual([
    { email: 'jefa@casa.mx', role: 'admin', password_hash: null },
  ])
  expect((await server.request('admin', 'GET', '/api/auth/me')).status).toBe(401)
})

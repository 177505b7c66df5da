import { addDays } from '@rumi/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openNetwork, type Network } from '../../../../tests/support/requests/open-network.ts'
import { nextOpenDay } from '../../../../tests/support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
let network: Network
let eva: { id: string; token: string; email: string }
let request: (method: string, path: string, body?: unknown) => ReturnType<Network['request']>

beforeAll(async () => {
  server = await openTestServer()
  network = await openNetwork(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  eva = await network.newcomerLike('ana')
  request = (method, path, body) => network.request('ana', { method, path, body, token: eva.token })
})

const rows = async <Row extends object>(query: string, ...values: unknown[]) =>
  (await server.database.pool.query<Row>(query, values)).rows

async function step(booking: string, ...statuses: string[]) {
  for (const status of statuses) await rows('update bookings set status = $2 where id = $1', booking, status)
}

const welcome = async () => {
  const dog = { name: 'Nube', sex: 'hembra', birthDate: '2022-01-01', microchip: '981', vet: 'Dra. Sol' }
  const { body } = await request('POST', '/api/rumis', dog)
  return String(body.data.rumi._id)
}

async function bookTraining(dog: string) {
  const catalog = await network.request(null, { method: 'GET', path: '/api/catalog' })
  const { id } = catalog.body.data.services.find(
    (s: { serviceType: string }) => s.serviceType === 'Entrenamiento',
  )
  const from = nextOpenDay('Entrenamiento', 2)
  const path = `/api/availability?serviceId=${id}&from=${from}&to=${addDays(from, 40)}`
  const { body } = await network.request(null, { method: 'GET', path })
  const slot = body.data.availability
    .flatMap((day: { slots: { remaining: number }[] }) => day.slots)
    .find((one: { remaining: number }) => one.remaining > 0)
  const booked = await request('POST', '/api/serviceBookings', {
    serviceId: id,
    rumiIds: [dog],
    start: slot.start,
    end: slot.end,
    notes: 'Llamar al 55 1234 5678',
  })
  return String(booked.body.data.serviceBooking.id)
}

async function pay(booking: string, amount: number | 'all') {
  await rows(
    `insert into payments (booking_id, client_id, amount_centavos, method, received_by, received_at)
     select id, client_id, coalesce($2::bigint, total_centavos), 'cash', $3, now() from bookings where id = $1`,
    booking,
    amount === 'all' ? null : amount,
    server.ids.marta,
  )
}

const requestPass = async () => {
  const { body } = await request('POST', '/api/passes', { kind: 'training-5' })
  return String(body.data.pass.id)
}

const order = { items: [{ productId: 1, quantity: 2 }], delivery: 'pickup', payment: 'counter' }
const stock = async () => (await rows<{ stock: number }>('select stock from products where id = 1'))[0]!.stock
const close = () => request('DELETE', `/api/users/${eva.id}`)

test('closing an account erases the person, cancels future visits and keeps past ones', async () => {
  const before = await stock()
  const dog = await welcome()
  const booking = await bookTraining(dog)
  await request('POST', '/api/orders', order)
  expect((await close()).status).toBe(204)

  const [person] = await rows('select * from users where id = $1', eva.id)
  expect(person).toMatchObject({
    name: 'Cuenta',
    last_name: 'cerrada',
    phone: '',
    invoice: null,
    password_hash: null,
    closed_at: expect.any(String),
  })
  expect(JSON.stringify(person)).not.toContain(eva.email)
  expect(await rows('select status, notes from bookings where id = $1', booking)).toEqual([
    { status: 'cancelled', notes: '' },
  ])
  expect(await rows('select status from orders where user_id = $1', eva.id)).toEqual([
    { status: 'cancelled' },
  ])
  expect(await stock()).toBe(before)
  expect(await rows('select name, microchip, vet from dogs where id = $1', dog)).toEqual([
    { name: 'Rumi', microchip: '', vet: '' },
  ])
})

test('their sessions end with it, their address is free again, and no list shows them', async () => {
  expect((await close()).status).toBe(204)
  expect((await request('GET', '/api/auth/me')).status).toBe(401)
  const login = { email: eva.email, password: 'lomito-feliz-2026' }
  expect((await network.request(null, { method: 'POST', path: '/api/auth/login', body: login })).status).toBe(
    401,
  )
  const again = await network.request('admin', {
    method: 'POST',
    path: '/api/users',
    body: { name: 'Eva', lastName: 'Otra Vez', email: eva.email },
  })
  expect(again.status).toBe(201)
  const path = `/api/users?search=cerrada&limit=200`
  const { body } = await network.request('marta', { method: 'GET', path })
  expect(body.data.users.map(({ id }: { id: string }) => id)).not.toContain(eva.id)
})

test('a closed account is a missing one, also for an administrator', async () => {
  await close()
  const path = `/api/users/${eva.id}`
  expect((await network.request('admin', { method: 'DELETE', path })).status).toBe(404)
  expect((await network.request('admin', { method: 'PUT', path, body: { phone: '' } })).status).toBe(404)
})

test('rejects closing a staff account while its till is open', async () => {
  const colleague = await network.newcomerLike('marta')
  const leave = () => network.request('admin', { method: 'DELETE', path: `/api/users/${colleague.id}` })
  await rows(
    `insert into cash_days (till, float_centavos, opened_by) values ('Terraza de verano', 500, $1)`,
    colleague.id,
  )
  expect(await leave()).toMatchObject({
    status: 409,
    body: { code: 'in-use', message: expect.stringContaining('La caja Terraza de verano') },
  })
  await rows(
    `update cash_days set status = 'closed', counts = '[]', counted_centavos = 500, expected_centavos = 500, closed_by = $1, closed_at = now()
     where opened_by = $1`,
    colleague.id,
  )
  expect((await leave()).status).toBe(204)
})

test('rejects closing an account while its dog is in the house', async () => {
  const booking = await bookTraining(await welcome())
  await step(booking, 'confirmed', 'checked-in')
  expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use', message: /está con nosotros/ } })
  expect((await request('GET', '/api/auth/me')).status).toBe(200)
})

test.each([
  ['paid'],
  ['paid', 'preparing'],
  ['paid', 'preparing', 'ready'],
  ['paid', 'preparing', 'shipped'],
])('rejects closing an account while an order is %s %s %s', async (...steps) => {
  await request('POST', '/api/orders', order)
  await rows(`update orders set delivery = 'shipping', ship_to = '{}' where user_id = $1`, eva.id)
  for (const status of steps) await rows('update orders set status = $2 where user_id = $1', eva.id, status)
  expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use' } })
})

test('rejects closing an account while a past visit is not paid in full', async () => {
  const booking = await bookTraining(await welcome())
  await step(booking, 'confirmed', 'checked-in', 'checked-out')
  expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use', message: /^Falta pagar/ } })
  await pay(booking, 'all')
  expect((await close()).status).toBe(204)
})

test.each(['pass', 'order'] as const)(
  'rejects closing an account while a %s is partly paid',
  async (what) => {
    const ordered = async () => String((await request('POST', '/api/orders', order)).body.data.order._id)
    await rows(
      `insert into payments (${what}_id, client_id, amount_centavos, method, received_by, received_at)
     values ($1, $2, 100, 'cash', $3, now())`,
      what === 'pass' ? await requestPass() : await ordered(),
      eva.id,
      server.ids.marta,
    )
    expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use', message: /pagados de algo/ } })
  },
)

test('rejects closing an account with a payment for a future visit', async () => {
  await pay(await bookTraining(await welcome()), 1_00)
  expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use', message: /anticipo pagado/ } })
})

test('rejects closing an account, or granting it a role, while a refund of a cancelled visit is pending', async () => {
  const booking = await bookTraining(await welcome())
  await rows(`update bookings set status = 'confirmed' where id = $1`, booking)
  await pay(booking, 'all')
  expect((await request('DELETE', `/api/serviceBookings/${booking}`)).status).toBe(204)
  expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use', message: /por devolver/ } })
  const staff = { method: 'PUT', path: `/api/users/${eva.id}`, body: { role: 'colaborador' } }
  expect(await network.request('admin', staff)).toMatchObject({ status: 409 })
  const settled = {
    method: 'POST',
    path: `/api/serviceBookings/${booking}/settlements`,
    body: { money: 'return' },
  }
  expect((await network.request('marta', settled)).status).toBe(201)
  expect((await close()).status).toBe(204)
})

test('rejects closing an account while the refund of a cancelled order has failed', async () => {
  const { body } = await request('POST', '/api/orders', order)
  const id = String(body.data.order._id)
  await rows(
    `insert into payments (order_id, client_id, amount_centavos, method, received_at)
     select id, user_id, total_centavos, 'online', now() from orders where id = $1`,
    id,
  )
  await rows(`update orders set status = 'paid' where id = $1`, id)
  await rows(`update orders set status = 'refunded' where id = $1`, id)
  expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use', message: /por devolver/ } })
})

test('rejects closing an account with unspent days of a paid pass; cancels an unpaid pass', async () => {
  const pass = await requestPass()
  await network.request('marta', {
    method: 'PATCH',
    path: `/api/passes/${pass}`,
    body: { status: 'active', payment: { method: 'cash' } },
  })
  expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use', message: /^Quedan 5 días/ } })
  await rows('delete from pass_credits where pass_id = $1', pass)
  const moved = `insert into payments (kind, pass_id, client_id, method, amount_centavos, refund_of, received_at, received_by)
    select $2, pass_id, client_id, method, amount_centavos, case $2 when 'refund' then id end, now(), received_by
    from payments where pass_id = $1 and kind = 'payment'`
  await rows(moved, pass, 'refund')
  expect(await close()).toMatchObject({ status: 409, body: { code: 'in-use', message: /de un pase que se/ } })
  await rows(moved, pass, 'payment')
  const unpaid = await requestPass()
  expect((await close()).status).toBe(204)
  expect(await rows('select status from passes where id = $1', unpaid)).toEqual([{ status: 'cancelled' }])
})

test('a closed account leaves the waiting list', async () => {
  const dog = await welcome()
  const [service] = await rows<{ id: string }>(`select id from services where type = 'Guardería'`)
  await rows(
    `insert into waiting_list (client_id, service_id, rumi_ids, start, "end", first_day)
     values ($1, $2, $3, '2027-01-11', '2027-01-11', '2027-01-11')`,
    eva.id,
    service!.id,
    JSON.stringify([dog]),
  )
  expect((await close()).status).toBe(204)
  expect(await rows('select status from waiting_list where client_id = $1', eva.id)).toEqual([
    { status: 'declined' },
  ])
})

test('exports the stored data of a client under the names of the API', async () => {
  const dog = await welcome()
  const booking = await bookTraining(dog)
  const { status, body } = await request('GET', `/api/users/${eva.id}/data`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    user: { id: eva.id, email: eva.email },
    rumis: [{ _id: dog, microchip: '981' }],
    serviceBookings: [{ id: booking }],
    orders: [],
  })
  expect(JSON.stringify(body)).not.toContain('password')
})

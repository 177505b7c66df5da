import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { openTestServer, type TestServer } from '../../../../tests/support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

type Role = { id: string; version: number; limits: Record<string, string> }

const made = async (name: string, baseRole: string, limits: object): Promise<Role> => {
  const { status, body } = await server.request('admin', 'POST', '/api/roles', { name, baseRole, limits })
  expect(status, JSON.stringify(body)).toBe(201)
  return body.data.role
}
const give = (who: keyof TestServer['ids'], changes: object) =>
  server.request('admin', 'PUT', `/api/users/${server.ids[who]}`, changes)
const whole = async (who: keyof TestServer['ids'], role: string) =>
  expect((await give(who, { role, customRoleId: null })).status).toBe(200)

test('rejects a removed permission of a role from the next request on, and keeps the others', async () => {
  const role = await made('Estética', 'colaborador', { payments: 'see', messages: 'none' })
  const request = (method: 'GET' | 'PATCH', path: string, body?: object) =>
    server.request('marta', method, path, body)
  expect((await request('GET', '/api/messages')).status).toBe(200)
  expect((await give('marta', { customRoleId: role.id })).status).toBe(200)

  expect((await request('GET', '/api/messages')).body).toMatchObject({ code: 'not-your-role' })
  expect((await request('GET', '/api/payments')).status).toBe(200)
  const payment = { target: { bookingId: server.ids.ana }, method: 'cash', amountCentavos: 100 }
  expect((await server.request('marta', 'POST', '/api/payments', payment)).status).toBe(403)
  expect((await request('GET', '/api/rumis')).status).toBe(200)
  const { body } = await request('GET', '/api/auth/me')
  expect(body.data.user).toMatchObject({
    role: 'colaborador',
    limits: { payments: 'see', messages: 'none' },
  })

  const sold = { kind: 'training-5', ownerId: server.ids.ana, payment: { method: 'cash' } }
  expect((await server.request('marta', 'POST', '/api/passes', sold)).body).toMatchObject({
    code: 'not-your-role',
  })
  const order = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
  const bought = (await server.request('ana', 'POST', '/api/orders', order)).body.data.order
  const paid = { status: 'paid', paymentMethod: 'cash' }
  expect((await server.request('marta', 'PATCH', `/api/orders/${bought._id}`, paid)).status).toBe(403)

  const changes = { limits: { payments: 'see' }, version: role.version }
  expect((await server.request('admin', 'PATCH', `/api/roles/${role.id}`, changes)).status).toBe(200)
  expect((await request('GET', '/api/messages')).status).toBe(200)
  await whole('marta', 'colaborador')
  expect((await server.request('marta', 'POST', '/api/payments', payment)).status).not.toBe(403)
})

test('exports are taken away apart from looking, and an area that is closed is not exported either', async () => {
  const exportPaths = ['/api/export-excel', '/api/accounting/exports/trial-balance/csv']
  const statuses = (who: 'marta' | 'conta', paths: string[]) =>
    Promise.all(paths.map(async (path) => (await server.request(who, 'GET', path)).status))
  expect(await statuses('marta', exportPaths)).toEqual([200, 403])
  expect(await statuses('conta', exportPaths)).toEqual([403, 200])

  const desk = await made('Mostrador sin descargas', 'colaborador', { exports: 'none' })
  expect((await give('marta', { customRoleId: desk.id })).status).toBe(200)
  expect(await statuses('marta', ['/api/export-excel', '/api/rumis'])).toEqual([403, 200])

  const books = await made('Libros sin descargas', 'contador', { exports: 'none' })
  expect((await give('conta', { customRoleId: books.id })).status).toBe(200)
  const ofMonth = ['catalogo', 'balanza'].map((file) => `/api/accounting/electronic/${file}?month=2026-09`)
  expect(await statuses('conta', [exportPaths[1]!, ...ofMonth, '/api/reports/trial-balance'])).toEqual([
    403, 403, 403, 200,
  ])

  const closed = await made('Sin libros', 'contador', { books: 'none' })
  expect((await give('conta', { customRoleId: closed.id })).status).toBe(200)
  expect(await statuses('conta', [exportPaths[1]!])).toEqual([403])
  await whole('marta', 'colaborador')
  await whole('conta', 'contador')
})

const titlesOf = async (who: keyof TestServer['ids']) => {
  const { body } = await server.request(who, 'GET', `/api/notifications/${server.ids[who]}`)
  return (body.data.notifications as { title: string }[]).map(({ title }) => title)
}
const write = (name: string) =>
  server.request(null, 'POST', '/api/contact', { name, email: 'ines@correo.mx', message: '¿Tienen lugar?' })

test('notifies only those at the desk who may handle it', async () => {
  const role = await made('Mostrador', 'colaborador', { messages: 'see' })
  await give('marta', { customRoleId: role.id })
  expect((await write('Inés Uno')).status).toBeLessThan(300)
  await vi.waitFor(async () => expect((await titlesOf('admin')).join()).toContain('Inés Uno'), 8_000)
  await whole('marta', 'colaborador')
  expect((await write('Inés Dos')).status).toBeLessThan(300)
  await vi.waitFor(async () => expect((await titlesOf('marta')).join()).toContain('Inés Dos'), 8_000)
  expect((await titlesOf('marta')).join()).not.toContain('Inés Uno')
})

test('hides notifications of a closed area until it is open again', async () => {
  const isNotified = async (title: string) => (await titlesOf('marta')).join().includes(title)
  expect((await write('Inés Tres')).status).toBeLessThan(300)
  await vi.waitFor(async () => expect(await isNotified('Inés Tres')).toBe(true), 8_000)

  const role = await made('Sin mensajes', 'colaborador', { messages: 'none' })
  await give('marta', { customRoleId: role.id })
  expect(await isNotified('Inés Tres')).toBe(false)
  expect((await write('Inés Cuatro')).status).toBeLessThan(300)
  await vi.waitFor(async () => expect((await titlesOf('admin')).join()).toContain('Inés Cuatro'), 8_000)

  await whole('marta', 'contador')
  expect(await isNotified('Inés Tres')).toBe(false)
  await whole('marta', 'colaborador')
  expect([await isNotified('Inés Tres'), await isNotified('Inés Cuatro')]).toEqual([true, false])
})

test('hides clients, charges, passes and the waiting list from a desk that stays open', async () => {
  const limits = { clients: 'none', payments: 'none', passes: 'none', waitingList: 'none' }
  const role = await made('Patio', 'colaborador', limits)
  await give('marta', { customRoleId: role.id })
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select id from bookings where status = 'confirmed' and total_centavos > 0 order by created_at desc limit 20`,
  )
  const leftOf = async (who: 'admin' | 'marta') => {
    const read = rows.map(({ id }) => server.request(who, 'GET', `/api/desk/bookings/${id}`))
    return (await Promise.all(read)).map(({ body }) => body.data.deskBooking.leftCentavos as number)
  }
  expect((await leftOf('admin')).some((left) => left > 0)).toBe(true)
  expect((await leftOf('marta')).some((left) => left > 0)).toBe(false)
  const statusOf = async (path: string) => (await server.request('marta', 'GET', `/api${path}`)).status
  const closed = [
    '/users',
    '/desk/families?search=canela',
    `/users/${server.ids.ana}/family`,
    `/collectors?clientId=${server.ids.ana}`,
    '/payments',
    `/dues/${server.ids.ana}`,
    `/serviceBookings/${rows[0]!.id}/payments`,
    '/passes',
    '/desk/passes',
    '/waitingList',
    '/desk/waiting',
  ]
  expect(await Promise.all(closed.map(statusOf))).toEqual(closed.map(() => 403))
  const open = [
    `/desk/bookings/${rows[0]!.id}`,
    '/desk/day?day=2026-12-01',
    '/rumis',
    '/visits?day=2026-12-01',
  ]
  expect(await Promise.all(open.map(statusOf))).toEqual(open.map(() => 200))
  await whole('marta', 'colaborador')
})

test('leaves users without access to clients their own account', async () => {
  const role = await made('Solo lectura', 'colaborador', { clients: 'see' })
  await give('marta', { customRoleId: role.id })
  const own = `/api/users/${server.ids.marta}`
  expect((await server.request('marta', 'PUT', own, { phone: '5512345678' })).status).toBe(200)
  const other = await server.request('marta', 'PUT', `/api/users/${server.ids.ana}`, { phone: '5512345678' })
  expect(other.status).toBe(404)
  await whole('marta', 'colaborador')
})

test('an administrator with an own role gives no rights, in no way', async () => {
  const role = await made('Gerencia', 'admin', { users: 'none', security: 'none' })
  await give('conta', { role: 'admin', customRoleId: role.id })
  const requested = await Promise.all([
    server.request('conta', 'POST', '/api/roles', { name: 'Todo', baseRole: 'colaborador', limits: {} }),
    server.request('conta', 'POST', '/api/invitations', {
      name: 'Eva',
      email: 'eva@correo.mx',
      role: 'admin',
    }),
    server.request('conta', 'PUT', `/api/users/${server.ids.conta}`, { customRoleId: null }),
    server.request('conta', 'PUT', `/api/users/${server.ids.marta}`, { role: 'admin' }),
    server.request('conta', 'DELETE', `/api/users/${server.ids.marta}`),
    server.request('conta', 'POST', '/api/users', {
      name: 'Eva',
      lastName: 'Luna',
      email: 'eva@correo.mx',
      role: 'admin',
    }),
    server.request('conta', 'GET', '/api/security/events'),
  ])
  expect(requested.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403])
  expect((await server.request('conta', 'GET', '/api/settings')).status).toBe(200)
  await whole('conta', 'contador')
})

test('the last administrator who gives rights keeps them', async () => {
  const role = await made('Dirección', 'admin', { users: 'see' })
  const { status, body } = await give('admin', { customRoleId: role.id })
  expect([status, body.message]).toEqual([
    422,
    'Siempre tiene que haber al menos una persona que administre.',
  ])
})

test('a role fits only users of its base and cannot be deleted while a user has it', async () => {
  const role = await made('Tarde', 'colaborador', { orders: 'none' })
  const wrong = await give('conta', { customRoleId: role.id })
  expect([wrong.status, wrong.body.issues?.[0]?.path]).toEqual([422, 'customRoleId'])
  await give('marta', { customRoleId: role.id })
  const used = await server.request('admin', 'DELETE', `/api/roles/${role.id}`)
  expect([used.status, used.body.code]).toEqual([409, 'role-in-use'])
  // A role that is given without an own one comes whole.
  await give('marta', { role: 'contador' })
  const { body } = await server.request('admin', 'GET', `/api/users/${server.ids.marta}`)
  expect(body.data.user.customRoleId).toBeNull()
  await whole('marta', 'colaborador')
  expect((await server.request('admin', 'DELETE', `/api/roles/${role.id}`)).status).toBe(204)
})

test('granting and deleting a role concurrently leaves no user with a deleted role', async () => {
  for (let round = 0; round < 8; round += 1) {
    const role = await made(`Carrera ${round}`, 'colaborador', {})
    const [gave, gone] = await Promise.all([
      give('marta', { customRoleId: role.id }),
      server.request('admin', 'DELETE', `/api/roles/${role.id}`),
    ])
    expect([gave.status === 200, gone.status === 204].filter(Boolean)).toHaveLength(1)
    await whole('marta', 'colaborador')
  }
})

test.each([
  ['a base that is none', { name: 'X', baseRole: 'cliente', limits: {} }],
  ['an area that is none', { name: 'X', baseRole: 'colaborador', limits: { everything: 'none' } }],
  ['an administrator who gives roles', { name: 'X', baseRole: 'admin', limits: {} }],
])('%s is refused with a sentence', async (_, body) => {
  const answer = await server.request('admin', 'POST', '/api/roles', body)
  expect(answer.status).toBe(400)
  expect(answer.body.issues.length).toBeGreaterThan(0)
})

test('two roles of one name would be taken for each other', async () => {
  await made('Fines de semana', 'colaborador', {})
  const body = { name: 'fines de Semana', baseRole: 'contador', limits: {} }
  expect((await server.request('admin', 'POST', '/api/roles', body)).body).toMatchObject({ code: 'taken' })
})

test('blocks every movement of money without the permission: sale, return, cancellation, end of a pass', async () => {
  const sold = { kind: 'training-5', ownerId: server.ids.ana, payment: { method: 'cash' } }
  const pass = (await server.request('admin', 'POST', '/api/passes', sold)).body.data.pass
  const { body } = await server.request('marta', 'GET', '/api/serviceBookings?status=confirmed&limit=1')
  const [booking] = body.data.serviceBookings
  const [some] = [crypto.randomUUID()]
  const items = [{ productId: 1, quantity: 1 }]
  const lines = [{ productId: 1, quantity: 1, restock: true }]
  const charge = { payments: [{ target: { bookingId: booking.id }, method: 'cash', amountCentavos: 1 }] }
  const tries = [
    ['marta', 'POST', '/counterSales', { items, payments: [{ method: 'cash', amountCentavos: 1 }] }],
    ['marta', 'POST', `/orders/${some}/returns`, { lines, money: 'cash', reason: 'Venía rota' }],
    ['marta', 'PUT', `/serviceBookings/${booking.id}`, { status: 'cancelled', money: 'return' }],
    ['marta', 'POST', '/checkOuts', { bookingIds: [booking.id], charge }],
    ['marta', 'PATCH', `/passes/${pass.id}`, { status: 'cancelled', money: 'credit' }],
    ['conta', 'POST', `/accounting/bankLines/${some}/payments`, { target: { orderId: some } }],
  ] as const
  const answers = async () => {
    const all = []
    for (const [who, method, path, requested] of tries)
      all.push((await server.request(who, method, `/api${path}`, requested)).status)
    return all
  }
  for (const [who, base] of [
    ['marta', 'colaborador'],
    ['conta', 'contador'],
  ] as const) {
    const role = await made(`Sin dinero de ${base}`, base, { payments: 'see' })
    expect((await give(who, { customRoleId: role.id })).status).toBe(200)
  }
  expect(await answers()).toEqual([403, 403, 403, 403, 403, 403])
  await whole('marta', 'colaborador')
  await whole('conta', 'contador')
  expect(await answers()).not.toContain(403)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventsDelivered } from '../../support/bookings/events-delivered.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let stock: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer({}, { pace: { tries: 2, firstDelaySeconds: 0, pollEverySeconds: 0.5 } })
  stock = stockOf(server)
})
afterAll(() => server.close())

const reported = (productId: number) =>
  stock.sql<{ email: string; title: string; message: string }>(
    `select u.email, n.title, n.message from notifications n join users u on u.id = n.user_id
     where n.kind = 'stock-low' and n.href = $1 order by n.created_at, u.email`,
    [`/oficina/inventario/${productId}`],
  )
const settled = () => eventsDelivered(server.database.pool)

test('a product that falls to its minimum is notified once to those who may change the shop, and again when it falls again', async () => {
  const id = await stock.product(5)
  await server.request('marta', 'PATCH', `/api/stock/${id}`, { minimum: 3 })
  await stock.lose(id, 1)
  await settled()
  expect(await reported(id)).toEqual([])

  const { id: orderId } = await stock.order(id, 1)
  await stock.lose(id, 1)
  await settled()
  const first = await reported(id)
  expect(first.map(({ email }) => email)).toEqual(['admin@demo.rumi.mx', 'marta@demo.rumi.mx'])
  expect(first[0]).toMatchObject({
    title: 'Queda poco: Hueso de nudo',
    message: expect.stringContaining('y el mínimo es 3'),
  })

  await stock.step(orderId, { status: 'cancelled' })
  await stock.buy(id, 5, 10_00)
  await stock.count(id, 0)
  await settled()
  const again = await reported(id)
  expect(again).toHaveLength(4)
  expect(again.at(-1)).toMatchObject({ title: 'Se acabó: Hueso de nudo' })
})

test('a person who may only look at the shop gets no notification', async () => {
  const { body } = await server.request('admin', 'POST', '/api/roles', {
    name: 'Sin tienda',
    baseRole: 'colaborador',
    limits: { products: 'see' },
  })
  await stock.sql(`update users set custom_role_id = $1 where email = 'marta@demo.rumi.mx'`, [
    body.data.role.id,
  ])
  const { body: made } = await server.request('admin', 'POST', '/api/products', {
    name: 'Pelota',
    priceCentavos: 10_00,
    category: 'Juguetes',
    stock: 2,
  })
  const { id } = made.data.product
  expect((await server.request('marta', 'PATCH', `/api/stock/${id}`, { minimum: 1 })).status).toBe(403)
  await server.request('admin', 'PATCH', `/api/stock/${id}`, { minimum: 1 })
  await server.request('admin', 'PATCH', `/api/products/${id}`, { stock: 1 })
  await settled()
  expect((await reported(id)).map(({ email }) => email)).toEqual(['admin@demo.rumi.mx'])
})

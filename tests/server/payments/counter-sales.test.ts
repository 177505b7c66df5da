import { afterAll, beforeAll, expect, test } from 'vitest'
import { eligibleDog, serviceOf } from '../../support/bookings/eligible-dog.ts'
import { nextOpenDay } from '../../support/bookings/next-open-day.ts'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
})
afterAll(() => server.close())

type Product = { id: number; name: string; priceCentavos: number; stock: number; version: number }

const products = async (): Promise<Product[]> =>
  (await server.request(null, 'GET', '/api/products')).body.data.products
const inStock = async (least = 5) => (await products()).find(({ stock }) => stock >= least)!
const sell = (body: object, key?: Record<string, string>) =>
  server.request('marta', 'POST', '/api/counterSales', body, key)
const booksDiffer = async () => (await server.database.pool.query('select * from books_differences()')).rows

test('a buyer without an account buys, pays and leaves in one act, and the books follow', async () => {
  const product = await inStock()
  const total = product.priceCentavos * 2
  const sold = await sell({
    items: [{ productId: product.id, quantity: 2 }],
    expectedTotalCentavos: total,
    payments: [
      { method: 'cash', amountCentavos: total - 10_00, tipCentavos: 5_00 },
      { method: 'card', amountCentavos: 10_00, reference: 'T-1' },
    ],
  })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  const { order, payments } = sold.body.data
  expect(order).toMatchObject({ status: 'delivered', totalCentavos: total, delivery: 'pickup' })
  expect(payments.map(({ method }: { method: string }) => method)).toEqual(['cash', 'card'])
  expect((await products()).find(({ id }) => id === product.id)?.stock).toBe(product.stock - 2)
  const buyer = (await server.request('marta', 'GET', `/api/users/${order.userId}`)).body.data.user
  expect(buyer).toMatchObject({ name: 'Público en general', email: '' })
  const again = await sell({
    items: [{ productId: product.id, quantity: 1 }],
    payments: [{ method: 'cash', amountCentavos: product.priceCentavos }],
  })
  expect(again.body.data.order.userId).toBe(order.userId)
  expect(await booksDiffer()).toEqual([])
})

test('a ticket of a client takes what else they owe, and nothing of another’s', async () => {
  const product = await inStock()
  const day = nextOpenDay('Guardería', 3)
  const dog = await eligibleDog(server, 'Nube')
  const booked = await server.request('marta', 'POST', '/api/serviceBookings', {
    serviceId: await serviceOf(server, 'Guardería'),
    rumiIds: [dog],
    start: day,
    end: day,
  })
  expect(booked.status, JSON.stringify(booked.body)).toBe(201)
  const { id: bookingId, totalCentavos } = booked.body.data.serviceBooking
  const ticket = (clientId: string) => ({
    clientId,
    items: [{ productId: product.id, quantity: 1 }],
    payments: [
      { target: { bookingId }, method: 'cash', amountCentavos: totalCentavos },
      { method: 'cash', amountCentavos: product.priceCentavos },
    ],
  })
  expect((await sell(ticket(server.ids.luis))).status).toBe(422)
  expect((await sell(ticket(server.ids.ana))).status).toBe(201)
  const paid = await server.request('marta', 'GET', `/api/serviceBookings/${bookingId}/payments`)
  expect(paid.body.data.leftCentavos).toBe(0)
  expect(await booksDiffer()).toEqual([])
})

test.each([
  [
    'less than it costs',
    (price: number) => ({ payments: [{ method: 'cash', amountCentavos: price - 1 }] }),
    422,
  ],
  [
    'more than it costs',
    (price: number) => ({ payments: [{ method: 'cash', amountCentavos: price + 1 }] }),
    422,
  ],
  ['nothing', () => ({ payments: [] }), 422],
  [
    'another price than was shown',
    (price: number) => ({
      expectedTotalCentavos: price - 1,
      payments: [{ method: 'cash', amountCentavos: price }],
    }),
    409,
  ],
  [
    'for somebody who works here',
    (price: number) => ({
      clientId: server.ids.marta,
      payments: [{ method: 'cash', amountCentavos: price }],
    }),
    422,
  ],
])('a ticket paid %s leaves nothing behind', async (_, message, status) => {
  const product = await inStock()
  const before = await server.database.pool.query('select count(*)::int from orders')
  const refused = await sell({
    items: [{ productId: product.id, quantity: 1 }],
    ...message(product.priceCentavos),
  })
  expect(refused.status, JSON.stringify(refused.body)).toBe(status)
  const after = await server.database.pool.query('select count(*)::int from orders')
  expect(after.rows).toEqual(before.rows)
  expect((await inStock()).stock).toBe(product.stock)
})

test('the last pieces are sold once, at the counter and on the site at once', async () => {
  const [product] = await products()
  await server.request('admin', 'PATCH', `/api/products/${product!.id}`, { stock: 1 })
  const items = [{ productId: product!.id, quantity: 1 }]
  const bought = await Promise.all([
    ...Array.from({ length: 8 }, () =>
      sell({ items, payments: [{ method: 'cash', amountCentavos: product!.priceCentavos }] }),
    ),
    ...Array.from({ length: 4 }, () =>
      server.request('ana', 'POST', '/api/orders', { items, delivery: 'pickup', payment: 'counter' }),
    ),
  ])
  expect(bought.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(await booksDiffer()).toEqual([])
})

test('a product is found by its barcode, which no other has', async () => {
  const [one, other] = await products()
  const code = '7501000000017'
  const given = await server.request('marta', 'PATCH', `/api/products/${one!.id}`, { barcode: code })
  expect(given.body.data.product.barcode).toBe(code)
  const found = await server.request('marta', 'GET', `/api/products?barcode=${code}`)
  expect(found.body.data.products.map(({ id }: Product) => id)).toEqual([one!.id])
  const taken = await server.request('marta', 'PATCH', `/api/products/${other!.id}`, { barcode: code })
  expect(taken.status).toBe(409)
})

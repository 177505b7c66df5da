import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let shop: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  shop = stockOf(server)
})
afterAll(() => server.close())

const read = async (path: string) => (await server.request('marta', 'GET', `/api${path}`)).body.data
type Line = { productId: number; quantity: number; restock?: boolean }
const giveBack = (id: string, lines: Line[], more: object = {}) =>
  server.request('marta', 'POST', `/api/orders/${id}/returns`, {
    lines: lines.map((line) => ({ restock: true, ...line })),
    money: 'return',
    reason: 'No le gustó',
    ...more,
  })

/** Two products that cost something, and an order of Ana's with three of each, paid by two ways and delivered. */
async function delivered() {
  const [one, other] = [await shop.product(), await shop.product()]
  for (const id of [one, other]) await shop.buy(id, 5, 333_33)
  const order = { delivery: 'pickup', payment: 'counter', items: [] as object[] }
  order.items = [one, other].map((productId) => ({ productId, quantity: 3 }))
  const made = await server.request('ana', 'POST', '/api/orders', order)
  expect(made.status, JSON.stringify(made.body)).toBe(201)
  const { _id: id } = made.body.data.order
  const paid = (method: string, amountCentavos: number) =>
    server.request('marta', 'POST', '/api/payments', { target: { orderId: id }, method, amountCentavos })
  await paid('cash', 500_00)
  await paid('card', 196_00)
  for (const status of ['preparing', 'ready', 'delivered']) await shop.step(id, { status })
  return { id: id as string, one, other }
}

test('pieces of an order come back with their money, and the books follow', async () => {
  const { id, one, other } = await delivered()
  const back = await giveBack(id, [
    { productId: one, quantity: 2 },
    { productId: other, quantity: 1, restock: false },
  ])
  expect(back.status, JSON.stringify(back.body)).toBe(201)
  const { order, payments } = back.body.data
  expect(order).toMatchObject({ status: 'delivered', totalCentavos: 696_00, returnedCentavos: 348_00 })
  expect(order.items.map(({ returned }: { returned: number }) => returned)).toEqual([2, 1])
  expect(payments.map(({ kind, method, amountCentavos }: never) => [kind, method, amountCentavos])).toEqual([
    ['refund', 'card', 196_00],
    ['refund', 'cash', 152_00],
  ])
  expect([(await shop.levelOf(one)).stock, (await shop.levelOf(other)).stock]).toEqual([4, 2])
  // Three of five left at 200.00 each; two came back, one of the others is lost with what it cost.
  expect(await shop.balances('order', id)).toMatchObject({
    '115.01': -(400_00 - 133_33),
    '501.01': 400_00 - 133_33,
    '401.04': -600_00,
    '402.01': 300_00,
    '208.01': -48_00,
  })
  expect(await read(`/orders/${id}/payments`)).toMatchObject({
    paidCentavos: 348_00,
    leftCentavos: 0,
    returns: [
      { quantity: 2, amountCentavos: 232_00, restocked: true, reason: 'No le gustó' },
      { quantity: 1, amountCentavos: 116_00, restocked: false },
    ],
  })
  expect(await shop.booksDiffer()).toEqual([])
})

test('the rest is still returned whole, each piece once', async () => {
  const { id, one, other } = await delivered()
  await giveBack(id, [{ productId: one, quantity: 1 }])
  expect((await shop.step(id, { status: 'refunded' })).status).toBe(200)
  expect([(await shop.levelOf(one)).stock, (await shop.levelOf(other)).stock]).toEqual([5, 5])
  expect([(await shop.levelOf(one)).valueCentavos, (await shop.levelOf(other)).valueCentavos]).toEqual([
    333_33, 333_33,
  ])
  expect((await read(`/orders/${id}/payments`)).paidCentavos).toBe(0)
  expect((await giveBack(id, [{ productId: other, quantity: 1 }])).status).toBe(409)
  expect(await shop.booksDiffer()).toEqual([])
})

test('money goes back by another way or stays as credit; what came by credit is credit again', async () => {
  const { id, one, other } = await delivered()
  const inCash = await giveBack(id, [{ productId: one, quantity: 1 }], { money: 'transfer' })
  expect(inCash.body.data.payments).toMatchObject([{ method: 'transfer', amountCentavos: 116_00 }])
  const kept = await giveBack(id, [{ productId: other, quantity: 1 }], { money: 'credit' })
  expect(kept.body.data.payments).toMatchObject([
    { kind: 'credit', amountCentavos: 80_00 },
    { kind: 'credit', amountCentavos: 36_00 },
  ])
  const { credit } = await read(`/credits/${server.ids.ana}`)
  expect(credit.balanceCentavos).toBe(116_00)
  expect(await shop.booksDiffer()).toEqual([])
})

test.each<[string, (ids: { one: number; other: number }) => Line[]]>([
  ['more than was bought', ({ one }) => [{ productId: one, quantity: 4 }]],
  ['what was not bought', () => [{ productId: 999_999, quantity: 1 }]],
  [
    'one product twice',
    ({ one }) => [
      { productId: one, quantity: 1 },
      { productId: one, quantity: 1 },
    ],
  ],
])('%s does not come back', async (_, lines) => {
  const sold = await delivered()
  const refused = await giveBack(sold.id, lines(sold))
  expect([400, 422]).toContain(refused.status)
  expect((await read(`/orders/${sold.id}`)).order.returnedCentavos).toBe(0)
})

test('an unpaid order has nothing to return, and a stranger no credit', async () => {
  const productId = await shop.product(3)
  const pending = await shop.order(productId, 1)
  expect((await giveBack(pending.id, [{ productId, quantity: 1 }])).status).toBe(409)
  const sold = await server.request('marta', 'POST', '/api/counterSales', {
    items: [{ productId, quantity: 1 }],
    payments: [{ method: 'cash', amountCentavos: 116_00 }],
  })
  const { _id: id } = sold.body.data.order
  expect((await giveBack(id, [{ productId, quantity: 1 }], { money: 'credit' })).status).toBe(422)
  const whole = { status: 'refunded', money: 'credit' }
  expect((await server.request('marta', 'PATCH', `/api/orders/${id}`, whole)).status).toBe(422)
  const refund = { amountCentavos: 116_00, method: 'credit' }
  const paid = `/api/payments/${sold.body.data.payments[0].id}/refunds`
  expect((await server.request('marta', 'POST', paid, refund)).status).toBe(422)
  expect((await giveBack(id, [{ productId, quantity: 1 }])).status).toBe(201)
  expect(await shop.booksDiffer()).toEqual([])
})

test('ten returns of two of three at once: one passes', async () => {
  const { id, one } = await delivered()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => giveBack(id, [{ productId: one, quantity: 2 }])),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect((await read(`/orders/${id}`)).order.items[0].returned).toBe(2)
  expect((await shop.levelOf(one)).stock).toBe(4)
  expect((await read(`/orders/${id}/payments`)).paidCentavos).toBe(464_00)
  expect(await shop.booksDiffer()).toEqual([])
})

test('a product is retired and comes back; its history and its orders stay', async () => {
  const { id, one } = await delivered()
  const shown = async () =>
    (await server.request(null, 'GET', '/api/products?limit=200&active=true')).body.data.products.some(
      (product: { id: number }) => product.id === one,
    )
  const change = (active: boolean) => server.request('marta', 'PATCH', `/api/products/${one}`, { active })
  expect((await server.request('marta', 'DELETE', `/api/products/${one}`)).status).toBe(409)
  expect((await change(false)).body.data.product.active).toBe(false)
  expect(await shown()).toBe(false)
  expect((await shop.order(one, 1)).status).toBe(404)
  expect((await read('/products?limit=200&active=false')).products).toHaveLength(1)
  expect((await giveBack(id, [{ productId: one, quantity: 1 }])).status).toBe(201)
  expect((await shop.movementsOf(one)).length).toBeGreaterThan(1)
  await change(true)
  expect(await shown()).toBe(true)
  expect((await shop.order(one, 1)).status).toBe(201)
})

test('opening stock without a cost is given one, once, as existing goods', async () => {
  const productId = await shop.product(4)
  const cost = (unitCostCentavos: number) => shop.post('costs', { productId, unitCostCentavos })
  const given = await cost(25_50)
  expect(given.status, JSON.stringify(given.body)).toBe(201)
  const { id } = given.body.data.stockMovement
  expect(await shop.levelOf(productId)).toMatchObject({ averageCostCentavos: 25_50, valueCentavos: 102_00 })
  expect(await shop.balances('stock', id)).toEqual({ '115.01': 102_00, '301.01': -102_00 })
  expect((await cost(30_00)).status).toBe(422)
  expect(
    (await shop.post('costs', { productId: await shop.product(0), unitCostCentavos: 1_00 })).status,
  ).toBe(422)
  expect(await shop.booksDiffer()).toEqual([])
})

test('an owner who cancels an order gets its payment as credit, whatever they request', async () => {
  const productId = await shop.product(3)
  const { id } = await shop.order(productId, 2, 'luis')
  const part = { target: { orderId: id }, method: 'cash', amountCentavos: 10_00 }
  expect((await server.request('marta', 'POST', '/api/payments', part)).status).toBe(201)
  const changes = { status: 'cancelled', money: 'return' }
  expect((await server.request('luis', 'PATCH', `/api/orders/${id}`, changes)).status).toBe(200)
  const rows = await shop.sql<{ kind: string; method: string }>(
    'select kind, method from payments where order_id = $1 order by position',
    [id],
  )
  expect(rows.map(({ kind, method }) => [kind, method])).toEqual([
    ['payment', 'cash'],
    ['credit', 'credit'],
  ])
  expect((await read(`/credits/${server.ids.luis}`)).credit.balanceCentavos).toBe(10_00)
})

test('of who may not touch money, giving up an order hands out none', async () => {
  const productId = await shop.product(3)
  const { id } = await shop.order(productId, 1, 'luis')
  const part = { target: { orderId: id }, method: 'cash', amountCentavos: 10_00 }
  expect((await server.request('marta', 'POST', '/api/payments', part)).status).toBe(201)
  const { body } = await server.request('admin', 'POST', '/api/roles', {
    name: 'Sin caja',
    baseRole: 'colaborador',
    limits: { payments: 'see' },
  })
  await shop.sql('update users set custom_role_id = $1 where id = $2', [body.data.role.id, server.ids.marta])
  const cancel = (money: string) => shop.step(id, { status: 'cancelled', money })
  expect((await cancel('return')).status).toBe(403)
  expect((await cancel('credit')).status).toBe(200)
  await shop.sql('update users set custom_role_id = null where id = $1', [server.ids.marta])
})

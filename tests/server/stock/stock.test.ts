import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let stock: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer({}, { races: true })
  stock = stockOf(server)
})
afterAll(() => server.close())

const inBooks = async () => {
  expect(await stock.booksDiffer()).toEqual([])
  const { account, shop } = await stock.inventory()
  expect(account).toBe(shop)
}

test('a purchase is worth what its invoice says, to the centavo', async () => {
  const id = await stock.product()
  const { status, body } = await stock.buy(id, 3, 100_00, 16_00)
  expect(status, JSON.stringify(body)).toBe(201)
  const [bought] = body.data.stockMovements
  expect(bought).toMatchObject({
    productId: id,
    productName: 'Hueso de nudo',
    kind: 'purchase',
    quantity: 3,
    unitCostCentavos: 33_33,
    valueCentavos: 100_00,
    ivaCentavos: 16_00,
    stockAfter: 3,
    supplier: 'Croquetas del Valle',
    reference: 'F-77',
    order: null,
    by: { id: server.ids.marta },
  })
  expect(await stock.levelOf(id)).toMatchObject({
    stock: 3,
    averageCostCentavos: 33_33,
    valueCentavos: 100_00,
  })
  await inBooks()
})

test('two purchases make one average, and nothing is lost by dividing', async () => {
  const id = await stock.product()
  await stock.buy(id, 3, 100_00)
  await stock.buy(id, 4, 50_01)
  expect(await stock.levelOf(id)).toMatchObject({
    stock: 7,
    averageCostCentavos: 21_43,
    valueCentavos: 150_01,
  })
  const lost: number[] = []
  for (let piece = 0; piece < 7; piece += 1)
    lost.push((await stock.lose(id, 1)).body.data.stockMovement.valueCentavos)
  expect(lost.reduce((sum, value) => sum + value, 0)).toBe(-150_01)
  expect(await stock.levelOf(id)).toMatchObject({ stock: 0, averageCostCentavos: null, valueCentavos: 0 })
  await inBooks()
})

test('pieces of unknown cost have none, which is not a cost of zero', async () => {
  const product = { name: 'Correa usada', priceCentavos: 100_00, category: 'Juguetes', stock: 4 }
  const { body } = await server.request('admin', 'POST', '/api/products', product)
  expect(await stock.levelOf(body.data.product.id)).toMatchObject({
    stock: 4,
    averageCostCentavos: null,
    valueCentavos: 0,
  })
})

test('a loss leaves at the average and is a cost of its own; more than there is is refused and changes nothing', async () => {
  const id = await stock.product()
  await stock.buy(id, 4, 100_00)
  const { status, body } = await stock.lose(id, 1, 'Se rompió la bolsa')
  expect(status).toBe(201)
  const { stockMovement } = body.data
  expect(stockMovement).toMatchObject({ kind: 'loss', quantity: -1, valueCentavos: -25_00, stockAfter: 3 })
  expect(await stock.balances('stock', stockMovement.id)).toEqual({ '115.01': -25_00, '501.08': 25_00 })
  const refused = await stock.lose(id, 4)
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'no-stock',
    'De «Hueso de nudo» solo hay 3. Escribe 3 o menos, o cuenta primero lo que hay.',
  ])
  expect(await stock.levelOf(id)).toMatchObject({ stock: 3, valueCentavos: 75_00 })
  await inBooks()
})

test('a count above or below the record is a difference of the books; an equal one is an empty movement', async () => {
  const id = await stock.product()
  await stock.buy(id, 10, 200_00)
  const counted = async (pieces: number) => (await stock.count(id, pieces)).body.data.stockMovement
  const less = await counted(8)
  expect(less).toMatchObject({ kind: 'count', quantity: -2, valueCentavos: -40_00, stockAfter: 8 })
  expect(await stock.balances('stock', less.id)).toEqual({ '115.01': -40_00, '501.08': 40_00 })
  const more = await counted(9)
  expect(more).toMatchObject({ quantity: 1, valueCentavos: 20_00 })
  expect(await stock.balances('stock', more.id)).toEqual({ '115.01': 20_00, '501.08': -20_00 })
  expect(await counted(9)).toMatchObject({ quantity: 0, unitCostCentavos: null, valueCentavos: 0 })
  await counted(0)
  // Of what was gone and is found again, the last cost is known.
  expect(await counted(2)).toMatchObject({ quantity: 2, valueCentavos: 40_00 })
  await inBooks()
})

test('stock that the office writes to a product opens it, or is a count with who wrote it', async () => {
  const id = await stock.product(5)
  const { body } = await server.request('admin', 'PATCH', `/api/products/${id}`, { stock: 3 })
  expect(body.data.product).toMatchObject({ stock: 3, version: 2 })
  await server.request('admin', 'PATCH', `/api/products/${id}`, { name: 'Hueso', stock: 3 })
  const movements = await stock.movementsOf(id)
  expect(movements).toMatchObject([
    { kind: 'opening', quantity: 5, stockAfter: 5, by: { id: server.ids.marta } },
    { kind: 'count', quantity: -2, stockAfter: 3, by: { id: server.ids.admin } },
  ])
  expect(movements).toHaveLength(2)
})

test('stock that is put to nothing takes with it what it was worth', async () => {
  const id = await stock.product()
  await stock.buy(id, 3, 100_00)
  expect((await server.request('marta', 'PATCH', `/api/products/${id}`, { stock: 0 })).status).toBe(200)
  expect(await stock.levelOf(id)).toMatchObject({ stock: 0, valueCentavos: 0 })
  const [, counted] = await stock.movementsOf(id)
  expect(counted).toMatchObject({ kind: 'count', quantity: -3, valueCentavos: -100_00 })
  expect(await stock.balances('stock', counted.id)).toEqual({ '115.01': -100_00, '501.08': 100_00 })
  await inBooks()
})

test('an order takes pieces when it is made, costs when it is paid, and gives them back at what they left with', async () => {
  const id = await stock.product()
  await stock.buy(id, 4, 100_00)
  const { id: orderId } = await stock.order(id, 2)
  expect(await stock.levelOf(id)).toMatchObject({ stock: 2, reserved: 2, valueCentavos: 50_00 })
  expect(await stock.balances('order', orderId)).toEqual({})
  await inBooks()
  expect((await stock.step(orderId, { status: 'paid' })).status).toBe(200)
  expect(await stock.balances('order', orderId)).toMatchObject({ '501.01': 50_00, '115.01': -50_00 })
  await inBooks()
  await stock.buy(id, 2, 90_00)
  expect((await stock.step(orderId, { status: 'refunded' })).status).toBe(200)
  expect(await stock.balances('order', orderId)).not.toHaveProperty('501.01')
  expect(await stock.levelOf(id)).toMatchObject({ stock: 6, reserved: 0, valueCentavos: 190_00 })
  expect((await stock.movementsOf(id)).map(({ kind }: { kind: string }) => kind)).toEqual([
    'purchase',
    'sale',
    'purchase',
    'return',
  ])
  const [, sold] = await stock.movementsOf(id)
  expect(sold).toMatchObject({ quantity: -2, valueCentavos: -50_00, order: { id: orderId }, by: null })
  await inBooks()
})

test('a refund may leave the pieces with the client, and then they stay a cost; nothing else may', async () => {
  const id = await stock.product()
  await stock.buy(id, 4, 100_00)
  const { id: orderId } = await stock.order(id, 3)
  await stock.step(orderId, { status: 'paid' })
  const elsewhere = await stock.step(orderId, { status: 'preparing', restock: false })
  expect([elsewhere.status, elsewhere.body.issues?.[0].path]).toEqual([422, 'restock'])
  expect((await stock.step(orderId, { status: 'refunded', restock: false })).status).toBe(200)
  expect(await stock.levelOf(id)).toMatchObject({ stock: 1, valueCentavos: 25_00 })
  expect(await stock.balances('order', orderId)).toMatchObject({ '501.01': 75_00, '115.01': -75_00 })
  await inBooks()
})

test('an unpaid cancellation returns the stock, and a buyer cannot reserve it without end', async () => {
  const id = await stock.product()
  await stock.buy(id, 2, 10_00)
  const { id: orderId } = await stock.order(id, 2, 'ana')
  const kept = await server.request('ana', 'PATCH', `/api/orders/${orderId}`, {
    status: 'cancelled',
    restock: false,
  })
  expect(kept.status).toBe(422)
  expect((await server.request('ana', 'DELETE', `/api/orders/${orderId}`)).status).toBe(204)
  expect(await stock.levelOf(id)).toMatchObject({ stock: 2, reserved: 0, valueCentavos: 10_00 })
  await inBooks()
})

test('a sale over the counter costs at once', async () => {
  const id = await stock.product()
  await stock.buy(id, 3, 90_00)
  const sold = await server.request('marta', 'POST', '/api/counterSales', {
    items: [{ productId: id, quantity: 2 }],
    payments: [{ method: 'cash', amountCentavos: 232_00 }],
  })
  expect(sold.status, JSON.stringify(sold.body)).toBe(201)
  expect(await stock.balances('order', sold.body.data.order._id)).toEqual({
    '101.01': 232_00,
    '115.01': -60_00,
    '208.01': -32_00,
    '401.04': -200_00,
    '501.01': 60_00,
  })
  await inBooks()
})

describe('at once', () => {
  const statuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).toSorted((a, b) => a - b)

  test('rejects one of two losses of the last pieces', async () => {
    for (let round = 0; round < 5; round += 1) {
      const id = await stock.product()
      await stock.buy(id, 3, 10_00)
      expect(statuses(await Promise.all([stock.lose(id, 2), stock.lose(id, 2)]))).toEqual([201, 409])
      expect((await stock.levelOf(id)).stock).toBe(1)
    }
    await inBooks()
  })

  test('a loss and an order share what there is, and movements stand in the order of what they left', async () => {
    const id = await stock.product()
    await stock.buy(id, 20, 333_33)
    await Promise.all([
      ...Array.from({ length: 8 }, () => stock.lose(id, 1)),
      ...Array.from({ length: 8 }, () => stock.order(id, 1)),
      stock.buy(id, 3, 77_77),
      stock.count(id, 15),
    ])
    const movements = await stock.movementsOf(id)
    let left = 0
    for (const { quantity, stockAfter } of movements) {
      left += quantity
      expect(stockAfter).toBe(left)
      expect(left).toBeGreaterThanOrEqual(0)
    }
    expect((await stock.levelOf(id)).stock).toBe(left)
    await inBooks()
  })

  test('the same request with the same key is one movement', async () => {
    const id = await stock.product(5)
    const body = { productId: id, quantity: 1, reason: 'Caducó' }
    const key = { 'idempotency-key': 'merma-de-hoy' }
    const answers = await Promise.all([1, 2, 3].map(() => stock.post('losses', body, key)))
    const again = await stock.post('losses', body, key)
    expect(again.status).toBe(201)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect((await stock.levelOf(id)).stock).toBe(4)
    const other = await stock.post('losses', { ...body, quantity: 2 }, key)
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-reused'])
  })
})

test('the audit reports a movement that is not in the books, and a product with another value', async () => {
  const id = await stock.product()
  await stock.buy(id, 4, 100_00)
  const movementId = (await stock.lose(id, 2)).body.data.stockMovement.id
  const client = await server.database.pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table stock_movements disable trigger stock_movements_never_change')
    await client.query('update stock_movements set value_centavos = -6000 where id = $1', [movementId])
    const { rows } = await client.query('select code, centavos::int from books_differences() order by 1')
    expect(rows).toEqual([
      { code: '115.01', centavos: -20_00 },
      { code: '501.08', centavos: 10_00 },
    ])
  } finally {
    await client.query('rollback')
    client.release()
  }
  await inBooks()
})

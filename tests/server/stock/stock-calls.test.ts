import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../../support/servers/open-test-server.ts'
import { stockOf } from '../../support/documents/stock-of.ts'

let server: TestServer
let stock: ReturnType<typeof stockOf>
beforeAll(async () => {
  server = await openTestServer()
  stock = stockOf(server)
})
afterAll(() => server.close())

describe('rejected movements', () => {
  const line = { productId: 1, quantity: 1, costCentavos: 10_00 }
  const purchase = { supplier: 'Croquetas del Valle', lines: [line] }
  test.each<[string, string, object, string]>([
    ['no piece', 'purchases', { ...purchase, lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity'],
    ['half a piece', 'purchases', { ...purchase, lines: [{ ...line, quantity: 1.5 }] }, 'lines.0.quantity'],
    ['too many', 'purchases', { ...purchase, lines: [{ ...line, quantity: 1e9 }] }, 'lines.0.quantity'],
    ['no supplier', 'purchases', { ...purchase, supplier: ' ' }, 'supplier'],
    ['nothing', 'purchases', { ...purchase, lines: [] }, 'lines'],
    [
      'a cost below nothing',
      'purchases',
      { ...purchase, lines: [{ ...line, costCentavos: -1 }] },
      'lines.0.costCentavos',
    ],
    ['no cost', 'purchases', { ...purchase, lines: [{ productId: 1, quantity: 1 }] }, 'lines.0.costCentavos'],
    [
      'more IVA than cost',
      'purchases',
      { ...purchase, lines: [{ ...line, ivaCentavos: 10_01 }] },
      'lines.0.ivaCentavos',
    ],
    ['an unknown field', 'purchases', { ...purchase, status: 'paid' }, 'status'],
    ['no reason', 'losses', { productId: 1, quantity: 1, reason: '' }, 'reason'],
    ['a negative loss', 'losses', { productId: 1, quantity: -1, reason: 'x' }, 'quantity'],
    ['a number as text', 'losses', { productId: '1', quantity: 1, reason: 'x' }, 'productId'],
    ['a negative count', 'counts', { productId: 1, counted: -1 }, 'counted'],
    ['no count', 'counts', { productId: 1 }, 'counted'],
  ])('%s in %s', async (_, path, body, at) => {
    const { status, body: answer } = await stock.post(path, body)
    expect([status, answer.code]).toEqual([400, 'malformed'])
    expect(answer.issues.map((issue: { path: string }) => issue.path)).toContain(at)
  })

  test('rejects a purchase as a whole when one product is not in the shop', async () => {
    const id = await stock.product()
    const gone = await stock.post('purchases', {
      supplier: 'Croquetas del Valle',
      lines: [
        { productId: id, quantity: 1, costCentavos: 1 },
        { productId: 999_999_999, quantity: 1, costCentavos: 1 },
      ],
    })
    expect([gone.status, gone.body.message]).toEqual([
      404,
      'Ese producto ya no está en la tienda. Búscalo otra vez.',
    ])
    expect(await stock.movementsOf(id)).toEqual([])
  })

  test('more pieces than a product may have', async () => {
    const id = await stock.product(1)
    const { status, body } = await stock.buy(id, 1_000_000, 1)
    expect([status, body.code]).toEqual([422, 'breaks-a-rule'])
    expect(body.message).toContain('más de un millón')
    expect((await stock.levelOf(id)).stock).toBe(1)
  })

  test('deleting a product that the books know; one that was only counted goes with its counts', async () => {
    const bought = await stock.product()
    await stock.buy(bought, 1, 10_00)
    const refused = await server.request('admin', 'DELETE', `/api/products/${bought}`)
    expect([refused.status, refused.body.code]).toEqual([409, 'product-was-moved'])
    const counted = await stock.product(3)
    await stock.count(counted, 2)
    expect((await server.request('admin', 'DELETE', `/api/products/${counted}`)).status).toBe(204)
  })

  test('any user changes a movement', async () => {
    const id = await stock.product(3)
    const rejected = expect.objectContaining({ constraint: 'stock_movements_never_change' })
    for (const statement of [
      'update stock_movements set quantity = 9 where product_id = $1',
      'update stock_movements set "by" = (select id from users limit 1) where product_id = $1 and "by" is null',
      'delete from stock_movements where product_id = $1',
    ]) {
      if (statement.includes('is null')) await stock.sql('update products set stock = 4 where id = $1', [id])
      await expect(stock.sql(statement, [id])).rejects.toEqual(rejected)
    }
  })
})

describe('looking at it', () => {
  const requested = async (path: string) => (await server.request('conta', 'GET', `/api/${path}`)).body

  test('products at their minimum come first, and a page ends where the next begins', async () => {
    const low = await stock.product(2)
    const { body } = await server.request('marta', 'PATCH', `/api/stock/${low}`, { minimum: 2 })
    expect(body.data.level).toMatchObject({ productId: low, minimum: 2, isLow: true })
    const all: number[] = []
    let cursor = ''
    do {
      const page = await requested(`stock?limit=3${cursor && `&cursor=${cursor}`}`)
      all.push(...page.data.stock.map(({ productId }: { productId: number }) => productId))
      cursor = page.nextCursor ?? ''
    } while (cursor)
    const [{ count }] = (await stock.sql<{ count: number }>(
      'select count(*)::int as count from products',
    )) as [{ count: number }]
    expect(new Set(all).size).toBe(count)
    expect(all).toHaveLength(count)
    expect(all[0]).toBe(low)
    expect((await requested('stock')).data.totals.low).toBe(1)
    const plenty = await stock.product(9)
    const both = await server.request('marta', 'GET', `/api/stock?productId=${plenty},${low}`)
    expect(
      both.body.data.stock.map(({ productId, isLow }: { productId: number; isLow: boolean }) => [
        productId,
        isLow,
      ]),
    ).toEqual([
      [low, true],
      [plenty, false],
    ])
    await server.request('marta', 'PATCH', `/api/stock/${low}`, { minimum: null })
    expect((await requested('stock')).data.totals.low).toBe(0)
    expect((await requested('stock?cursor=nada')).code).toBe('malformed')
  })

  test('a search finds names without accents and bar codes; an unknown minimum is missing', async () => {
    const id = await stock.product(1)
    await server.request('marta', 'PATCH', `/api/products/${id}`, {
      name: 'Champú de avena',
      barcode: '750-77',
    })
    for (const words of ['champu', 'avena cham', '750-77'])
      expect((await requested(`stock?search=${encodeURIComponent(words)}`)).data.stock).toMatchObject([
        { productId: id },
      ])
    expect((await server.request('marta', 'PATCH', '/api/stock/nada', { minimum: 1 })).status).toBe(404)
    expect((await server.request('marta', 'PATCH', `/api/stock/${id}`, { minimum: -1 })).status).toBe(400)
  })

  test('movements by product, kind and day, page by page', async () => {
    const id = await stock.product(9)
    for (const pieces of [8, 7, 6]) await stock.count(id, pieces)
    await stock.lose(id, 1)
    const kinds = async (query: string) =>
      (await requested(`stockMovements?productId=${id}&${query}`)).data.stockMovements.map(
        ({ kind }: { kind: string }) => kind,
      )
    expect(await kinds('')).toEqual(['loss', 'count', 'count', 'count', 'opening'])
    expect(await kinds('kind=loss')).toEqual(['loss'])
    expect(await kinds('to=2020-01-01')).toEqual([])
    expect(await kinds('from=2020-01-01')).toHaveLength(5)
    const first = await requested(`stockMovements?productId=${id}&limit=3`)
    expect(await kinds(`cursor=${first.nextCursor}`)).toEqual(['count', 'opening'])
    expect((await requested('stockMovements?from=2026-02-02&to=2026-02-01')).code).toBe('malformed')
  })

  test('strangers and buyers see neither cost nor minimum', async () => {
    const { body } = await server.request(null, 'GET', '/api/products')
    expect(Object.keys(body.data.products[0])).not.toContain('stockValueCentavos')
    expect(Object.keys(body.data.products[0])).not.toContain('minimum')
    expect((await server.request('ana', 'GET', '/api/stock')).status).toBe(403)
  })
})

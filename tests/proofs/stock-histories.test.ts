import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../support/servers/open-test-server.ts'
import { stockOf } from '../support/documents/stock-of.ts'
import { asManyAsTheyLike, setLimits } from '../support/bookings/with-limits.ts'

let server: TestServer
let stock: ReturnType<typeof stockOf>
let restoreLimits: () => void
beforeAll(async () => {
  restoreLimits = setLimits(asManyAsTheyLike)
  server = await openTestServer()
  stock = stockOf(server)
})
afterAll(async () => {
  restoreLimits()
  await server.close()
})

const pieces = fc.integer({ min: 1, max: 9 })
const which = fc.nat({ max: 1 })
const act = fc.oneof(
  fc.record({
    act: fc.constant('buy' as const),
    which,
    pieces,
    cost: fc.nat({ max: 500_00 }),
    iva: fc.nat({ max: 16 }),
  }),
  fc.record({ act: fc.constantFrom('lose' as const, 'order' as const, 'sell' as const), which, pieces }),
  fc.record({ act: fc.constantFrom('count' as const, 'write' as const), which, pieces: fc.nat({ max: 20 }) }),
  fc.record({
    act: fc.constant('bring back' as const),
    of: fc.nat({ max: 5 }),
    pieces: fc.integer({ min: 1, max: 4 }),
    restock: fc.boolean(),
  }),
  fc.record({ act: fc.constant('cost' as const), which, cost: fc.integer({ min: 1, max: 90_00 }) }),
  fc.record({
    act: fc.constant('step' as const),
    of: fc.nat({ max: 5 }),
    to: fc.constantFrom('paid', 'preparing', 'cancelled', 'refunded'),
    restock: fc.boolean(),
  }),
)
type StockAct = typeof act extends fc.Arbitrary<infer One> ? One : never

/** Does one thing to the shop, refused or not; any other outcome is a fault. */
async function happen(one: StockAct, ids: readonly number[], orders: string[]): Promise<number> {
  if (one.act === 'step') {
    const id = orders[one.of % orders.length]
    if (!id) return 200
    const changes = { status: one.to, ...(one.to === 'refunded' && { restock: one.restock }) }
    return (await stock.step(id, changes)).status
  }
  if (one.act === 'bring back') {
    const id = orders[one.of % orders.length]
    if (!id) return 200
    const { order } = (await server.request('marta', 'GET', `/api/orders/${id}`)).body.data
    const [{ productId, quantity, returned }] = order.items
    const { status } = await server.request('marta', 'POST', `/api/orders/${id}/returns`, {
      lines: [{ productId, quantity: one.pieces, restock: one.restock }],
      money: 'return',
      reason: 'Historia al azar',
    })
    const isTooMany = returned + one.pieces > quantity
    if (isTooMany) return status === 422 || status === 409 ? 409 : 500
    return status
  }
  const id = ids[one.which]!
  if (one.act === 'cost') {
    const had = await stock.levelOf(id)
    const { status } = await stock.post('costs', { productId: id, unitCostCentavos: one.cost })
    const fits = had.stock > 0 && had.valueCentavos === 0
    return status === (fits ? 201 : 422) ? 201 : 500
  }
  if (one.act === 'buy')
    return (await stock.buy(id, one.pieces, one.cost, Math.floor((one.cost * one.iva) / 100))).status
  if (one.act === 'lose') return (await stock.lose(id, one.pieces)).status
  if (one.act === 'count') return (await stock.count(id, one.pieces)).status
  if (one.act === 'write')
    return (await server.request('admin', 'PATCH', `/api/products/${id}`, { stock: one.pieces })).status
  if (one.act === 'sell')
    return (
      await server.request('marta', 'POST', '/api/counterSales', {
        items: [{ productId: id, quantity: one.pieces }],
        payments: [{ method: 'card', amountCentavos: one.pieces * 116_00 }],
      })
    ).status
  const ordered = await stock.order(id, one.pieces)
  if (ordered.id) orders.push(ordered.id)
  return ordered.status
}

const allowed = new Set([200, 201, 409])

test('whatever happens to a shop, stock is the sum of its movements and the inventory account what it is worth', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 25 }), async (history) => {
      const ids = [await stock.product(), await stock.product(4)]
      const orders: string[] = []
      for (const one of history) expect(allowed).toContain(await happen(one, ids, orders))

      for (const id of ids) {
        const movements = await stock.movementsOf(id)
        let [left, worth] = [0, 0]
        for (const { quantity, valueCentavos, stockAfter } of movements) {
          left += quantity
          worth += valueCentavos
          expect([stockAfter, left < 0, worth < 0, left === 0 && worth !== 0]).toEqual([
            left,
            false,
            false,
            false,
          ])
        }
        expect(await stock.levelOf(id)).toMatchObject({ stock: left, valueCentavos: worth })
      }
      const { account, shop } = await stock.inventory()
      expect(account).toBe(shop)
      expect(await stock.booksDiffer()).toEqual([])
    }),
    { numRuns: 60, timeout: 20_000 },
  )
}, 240_000)

test('many hands at once leave the same sums', async () => {
  const races = await openTestServer({}, { races: true })
  const shop = stockOf(races)
  try {
    const ids = [await shop.product(), await shop.product()]
    await Promise.all(ids.map((id) => shop.buy(id, 30, 777_77, 124_44)))
    const orders: string[] = []
    const random = fc.sample(fc.record({ which, pieces, how: fc.nat({ max: 4 }) }), { numRuns: 60, seed: 7 })
    await Promise.all(
      random.map(async ({ which: at, pieces: many, how }) => {
        const id = ids[at]!
        if (how === 0) return shop.lose(id, many)
        if (how === 1) return shop.buy(id, many, many * 33_33)
        if (how === 2) return shop.count(id, 10 + many)
        const { id: order } = await shop.order(id, many)
        if (order) orders.push(order)
        return order && how === 3 ? shop.step(order, { status: 'paid' }) : undefined
      }),
    )
    await Promise.all(orders.map((id) => shop.step(id, { status: 'cancelled' })))
    for (const id of ids) {
      const movements = await shop.movementsOf(id)
      const sum = movements.reduce((left: number, { quantity }: { quantity: number }) => left + quantity, 0)
      expect((await shop.levelOf(id)).stock).toBe(sum)
      expect(movements.every(({ stockAfter }: { stockAfter: number }) => stockAfter >= 0)).toBe(true)
    }
    const { account, shop: worth } = await shop.inventory()
    expect(account).toBe(worth)
    expect(await shop.booksDiffer()).toEqual([])
  } finally {
    await races.close()
  }
}, 60_000)

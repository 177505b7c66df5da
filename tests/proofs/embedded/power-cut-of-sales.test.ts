import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { loadFixtureIntoFolder } from '../../../apps/api/src/db/testing/database-templates.ts'
import { withDemo } from '../../support/servers/open-test-server.ts'
import { startServer, type ServerProcess } from '../../support/servers/server-process.ts'

/** Whole processes start and end here, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 240_000 })

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

async function start(DATA_DIR: string) {
  const server = await startServer({ DATA_DIR })
  ends.push(() => server.kill('SIGKILL'))
  return server
}

/** Every record of a list of the office. */
async function allOf<Row>(server: ServerProcess, path: string, many: string): Promise<Row[]> {
  const rows: Row[] = []
  for (let cursor = ''; ;) {
    const { body } = await server.request(
      'admin',
      'GET',
      `/api${path}?limit=200${cursor && `&cursor=${cursor}`}`,
    )
    rows.push(...(body.data[many] as Row[]))
    if (!body.nextCursor) return rows
    cursor = encodeURIComponent(body.nextCursor)
  }
}

type Sold = { _id: string; totalCentavos: number; items: { quantity: number }[] }
type Paid = { id: string; kind: string; amountCentavos: number; target: { orderId?: string } | null }

test('a power cut in the middle of sales leaves each whole or undone, and a retry completes it once', async () => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'rumi-process-'))
  ends.push(() => rm(DATA_DIR, { recursive: true, force: true }))
  await loadFixtureIntoFolder(DATA_DIR, withDemo)
  const before = await start(DATA_DIR)
  const { body } = await before.request('admin', 'GET', '/api/products')
  const [{ id, priceCentavos }] = body.data.products
  expect((await before.request('admin', 'PATCH', `/api/products/${id}`, { stock: 1_000 })).status).toBe(200)
  const ordersBefore = new Set((await allOf<Sold>(before, '/orders', 'orders')).map(({ _id }) => _id))
  const sale = {
    items: [{ productId: id, quantity: 2 }],
    payments: [
      { method: 'cash', amountCentavos: priceCentavos, tipCentavos: 5_00 },
      { method: 'card', amountCentavos: priceCentavos, reference: 'Terminal 1' },
    ],
  }
  const sell = (server: ServerProcess, key: string) =>
    server.request('marta', 'POST', '/api/counterSales', sale, { 'idempotency-key': key })

  const keys = Array.from({ length: 80 }, () => crypto.randomUUID())
  const answered: string[] = []
  const refunded: string[] = []
  const waiting = keys.values()
  const oneAfterAnother = async () => {
    for (const key of waiting) {
      const { status, body: sold } = await sell(before, key)
      if (status !== 201) throw new Error(`answered ${status}`)
      answered.push(sold.data.order._id)
      if (answered.length === 30) await before.kill('SIGKILL')
      const [first] = sold.data.payments
      const path = `/api/payments/${first.id}/refunds`
      const refund = await before.request('marta', 'POST', path, { amountCentavos: 1_00 })
      if (refund.status === 201) refunded.push(refund.body.data.payment.id)
    }
  }
  await Promise.allSettled(Array.from({ length: 8 }, oneAfterAnother))
  expect(answered.length).toBeGreaterThanOrEqual(30)
  expect(answered.length).toBeLessThan(80)

  const after = await start(DATA_DIR)
  const made = async () =>
    (await allOf<Sold>(after, '/orders', 'orders')).filter(({ _id }) => !ordersBefore.has(_id))
  async function expectWhole(orders: readonly Sold[]) {
    const paid = await allOf<Paid>(after, '/payments', 'payments')
    for (const { _id, totalCentavos } of orders) {
      const received = paid.filter(({ kind, target }) => kind === 'payment' && target?.orderId === _id)
      expect(received.map(({ amountCentavos }) => amountCentavos)).toEqual([priceCentavos, priceCentavos])
      expect(totalCentavos).toBe(2 * priceCentavos)
    }
    const { body: shop } = await after.request('admin', 'GET', '/api/products')
    const product = shop.data.products.find((one: { id: number }) => one.id === id)
    expect(product.stock).toBe(1_000 - 2 * orders.length)
    expect((await after.request('conta', 'GET', '/api/accounting/audit')).body.data.differences).toEqual([])
  }
  const kept = await made()
  expect(answered.filter((one) => !kept.some(({ _id }) => _id === one))).toEqual([])
  await expectWhole(kept)
  const ledger = new Set((await allOf<Paid>(after, '/payments', 'payments')).map((row) => row.id))
  expect(refunded.length).toBeGreaterThan(0)
  expect(refunded.filter((one) => !ledger.has(one))).toEqual([])

  for (const key of keys) expect((await sell(after, key)).status).toBe(201)
  const all = await made()
  expect(all).toHaveLength(keys.length)
  await expectWhole(all)
})

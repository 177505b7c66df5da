import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { startServer, type ServerProcess } from '../support/servers/server-process.ts'
import { trainingRequests } from '../support/bookings/many-bookings.ts'
import { dropDatabase, newDatabaseUrl } from '../support/servers/new-database-url.ts'
import { withDemo } from '../support/servers/open-test-server.ts'

/** Two processes at once need a server: the embedded database has one. */
const skip = !process.env.TEST_DATABASE_URL

const servers: ServerProcess[] = []
afterEach(() => Promise.all(servers.splice(0).map((server) => server.kill('SIGKILL'))))

async function startTwo() {
  const DATABASE_URL = (await newDatabaseUrl(withDemo))!
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'rumi-two-'))
  const [one, other] = await Promise.all([0, 1].map(() => startServer({ DATABASE_URL, DATA_DIR })))
  servers.push(one!, other!)
  async function end() {
    await Promise.all(servers.map((server) => server.kill('SIGTERM')))
    await dropDatabase(DATABASE_URL)
    await rm(DATA_DIR, { recursive: true, force: true })
  }
  return { one: one!, other: other!, end }
}

const pageOf = async ({ url }: ServerProcess, path: string) => (await fetch(url + path)).text()

test(
  'two instances on one server open together and sell the last hour once, and the last piece of the shop',
  { skip, timeout: 120_000 },
  async () => {
    const { one, other, end } = await startTwo()
    const [request] = await trainingRequests(one, 1)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        (i % 2 ? one : other).request('ana', 'POST', '/api/serviceBookings', request),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(49)

    const { status } = await one.request('marta', 'PATCH', '/api/products/1', { stock: 1 })
    expect(status).toBe(200)
    const order = { items: [{ productId: 1, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
    // Orders of one client wait for each other, those of the desk do not.
    const buyers = ['marta', 'ana', 'admin', 'luis', 'marta'] as const
    const orders = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        (i % 2 ? one : other).request(buyers[i % buyers.length]!, 'POST', '/api/orders', order),
      ),
    )
    const refusals = orders.filter(({ status: got }) => got !== 201)
    expect(refusals.map(({ status: got, body }) => [got, body.code])).toEqual(
      Array.from({ length: 49 }, () => [409, 'no-stock']),
    )
    const { products } = (await other.request(null, 'GET', '/api/products')).body.data
    expect(products.find(({ id }: { id: number }) => id === 1).stock).toBe(0)
    await end()
  },
)

test(
  'a change of the office at one instance is in the pages of both, before any script',
  { skip, timeout: 120_000 },
  async () => {
    const { one, other, end } = await startTwo()
    const { body } = await one.request(null, 'GET', '/api/products')
    const [product] = body.data.products as { id: number; name: string }[]
    for (const server of [one, other]) expect(await pageOf(server, '/tienda')).toContain(product!.name)

    const change = async (changes: object) => {
      const { status } = await one.request('marta', 'PATCH', `/api/products/${product!.id}`, changes)
      expect(status).toBe(200)
    }
    await change({ name: 'Hueso de la abuela' })
    expect(await pageOf(one, '/tienda')).toContain('Hueso de la abuela')
    await vi.waitFor(
      async () => expect(await pageOf(other, '/tienda')).toContain('Hueso de la abuela'),
      2_000,
    )

    await change({ stock: 1 })
    const order = { items: [{ productId: product!.id, quantity: 1 }], delivery: 'pickup', payment: 'counter' }
    expect((await other.request('ana', 'POST', '/api/orders', order)).status).toBe(201)
    expect(await pageOf(other, '/tienda')).toContain('schema.org/OutOfStock')
    await vi.waitFor(
      async () => expect(await pageOf(one, '/tienda')).toContain('schema.org/OutOfStock'),
      2_000,
    )
    await end()
  },
)

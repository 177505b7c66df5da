import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { loadFixtureIntoFolder } from '../../../apps/api/src/db/testing/database-templates.ts'
import { startMercadoPagoStandIn } from '../../../tools/stand-ins/mercadopago.ts'
import { trainingRequests } from '../../support/bookings/many-bookings.ts'
import { withDemo } from '../../support/servers/open-test-server.ts'
import { startServer, type ServerProcess } from '../../support/servers/server-process.ts'

/** Whole processes start and end here, which a busy machine does slowly. */
vi.setConfig({ testTimeout: 240_000 })

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

/** How many of each act, and after how many answers of all the power goes. */
const [each, cutAfter] = [4, 7]
const secret = 'un secreto de prueba'

type Row = { kind: string; status: string; method: string; amountCentavos: number }
/** One thing that money is moved for: asking for it, and how far it has come: 0 undone, 1 done, anything else torn or done twice. */
type Act = {
  request: (server: ServerProcess) => Promise<number>
  stateOf: (server: ServerProcess) => Promise<number>
}

const wholeOr = (torn: boolean, done: boolean) => (torn ? Number.NaN : Number(done))

test('charges, cancellations, returns and notices of the provider are whole or undone after a power cut', async () => {
  const provider = await startMercadoPagoStandIn({ secret })
  ends.push(() => provider.close())
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'rumi-process-'))
  ends.push(() => rm(DATA_DIR, { recursive: true, force: true }))
  await loadFixtureIntoFolder(DATA_DIR, withDemo)
  async function start() {
    const server = await startServer({
      DATA_DIR,
      MERCADOPAGO_ACCESS_TOKEN: 'TEST-1',
      MERCADOPAGO_WEBHOOK_SECRET: secret,
      MERCADOPAGO_BASE_URL: provider.address,
    })
    ends.push(() => server.kill('SIGKILL'))
    return server
  }
  const before = await start()
  const request = async (path: string, body: object) => {
    const { status, body: made } = await before.request('marta', 'POST', `/api${path}`, body)
    if (status !== 201) throw new Error(`${path} answered ${status}: ${JSON.stringify(made)}`)
    return made.data
  }
  const requests = await trainingRequests(before, 4 * each)
  const bookings: { id: string; totalCentavos: number }[] = []
  for (const stay of requests) bookings.push((await request('/serviceBookings', stay)).serviceBooking)
  const next = () => bookings.pop()!
  const [product] = (await before.request('admin', 'GET', '/api/products')).body.data.products
  await before.request('admin', 'PATCH', `/api/products/${product.id}`, { stock: 100 })

  const rowsOf = async (server: ServerProcess, id: string): Promise<Row[]> =>
    (await server.request('marta', 'GET', `/api/payments?bookingId=${id}`)).body.data.payments
  const keyed = async (server: ServerProcess, method: string, path: string, body: object, key: string) =>
    (await server.request('marta', method, `/api${path}`, body, { 'idempotency-key': key })).status

  function charge(): Act {
    const [one, other] = [next(), next()]
    const key = crypto.randomUUID()
    const payments = [one, other].flatMap(({ id, totalCentavos }) => [
      { target: { bookingId: id }, method: 'cash', amountCentavos: 100_00, tipCentavos: 5_00 },
      { target: { bookingId: id }, method: 'card', amountCentavos: totalCentavos - 100_00 },
    ])
    return {
      request: (server) => keyed(server, 'POST', '/charges', { payments }, key),
      async stateOf(server) {
        const rows = [...(await rowsOf(server, one.id)), ...(await rowsOf(server, other.id))]
        return rows.length / payments.length
      },
    }
  }

  async function cancellation(): Promise<Act> {
    const { id, totalCentavos } = next()
    await request('/payments', { target: { bookingId: id }, method: 'cash', amountCentavos: totalCentavos })
    const key = crypto.randomUUID()
    return {
      request: (server) =>
        keyed(server, 'PUT', `/serviceBookings/${id}`, { status: 'cancelled', money: 'credit' }, key),
      async stateOf(server) {
        const { body } = await server.request('marta', 'GET', `/api/desk/bookings/${id}`)
        const isCancelled = body.data.deskBooking.booking.status === 'cancelled'
        const credits = (await rowsOf(server, id)).filter(({ kind }) => kind === 'credit')
        return wholeOr(credits.length !== Number(isCancelled), isCancelled)
      },
    }
  }

  async function orderReturn(): Promise<Act> {
    const items = [{ productId: product.id, quantity: 2 }]
    const payments = [{ method: 'cash', amountCentavos: 2 * product.priceCentavos }]
    const { order } = await request('/counterSales', { items, payments })
    const key = crypto.randomUUID()
    const lines = [{ productId: product.id, quantity: 1, restock: true }]
    const body = { lines, money: 'return', reason: 'Corte de luz' }
    return {
      request: (server) => keyed(server, 'POST', `/orders/${order._id}/returns`, body, key),
      async stateOf(server) {
        const { data } = (await server.request('marta', 'GET', `/api/orders/${order._id}/payments`)).body
        const back = 2 * product.priceCentavos - data.paidCentavos
        return wholeOr(back !== data.returns.length * product.priceCentavos, back === product.priceCentavos)
      },
    }
  }

  async function notice(): Promise<Act> {
    const { id, totalCentavos } = next()
    const { body } = await before.request('ana', 'POST', '/api/payments/online', {
      target: { bookingId: id },
    })
    const paid = provider.pay(body.data.checkoutUrl.split('/').at(-1))
    return {
      async request(server) {
        const reported = provider.noticeOf(paid.id)
        const path = `/api/payments/webhook/mercadopago?${reported.query}`
        return (await server.request(null, 'POST', path, reported.body, reported.headers)).status
      },
      async stateOf(server) {
        const settled = (await rowsOf(server, id)).filter(({ status }) => status === 'settled')
        return settled.reduce((sum, { amountCentavos }) => sum + amountCentavos, 0) / totalCentavos
      },
    }
  }

  const acts: Act[] = []
  for (let turn = 0; turn < each; turn += 1)
    acts.push(charge(), await cancellation(), await orderReturn(), await notice())
  const answered = new Set<Act>()
  const waiting = acts.values()
  const oneAfterAnother = async () => {
    for (const act of waiting) {
      const status = await act.request(before)
      if (status >= 300) throw new Error(`answered ${status}`)
      answered.add(act)
      if (answered.size === cutAfter) await before.kill('SIGKILL')
    }
  }
  await Promise.allSettled(Array.from({ length: 4 }, oneAfterAnother))
  expect(answered.size).toBeGreaterThanOrEqual(cutAfter)
  expect(answered.size).toBeLessThan(acts.length)

  const after = await start()
  for (const act of acts) {
    const state = await act.stateOf(after)
    expect(answered.has(act) ? [1] : [0, 1]).toContain(state)
  }
  const differences = async () =>
    (await after.request('conta', 'GET', '/api/accounting/audit')).body.data.differences
  expect(await differences()).toEqual([])

  for (const act of acts) expect(await act.request(after)).toBeLessThan(300)
  for (const act of acts) expect(await act.stateOf(after)).toBe(1)
  expect(await differences()).toEqual([])
})

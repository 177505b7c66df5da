import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { startMercadoPagoStandIn } from '../stand-ins/mercadopago.ts'
import type { SimulationState } from './simulation-state.ts'

/** Stand-in of Mercado Pago that receives online payments. */
export type PaymentProvider = Awaited<ReturnType<typeof startMercadoPagoStandIn>>

type Line = { productId: number; quantity: number; returned: number }
type Order = {
  _id: string
  number: number
  status: string
  payment: string
  delivery: string
  items: Line[]
  checkoutUrl: string | null
}
type Level = { productId: number; stock: number; active: boolean }

const buyers = ['ana', 'luis'] as const
const address = {
  recipient: 'Ana Vega',
  phone: '5512345678',
  street: 'Orizaba 12',
  neighbourhood: 'Roma',
  postalCode: '06700',
  city: 'Ciudad de México',
  directions: '',
}
const fewPieces = 6

const desk = async ({ product, responses }: SimulationState, deed: string, path: string, body: object) =>
  responses.note(deed, await product.request('marta', 'POST', `/api${path}`, body))

/**
 * The shop's day: suppliers bring what runs low, owners order at home, pay online or by transfer, and get what they paid for; some bring
 * pieces of it back. What is to be paid by transfer is left to the desk or to the statement of the bank.
 */
export async function runShop(simulation: SimulationState, provider: PaymentProvider) {
  const { chance } = simulation
  await buyStock(simulation)
  if (chance.percent(45)) await orderAtHome(simulation, provider)
  for (const order of await openOrders(simulation)) await moveOrder(simulation, provider, order)
  if (chance.percent(10)) await bringBack(simulation)
}

const read = async ({ product }: SimulationState, path: string) => {
  const { status, body } = await product.request('marta', 'GET', `/api${path}`)
  if (status !== 200) throw new Error(`${path} was answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}

async function buyStock(simulation: SimulationState) {
  const { chance } = simulation
  const { stock } = (await read(simulation, '/stock?limit=200')) as { stock: Level[] }
  const low = stock.filter((level) => level.active && level.stock < fewPieces)
  if (low.length > 0)
    await desk(simulation, 'buy stock', '/stockMovements/purchases', {
      supplier: 'Croquetas del Valle',
      reference: 'F-77',
      lines: low.map(({ productId }) => {
        const costCentavos = chance.between(300_00, 1_500_00)
        return {
          productId,
          quantity: chance.between(10, 30),
          costCentavos,
          ivaCentavos: Math.round(costCentavos * 0.16),
        }
      }),
    })
  const lost = chance.pick(stock)
  if (chance.percent(4) && lost.stock > 0)
    await desk(simulation, 'lose a piece', '/stockMovements/losses', {
      productId: lost.productId,
      quantity: 1,
      reason: 'Se rompió',
    })
}

async function orderAtHome(simulation: SimulationState, provider: PaymentProvider) {
  const { product, chance, responses } = simulation
  const { products } = await read(simulation, '/products?limit=200')
  const who = chance.pick(buyers)
  const [one, other] = [chance.pick(products), chance.pick(products)] as { id: number }[]
  const shipped = chance.percent(40)
  const requested = {
    items: [...new Set([one!.id, other!.id])].map((productId) => ({
      productId,
      quantity: chance.between(1, 3),
    })),
    delivery: shipped ? 'shipping' : 'pickup',
    ...(shipped && { shipTo: address }),
    payment: chance.pick(['online', 'online', 'spei', 'counter'] as const),
  }
  const answer = await product.request(who, 'POST', '/api/orders', requested)
  responses.note(`order by ${requested.payment}`, answer)
  const order: Order | undefined = answer.body?.data?.order
  if (order?.checkoutUrl && chance.percent(75)) await payOnline(simulation, provider, order.checkoutUrl)
}

/** Pays at the provider's page, which sends its notice once or more often. */
async function payOnline(
  { product, responses, chance }: SimulationState,
  provider: PaymentProvider,
  url: string,
) {
  const { id } = provider.pay(url.split('/').at(-1)!)
  for (let times = 0; times < chance.pick([1, 1, 2]); times += 1) {
    const { query, headers, body } = provider.noticeOf(id)
    const path = `/api/payments/webhook/mercadopago?${query}`
    responses.note('pay online', await product.request(null, 'POST', path, body, headers))
  }
}

async function openOrders(simulation: SimulationState): Promise<Order[]> {
  const found: Order[] = []
  for (const status of ['pending', 'paid', 'preparing', 'ready', 'shipped'])
    found.push(...(await read(simulation, `/orders?limit=200&status=${status}`)).orders)
  return found
}

/** One step of an order in a day, or none. */
async function moveOrder(simulation: SimulationState, provider: PaymentProvider, order: Order) {
  const { product, chance, responses } = simulation
  const { _id: id, status, payment, delivery, checkoutUrl } = order
  const step = async (changes: { status: string; paymentMethod?: string }) =>
    responses.note(
      `order ${changes.status}`,
      await product.request('marta', 'PATCH', `/api/orders/${id}`, changes),
    )
  const fate = chance.between(1, 100)
  if (status === 'pending' && fate <= 6) return void (await step({ status: 'cancelled' }))
  if (status === 'pending' && checkoutUrl && fate > 70) return payOnline(simulation, provider, checkoutUrl)
  if (status === 'pending' && payment === 'counter' && fate > 50)
    return void (await step({ status: 'paid', paymentMethod: chance.pick(['cash', 'card'] as const) }))
  if (status === 'pending' && payment === 'spei' && fate > 85)
    return void (await step({ status: 'paid', paymentMethod: 'transfer' }))
  if (status === 'pending' || fate <= 25) return
  if (fate <= 28) return void (await step({ status: 'refunded' }))
  const next = { paid: 'preparing', preparing: delivery === 'shipping' ? 'shipped' : 'ready' }[status]
  await step({ status: next ?? 'delivered' })
}

/** Some pieces of something that was delivered come back, whole enough to be sold or not. */
async function bringBack(simulation: SimulationState) {
  const { chance } = simulation
  const { orders } = (await read(simulation, '/orders?limit=30&status=delivered')) as { orders: Order[] }
  if (orders.length === 0) return
  const { _id: id, items } = chance.pick(orders)
  const lines = items
    .filter(({ quantity, returned }) => returned < quantity)
    .map(({ productId, quantity, returned }) => ({
      productId,
      quantity: chance.between(1, quantity - returned),
      restock: chance.percent(80),
    }))
  if (lines.length === 0) return
  const money = chance.pick(['return', 'return', 'transfer', 'credit'] as const)
  await desk(simulation, 'return lines of an order', `/orders/${id}/returns`, {
    lines,
    money,
    reason: 'No le gustó',
  })
}

const mostPatienceMs = 20_000

/** Differences between the provider's payments and the ledger, once everything under way has arrived. */
export async function brokenOnline(pool: Pool, provider: PaymentProvider): Promise<string[]> {
  const deadline = Date.now() + mostPatienceMs
  for (;;) {
    const { rows } = await pool.query<{ kind: string; status: string; sum: string }>(
      `select kind, status, sum(amount_centavos) as sum from payments where method = 'online' group by 1, 2`,
    )
    const reported = (kind: string, status: string) =>
      Number(rows.find((row) => row.kind === kind && row.status === status)?.sum ?? 0)
    if (reported('refund', 'pending') === 0 || Date.now() > deadline) {
      const taken = centavosOf([...provider.payments.values()].map((one) => one.transaction_amount))
      const returned = centavosOf(provider.refunds.map(({ amount }) => amount))
      const sums = { taken, returned, waiting: reported('refund', 'pending') }
      const isTrue =
        taken === reported('payment', 'settled') &&
        returned === reported('refund', 'settled') &&
        sums.waiting === 0
      return isTrue ? [] : [`online ${JSON.stringify(sums)} of ${JSON.stringify(rows)}`]
    }
    await pause(100)
  }
}

const centavosOf = (pesos: readonly number[]) => pesos.reduce((sum, one) => sum + Math.round(one * 100), 0)

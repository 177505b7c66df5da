import {
  addDays,
  defaultSettings,
  defaultTerms,
  instantAt,
  passOf,
  priceOrder,
  quotePass,
  type MoneyMethod,
  type OrderStatus,
  type PassKind,
} from '@rumi/contract'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { passCredits, passes } from '../../schema/money/passes.ts'
import { services } from '../../schema/business/services.ts'
import { orderEvents, orderItems, orders, products } from '../../schema/money/shop.ts'
import { stockMovements } from '../../schema/money/stock.ts'
import type { DemoCharge, PaymentRow } from './demo-payments.ts'
import type { DemoTills } from './demo-tills.ts'
import { writesOfMoney } from './demo-payments.ts'
import type { DatedWrite } from './live-demo-weeks.ts'

type Sale = {
  /** Days before today, and the hours of request, payment and next step. */
  daysAgo: number
  at: string
  /** Index of the family. */
  family: number
  method: MoneyMethod
}
type Bought = Sale & {
  items: readonly (readonly [productId: number, quantity: number])[]
  steps: readonly OrderStatus[]
}

/** Shop orders: sold at the counter, pending by transfer, and to be packed. */
const bought: readonly Bought[] = [
  {
    daysAgo: 9,
    at: '12:10',
    family: 1,
    method: 'card',
    items: [
      [4, 2],
      [1, 3],
    ],
    steps: ['paid', 'delivered'],
  },
  {
    daysAgo: 4,
    at: '13:25',
    family: 6,
    method: 'cash',
    items: [
      [2, 1],
      [3, 2],
    ],
    steps: ['paid', 'delivered'],
  },
  {
    daysAgo: 2,
    at: '10:40',
    family: 3,
    method: 'transfer',
    items: [[5, 3]],
    steps: ['paid', 'preparing', 'ready'],
  },
  {
    daysAgo: 1,
    at: '11:05',
    family: 8,
    method: 'transfer',
    items: [
      [4, 1],
      [3, 1],
    ],
    steps: ['paid'],
  },
]

const soldPass: Sale & { kind: PassKind } = {
  daysAgo: 12,
  at: '10:20',
  family: 2,
  method: 'card',
  kind: 'training-5',
}

export type DemoSales = {
  orderIds: string[]
  /** Stock movements of the orders. */
  movementIds: string[]
  passIds: string[]
  charges: DemoCharge[]
  writes: DatedWrite[]
}
type Selling = { clients: readonly string[]; tills: DemoTills; deskId: string; today: string }

/** Creates the families' purchases beside visits: products, and a pass without used sessions. */
export async function demoSales(tx: Tx, selling: Selling): Promise<DemoSales> {
  const offered = await tx.select().from(products)
  const [training] = await tx
    .select({ priceCentavos: services.priceCentavos })
    .from(services)
    .where(eq(services.serviceType, 'Entrenamiento'))
    .orderBy(asc(services.createdAt), asc(services.id))
    .limit(1)
  const sold = [
    ...bought.map((sale) => saleOfOrder(sale, offered, selling)),
    ...(training ? [saleOfPass(soldPass, training.priceCentavos, selling)] : []),
  ]
  return {
    orderIds: sold.flatMap(({ orderId }) => orderId ?? []),
    movementIds: sold.flatMap(({ movementIds = [] }) => movementIds),
    passIds: sold.flatMap(({ passId }) => passId ?? []),
    charges: sold.map(({ charge }) => charge),
    writes: sold.flatMap(({ writes }) => writes),
  }
}

type Sold = {
  orderId?: string
  movementIds?: string[]
  passId?: string
  charge: DemoCharge
  writes: DatedWrite[]
}

/** Pays in full at once. */
function paidWhole(
  { method, family }: Sale,
  target: Pick<PaymentRow, 'orderId' | 'passId'>,
  { at, amountCentavos, clients, tills, deskId }: Selling & { at: string; amountCentavos: number },
): DemoCharge {
  const clientId = clients[family % clients.length]!
  const row: PaymentRow = {
    ...target,
    id: crypto.randomUUID(),
    clientId,
    method,
    amountCentavos,
    reference: method === 'transfer' ? 'SPEI' : '',
    receivedAt: at,
    createdAt: at,
    receivedBy: deskId,
    cashDayId: method === 'cash' ? tills.at(at) : null,
  }
  return { id: crypto.randomUUID(), at, clientId, rows: [row] }
}

type Product = typeof products.$inferSelect

function saleOfOrder(sale: Bought, offered: readonly Product[], selling: Selling): Sold {
  const { deskId, today } = selling
  const id = crypto.randomUUID()
  const at = instantAt(addDays(today, -sale.daysAgo), sale.at)
  const items = sale.items.flatMap(([productId, quantity]) => {
    const product = offered.find((one) => one.id === productId)
    return product
      ? [{ orderId: id, productId, name: product.name, quantity, unitCentavos: product.priceCentavos }]
      : []
  })
  const taken = items
    .toSorted((one, other) => one.productId - other.productId)
    .map(({ productId, quantity }) => ({
      id: crypto.randomUUID(),
      productId,
      kind: 'sale' as const,
      quantity: -quantity,
      orderId: id,
      at,
    }))
  const price = priceOrder({ items, delivery: 'pickup' }, defaultSettings)
  const charge = paidWhole(sale, { orderId: id }, { ...selling, at, amountCentavos: price.totalCentavos })
  const payment = sale.method === 'transfer' ? ('spei' as const) : ('counter' as const)
  async function order(tx: Tx) {
    const stamped = { createdAt: at, updatedAt: at }
    const placed = { id, userId: charge.clientId, ...price, delivery: 'pickup' as const, payment, ...stamped }
    await tx.insert(orders).values({ ...placed, status: 'pending' })
    await tx.insert(orderItems).values(items)
    for (const movement of taken) await tx.insert(stockMovements).values(movement)
    await tx.insert(orderEvents).values({ orderId: id, actorId: deskId, at, toStatus: 'pending' })
  }
  async function takeSteps(tx: Tx) {
    for (const [place, status] of sale.steps.entries()) {
      const fromStatus = sale.steps[place - 1] ?? 'pending'
      await tx
        .update(orders)
        .set({ status, version: place + 2, updatedAt: at })
        .where(eq(orders.id, id))
      await tx.insert(orderEvents).values({ orderId: id, actorId: deskId, at, fromStatus, toStatus: status })
    }
  }
  const paid = writesOfMoney({ charges: [charge], returned: [] }, deskId)
  return {
    orderId: id,
    movementIds: taken.map((movement) => movement.id),
    charge,
    writes: [{ at, write: order }, ...paid, { at, write: takeSteps }],
  }
}

function saleOfPass(sale: typeof soldPass, unitCentavos: number, selling: Selling): Sold {
  const { deskId, today } = selling
  const { kind, method } = sale
  const id = crypto.randomUUID()
  const day = addDays(today, -sale.daysAgo)
  const at = instantAt(day, sale.at)
  const { lines, totalCentavos } = quotePass(kind, unitCentavos, defaultTerms)
  const { units, ...pass } = passOf(kind, day, defaultTerms)
  const charge = paidWhole(sale, { passId: id }, { ...selling, at, amountCentavos: totalCentavos })
  const requestPass = (tx: Tx) =>
    tx.insert(passes).values({
      ...pass,
      id,
      kind,
      units,
      ownerId: charge.clientId,
      lines,
      totalCentavos,
      createdAt: at,
      updatedAt: at,
    })
  async function activate(tx: Tx) {
    const credits = Array.from({ length: units }, (_, spent) => ({ passId: id, number: spent + 1 }))
    await tx.insert(passCredits).values(credits)
    const paid = { paidAt: at, paidTo: deskId, paymentMethod: method, updatedAt: at, version: 2 }
    await tx
      .update(passes)
      .set({ ...paid, status: 'active' })
      .where(eq(passes.id, id))
  }
  const paid = writesOfMoney({ charges: [charge], returned: [] }, deskId)
  return { passId: id, charge, writes: [{ at, write: requestPass }, ...paid, { at, write: activate }] }
}

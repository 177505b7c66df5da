import { addDays, dayOf, instantAt } from '@rumi/contract'
import type { Tx } from '../../connect.ts'
import { expensePayments } from '../../schema/money/expense-parts.ts'
import { expenses } from '../../schema/money/expenses.ts'
import { products } from '../../schema/money/shop.ts'
import { stockMovements } from '../../schema/money/stock.ts'
import type { DatedWrite } from './live-demo-weeks.ts'
import { postingAccount } from '../../sql-functions.ts'

/** Unit cost of the opening stock by product, without IVA. */
const openingCosts: Readonly<Record<number, number>> = { 1: 5_20, 2: 13_40, 3: 9_10, 4: 26_00, 5: 29_00 }

type Purchase = {
  daysAgo: number
  at: string
  supplier: string
  rfc: string
  reference: string
  /** Day of the bank payment; absent while unpaid. */
  paidDaysAgo?: number
  lines: readonly (readonly [productId: number, quantity: number, costCentavos: number])[]
}

const bought: readonly Purchase[] = [
  {
    daysAgo: 32,
    at: '09:40',
    supplier: 'Croquetas del Sur',
    rfc: 'CSU140903KT4',
    reference: 'CS-1184',
    paidDaysAgo: 18,
    lines: [
      [4, 12, 324_00],
      [5, 12, 366_00],
    ],
  },
  {
    daysAgo: 11,
    at: '10:15',
    supplier: 'Juguetes y Jabones Lomita',
    rfc: 'JJL110215QK6',
    reference: 'A-2207',
    lines: [
      [1, 24, 132_00],
      [2, 10, 138_00],
      [3, 10, 96_50],
    ],
  },
]

const ivaPercent = 16
const ivaOf = (costCentavos: number) => Math.round((costCentavos * ivaPercent) / 100)

export type DemoPurchases = { ids: string[]; writes: DatedWrite[] }
type Shop = { deskId: string; bookkeeperId: string; today: string; opened: string }

/** Costs of the goods the shop opened with, and purchases since, one of them unpaid. */
export async function demoPurchases(tx: Tx, shop: Shop): Promise<DemoPurchases> {
  const offered = await tx.select({ id: products.id, stock: products.stock }).from(products)
  const costs = offered.flatMap(({ id: productId, stock }) => {
    const unitCostCentavos = openingCosts[productId]
    if (stock === 0 || unitCostCentavos === undefined) return []
    const valueCentavos = unitCostCentavos * stock
    return [movementOf({ productId, kind: 'cost', quantity: 0, valueCentavos, at: shop.opened }, shop)]
  })
  const parts = [
    ...costs,
    ...bought.map((purchase) => purchaseOf(purchase, new Set(offered.map(({ id }) => id)), shop)),
  ]
  return { ids: parts.flatMap(({ ids }) => ids), writes: parts.flatMap(({ writes }) => writes) }
}

type NewMovement = Pick<typeof stockMovements.$inferInsert, 'productId' | 'kind' | 'quantity'> &
  Partial<typeof stockMovements.$inferInsert> & { at: string }

function movementOf(movement: NewMovement, { deskId }: Shop): DemoPurchases {
  const id = crypto.randomUUID()
  return {
    ids: [id],
    writes: [
      {
        at: movement.at,
        write: (tx) => tx.insert(stockMovements).values({ ...movement, id, by: deskId }),
      },
    ],
  }
}

/** A purchase with the expense it is owed by, and its payment by the bank. */
function purchaseOf(
  { daysAgo, at: hour, supplier, rfc, reference, paidDaysAgo, lines }: Purchase,
  offered: ReadonlySet<number>,
  shop: Shop,
): DemoPurchases {
  const id = crypto.randomUUID()
  const at = instantAt(addDays(shop.today, -daysAgo), hour)
  const goods = lines.filter(([productId]) => offered.has(productId))
  if (goods.length === 0) return { ids: [], writes: [] }
  const sum = (of: (cost: number) => number) => goods.reduce((total, [, , cost]) => total + of(cost), 0)
  const expense = {
    id,
    day: dayOf(at),
    supplierName: supplier,
    supplierRfc: rfc,
    concept: `Mercancía para la tienda, factura ${reference}`,
    subtotalCentavos: sum((cost) => cost),
    ivaPercent,
    ivaCentavos: sum(ivaOf),
    payment: 'later' as const,
    ofStock: true,
    enteredBy: shop.deskId,
    createdAt: at,
  }
  const movements = goods.map(([productId, quantity, valueCentavos]) =>
    movementOf(
      {
        productId,
        kind: 'purchase',
        quantity,
        valueCentavos,
        ivaCentavos: ivaOf(valueCentavos),
        supplier,
        reference,
        expenseId: id,
        at,
      },
      shop,
    ),
  )
  const enter: DatedWrite = {
    at,
    write: (tx) => tx.insert(expenses).values({ ...expense, accountId: postingAccount('115.01') }),
  }
  const pay = (days: number): DatedWrite => ({
    at: instantAt(addDays(shop.today, -days), '13:20'),
    write: (tx) =>
      tx.insert(expensePayments).values({
        expenseId: id,
        position: 1,
        day: addDays(shop.today, -days),
        amountCentavos: expense.subtotalCentavos + expense.ivaCentavos,
        ivaCentavos: expense.ivaCentavos,
        isrRetainedCentavos: 0,
        ivaRetainedCentavos: 0,
        paidBy: shop.bookkeeperId,
      }),
  })
  return {
    ids: [id, ...movements.flatMap(({ ids }) => ids)],
    writes: [
      enter,
      ...movements.flatMap(({ writes }) => writes),
      ...(paidDaysAgo === undefined ? [] : [pay(paidDaysAgo)]),
    ],
  }
}

import { addDays, instantAt } from '@rumi/contract'
import type { Tx } from '../connect.ts'
import { products } from '../schema/shop.ts'
import { stockMovements } from '../schema/stock.ts'
import type { DatedWrite } from './live-demo-weeks.ts'

/** What a piece cost of those that the shop opened with, by its product; without IVA. */
const openingCosts: Readonly<Record<number, number>> = { 1: 5_20, 2: 13_40, 3: 9_10, 4: 26_00, 5: 29_00 }

type Purchase = {
  daysAgo: number
  at: string
  supplier: string
  reference: string
  /** When the bank paid it; what waits to be paid says nothing. */
  paidDaysAgo?: number
  lines: readonly (readonly [productId: number, quantity: number, costCentavos: number])[]
}

const bought: readonly Purchase[] = [
  {
    daysAgo: 32,
    at: '09:40',
    supplier: 'Croquetas del Sur',
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

/** What the bank paid a supplier, when and for what. */
export type PaidPurchase = { at: string; told: string; centavos: number }

export type DemoPurchases = { ids: string[]; writes: DatedWrite[]; paid: PaidPurchase[] }
type Shop = { deskId: string; today: string; opened: string }

/** What the goods of the shop cost: those it opened with, and what suppliers brought since, of whom one waits to be paid. */
export async function demoPurchases(tx: Tx, { deskId, today, opened }: Shop): Promise<DemoPurchases> {
  const offered = await tx.select({ id: products.id, stock: products.stock }).from(products)
  const isOffered = (id: number) => offered.some((product) => product.id === id)
  const costs = offered
    .filter(({ stock }) => stock > 0)
    .flatMap(({ id: productId, stock }) => {
      const unitCostCentavos = openingCosts[productId]
      return unitCostCentavos === undefined
        ? []
        : [
            {
              productId,
              kind: 'cost' as const,
              quantity: 0,
              valueCentavos: unitCostCentavos * stock,
              at: opened,
            },
          ]
    })
  const purchases = bought.flatMap(({ daysAgo, at, supplier, reference, lines }) =>
    lines
      .filter(([productId]) => isOffered(productId))
      .map(([productId, quantity, valueCentavos]) => ({
        productId,
        kind: 'purchase' as const,
        quantity,
        valueCentavos,
        ivaCentavos: ivaOf(valueCentavos),
        supplier,
        reference,
        at: instantAt(addDays(today, -daysAgo), at),
      })),
  )
  const movements = [...costs, ...purchases].map((movement) => ({
    ...movement,
    id: crypto.randomUUID(),
    by: deskId,
  }))
  return {
    ids: movements.map(({ id }) => id),
    writes: movements.map((movement) => ({
      at: movement.at,
      write: (all: Tx) => all.insert(stockMovements).values(movement),
    })),
    paid: bought.flatMap(({ paidDaysAgo, supplier, reference, lines }) =>
      paidDaysAgo === undefined
        ? []
        : [
            {
              at: instantAt(addDays(today, -paidDaysAgo), '13:20'),
              told: `Pago a ${supplier}, factura ${reference}`,
              centavos: lines.reduce((sum, [, , cost]) => sum + cost + ivaOf(cost), 0),
            },
          ],
    ),
  }
}

import { mostPieces, type stock, type StockMovement } from '@rumi/contract'
import { inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { stockSentences } from '../copy/money/stock-sentences.ts'
import type { Tx } from '../db/connect.ts'
import { products } from '../db/schema/money/shop.ts'
import { stockMovements } from '../db/schema/money/stock.ts'
import { Refused } from '../http/refused.ts'
import { movementsNamed } from './stock-movements.ts'

type NewMovement = Pick<typeof stockMovements.$inferInsert, 'productId' | 'kind' | 'quantity'> &
  Partial<typeof stockMovements.$inferInsert>

/** Writes down pieces that are gone without being sold; refused with `no-stock` where there are not so many. */
export async function recordLoss(
  tx: Tx,
  { productId, quantity, reason }: z.output<typeof stock.lose.body>,
): Promise<StockMovement> {
  const product = (await lockProducts(tx, [productId])).get(productId)!
  if (product.stock < quantity)
    throw new Refused('no-stock', { message: stockSentences.onlySome(product.name, product.stock) })
  const [lost] = await move(tx, [{ productId, kind: 'loss', quantity: -quantity, reason }])
  return lost!
}

/** Sets the cost of stock without one; throws `breaks-a-rule` without stock or with a cost. */
export async function recordCost(
  tx: Tx,
  { productId, unitCostCentavos, reason }: z.output<typeof stock.setCost.body>,
): Promise<StockMovement> {
  const product = (await lockProducts(tx, [productId])).get(productId)!
  if (product.stock === 0 || product.valueCentavos !== 0)
    throw new Refused('breaks-a-rule', { message: stockSentences.hasItsCost(product.name, product.stock) })
  const [movement] = await move(tx, [
    {
      productId,
      kind: 'cost',
      quantity: 0,
      valueCentavos: unitCostCentavos * product.stock,
      ...(reason !== undefined && { reason }),
    },
  ])
  return movement!
}

/** Records a count. The movement is the difference, possibly 0. */
export async function recordCount(
  tx: Tx,
  { productId, counted, reason }: z.output<typeof stock.count.body>,
): Promise<StockMovement> {
  const product = (await lockProducts(tx, [productId])).get(productId)!
  const quantity = counted - product.stock
  const [found] = await move(tx, [
    { productId, kind: 'count', quantity, ...(reason !== undefined && { reason }) },
  ])
  return found!
}

/** Locks products in the order in which everybody locks them; `not-found` where one is gone. */
export async function lockProducts(tx: Tx, ids: readonly number[]) {
  const rows = await tx
    .select({
      id: products.id,
      name: products.name,
      stock: products.stock,
      valueCentavos: products.stockValueCentavos,
    })
    .from(products)
    .where(inArray(products.id, [...new Set(ids)]))
    .orderBy(products.id)
    .for('no key update')
  const found = new Map(rows.map((product) => [product.id, product]))
  if (ids.some((id) => !found.has(id)))
    throw new Refused('not-found', { message: stockSentences.productIsGone })
  return found
}

/** Writes movements and returns them; refused where a product would have too many pieces. */
export async function move(tx: Tx, movements: NewMovement[]) {
  const rows = await tx.insert(stockMovements).values(movements).returning({ id: stockMovements.id })
  const moved = await movementsNamed(
    tx,
    rows.map(({ id }) => id),
  )
  const over = moved.find(({ stockAfter }) => stockAfter > mostPieces)
  if (over)
    throw new Refused('breaks-a-rule', {
      message: stockSentences.tooMany(over.productName),
    })
  return moved
}

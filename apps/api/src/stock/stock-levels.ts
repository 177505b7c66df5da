import { type stock, type StockLevel, resources } from '@rumi/contract'
import { and, asc, eq, inArray, like, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { requestSentences } from '../copy/request-sentences.ts'
import type { Queryable, Tx } from '../db/connect.ts'
import { cursorFor, readCursor } from '../db/repository/cursor.ts'
import { plainText, wordsIn, searchPattern, searchWords } from '../db/repository/sql-text.ts'
import { type Page, createRepository } from '../db/repository/repository.ts'
import { products } from '../db/schema/money/shop.ts'
import { Refused } from '../http/refused.ts'

/** More words narrow nothing any more. */
const mostWords = 8

type Wanted = z.output<typeof stock.levels.query>

/** Products to reorder come first. */
const urgency = sql<number>`case when ${products.active} and ${products.stock} <= ${products.minimum} then 0 else 1 end`
const sortKey = z.tuple([z.int(), z.string(), z.int()])

/** Products with what is there and what it is worth, those at their minimum or under it first, then by name. */
export async function listLevels(
  db: Queryable,
  { limit, cursor, productId, search }: Wanted,
): Promise<Page<StockLevel>> {
  const rows = await levels(
    db,
    and(
      productId ? inArray(products.id, productId) : undefined,
      cursor === undefined ? undefined : behind(cursor),
      ...searchWords(search)
        .slice(0, mostWords)
        .map((word) => like(wordsIn(products.name, products.barcode), searchPattern(word))),
    ),
  )
    .orderBy(asc(urgency), asc(plainText(products.name)), asc(products.id))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return rows.length > limit && last
    ? { items, nextCursor: cursorFor([last.urgency, last.sortedName, last.productId]) }
    : { items }
}

/** Totals of the stock and the number of products to reorder. */
export async function totalsOfStock(db: Queryable) {
  const [totals] = await db
    .select({
      pieces: sql<number>`coalesce(sum(${products.stock}), 0)::float8`,
      low: sql<number>`count(*) filter (where ${products.active} and ${products.stock} <= ${products.minimum})::int`,
      valueCentavos: sql<number>`coalesce(sum(${products.stockValueCentavos}), 0)::float8`,
    })
    .from(products)
  return totals!
}

/** Sets a product's reorder level; throws `not-found`. */
export async function setMinimum(tx: Tx, id: string, minimum: number | null): Promise<StockLevel> {
  const productId = /^\d{1,9}$/.test(id) ? Number(id) : 0
  const changed = await tx
    .update(products)
    .set({ minimum, updatedAt: sql`now()` })
    .where(eq(products.id, productId))
    .returning({ id: products.id })
  if (changed.length === 0) throw new Refused('not-found')
  const {
    items: [level],
  } = await listLevels(tx, { limit: 1, productId: [productId] })
  return level!
}

function behind(cursor: string): SQL {
  const last = readCursor(cursor, sortKey)
  if (!last)
    throw new Refused('malformed', { issues: [{ path: 'cursor', message: requestSentences.startListAgain }] })
  return sql`(${urgency}, ${plainText(products.name)}, ${products.id}) > (${last[0]}::int, ${last[1]}::text collate "C", ${last[2]}::int)`
}

const levels = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      urgency,
      sortedName: sql<string>`${plainText(products.name)}`,
      productId: products.id,
      name: products.name,
      category: products.category,
      barcode: products.barcode,
      stock: products.stock,
      reserved: sql<number>`(select coalesce(sum(i.quantity), 0)::int from order_items i join orders o on o.id = i.order_id
        where i.product_id = products.id and o.status in ('pending', 'paid', 'preparing', 'ready'))`,
      minimum: products.minimum,
      active: products.active,
      isLow: sql<boolean>`${urgency} = 0`,
      averageCostCentavos: sql<
        number | null
      >`round(nullif(${products.stockValueCentavos}, 0)::numeric / nullif(${products.stock}, 0))::float8`,
      valueCentavos: products.stockValueCentavos,
    })
    .from(products)
    .where(where)

export const productRepository = createRepository(resources.products, products)

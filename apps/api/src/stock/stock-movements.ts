import { addDays, instantAt, type stock, type StockMovement } from '@rumi/contract'
import { and, asc, desc, eq, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { requestSentences } from '../copy/request-sentences.ts'
import type { Queryable } from '../db/connect.ts'
import { cursorFor, readCursor } from '../db/repository/cursor.ts'
import type { Page } from '../db/repository/repository.ts'
import { users } from '../db/schema/people/people.ts'
import { orders, products } from '../db/schema/money/shop.ts'
import { stockMovements as moved } from '../db/schema/money/stock.ts'
import { Refused } from '../http/refused.ts'

type Wanted = z.output<typeof stock.movements.query>

const sortKey = z.tuple([z.int()])

/** Movements of the stock, the newest first. */
export async function listMovements(
  db: Queryable,
  { limit, cursor, productId, kind, from, to }: Wanted,
): Promise<Page<StockMovement>> {
  const rows = await movementsWhere(
    db,
    and(
      cursor === undefined ? undefined : lt(moved.position, positionOf(cursor)),
      productId ? eq(moved.productId, productId) : undefined,
      kind ? eq(moved.kind, kind) : undefined,
      from ? sql`${moved.at} >= ${beginningOfDay(from)}` : undefined,
      to ? sql`${moved.at} < ${beginningOfDay(addDays(to, 1))}` : undefined,
    ),
  )
    .orderBy(desc(moved.position))
    .limit(limit + 1)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return rows.length > limit && last ? { items, nextCursor: cursorFor([last.position]) } : { items }
}

/** Some movements by their ids, in the order in which they were written. */
export async function movementsNamed(db: Queryable, ids: string[]): Promise<StockMovement[]> {
  return movementsWhere(db, inArray(moved.id, ids)).orderBy(asc(moved.position))
}

/** First minute of a local day. */
const beginningOfDay = (day: string) => sql`${instantAt(day, '00:00')}::timestamptz`

function positionOf(cursor: string) {
  const last = readCursor(cursor, sortKey)
  if (!last)
    throw new Refused('malformed', { issues: [{ path: 'cursor', message: requestSentences.startListAgain }] })
  return Number(last[0])
}

const movementsWhere = (db: Queryable, where: SQL | undefined) =>
  db
    .select({
      position: moved.position,
      id: moved.id,
      at: moved.at,
      productId: moved.productId,
      productName: products.name,
      kind: moved.kind,
      quantity: moved.quantity,
      unitCostCentavos: sql<
        number | null
      >`round(${moved.valueCentavos}::numeric / nullif(${moved.quantity}, 0))::float8`,
      valueCentavos: moved.valueCentavos,
      ivaCentavos: moved.ivaCentavos,
      stockAfter: moved.stockAfter,
      supplier: moved.supplier,
      reference: moved.reference,
      reason: moved.reason,
      order: sql<{ id: string; number: number } | null>`case when ${orders.id} is null then null else
        json_build_object('id', ${orders.id}, 'number', ${orders.number}) end`,
      by: sql<{ id: string; name: string } | null>`case when ${users.id} is null then null else
        json_build_object('id', ${users.id}, 'name', btrim(${users.name} || ' ' || ${users.lastName})) end`,
    })
    .from(moved)
    .innerJoin(products, eq(products.id, moved.productId))
    .leftJoin(orders, eq(orders.id, moved.orderId))
    .leftJoin(users, eq(users.id, moved.by))
    .where(where)

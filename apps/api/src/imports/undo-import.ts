import type { ImportKind, LeftRecord } from '@rumi/contract'
import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/connect.ts'
import { referencesTo } from '../db/repository/references-to.ts'
import { importedRows, imports } from '../db/schema/imports.ts'
import { products } from '../db/schema/money/shop.ts'
import { stockMovements } from '../db/schema/money/stock.ts'
import { dogs } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'

type Undone = {
  table: PgTable
  key: PgColumn
  row: PgColumn
  name: SQL
  isUnchanged: SQL
  /** References that come with the record itself. */
  ownTables: readonly PgTable[]
}

const kinds: Readonly<Record<ImportKind, Undone>> = {
  clients: {
    table: users,
    key: users.id,
    row: importedRows.clientId,
    name: sql`${users.name} || ' ' || ${users.lastName}`,
    isUnchanged: sql`${users.version} = 1 and ${users.passwordHash} is null`,
    ownTables: [],
  },
  dogs: {
    table: dogs,
    key: dogs.id,
    row: importedRows.dogId,
    name: sql`${dogs.name}`,
    isUnchanged: sql`${dogs.version} = 1`,
    ownTables: [],
  },
  products: {
    table: products,
    key: products.id,
    row: importedRows.productId,
    name: sql`${products.name}`,
    isUnchanged: sql`${products.version} = 1 and not exists (select from ${stockMovements}
      where ${stockMovements.productId} = ${products.id} and (${ne(stockMovements.kind, 'opening')} or ${ne(stockMovements.valueCentavos, 0)}))`,
    ownTables: [stockMovements],
  },
}

const recordsAtOnce = 50
/** Longest time of one request; the next one goes on. */
const longestMs = 5_000
const mostLeft = 50

/** Deletes the records of an import that nobody has changed or used, part by part for some seconds, and returns which are left. */
export async function undoImport(db: Db, id: string) {
  const [undone] = await db.select().from(imports).where(eq(imports.id, id))
  if (!undone) throw new Refused('not-found')
  const kind = kinds[undone.kind]
  const began = performance.now()
  let removed = 0
  let hasMore = true
  while (hasMore && performance.now() - began < longestMs) {
    const part = await db.transaction((tx) => removePart(tx, id, kind))
    removed += part
    hasMore = part === recordsAtOnce
  }
  if (hasMore) return { removed, hasMore, leftOver: 0, left: [] }
  const left = await leftOf(db, id, kind)
  await db.transaction(async (tx) => {
    await tx.delete(importedRows).where(and(eq(importedRows.importId, id), eq(importedRows.created, false)))
    await tx.update(imports).set({ undoneAt: now() }).where(eq(imports.id, id))
  })
  return { removed, hasMore, leftOver: left.length, left: left.slice(0, mostLeft) }
}

/** True if nothing refers to a record. Written with `or`, so that each subquery is one look into an index. */
const isFree = ({ key, ownTables }: Undone) =>
  sql`not (${sql.join(
    referencesTo(key)
      .filter(({ table }) => table !== importedRows && !ownTables.includes(table))
      .map(({ table, column }) => sql`exists (select from ${table} where ${column} = ${key})`),
    sql` or `,
  )})`

async function removePart(tx: Tx, id: string, kind: Undone) {
  const { table, key, row, isUnchanged } = kind
  const { rows } = await tx.execute(sql`
    with free as materialized (
      select ${key} as id from ${importedRows} join ${table} on ${key} = ${row}
      where ${importedRows.importId} = ${id} and ${importedRows.created} and ${isUnchanged} and ${isFree(kind)}
      limit ${recordsAtOnce} for update of ${sql.identifier(nameOf(table))}
    )
    delete from ${table} where ${key} in (select id from free) returning ${key}`)
  return rows.length
}

const nameOf = (table: PgTable) => (table === users ? 'users' : table === dogs ? 'dogs' : 'products')

async function leftOf(db: Db, id: string, { table, key, row, name, isUnchanged }: Undone) {
  const { rows } = await db.execute<LeftRecord>(sql`
    select ${name} as name, case when ${isUnchanged} then 'used' else 'changed' end as reason
    from ${importedRows} join ${table} on ${key} = ${row}
    where ${importedRows.importId} = ${id} and ${importedRows.created} order by 1`)
  return rows
}

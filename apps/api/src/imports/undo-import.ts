import type { ImportKind, LeftRecord } from '@rumi/contract'
import { and, eq, getTableName, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { releaseCapacity } from '../bookings/index.ts'
import type { Db, Tx } from '../db/connect.ts'
import { referencesTo } from '../db/repository/references-to.ts'
import { bookingDays, bookingDogs, bookingEvents, bookings } from '../db/schema/bookings.ts'
import { dogOccupancies } from '../db/schema/dog-occupancies.ts'
import { importedRows, imports } from '../db/schema/imports.ts'
import { products } from '../db/schema/money/shop.ts'
import { stockMovements } from '../db/schema/money/stock.ts'
import { dogs, medicalRecords } from '../db/schema/people/dogs.ts'
import { users } from '../db/schema/people/people.ts'
import { instantOfPosting } from '../db/sql-functions.ts'
import { now } from '../http/clock.ts'
import { Refused } from '../http/refused.ts'
import { leftBalances, withdrawBalances } from './undo-balances.ts'

type Undone = {
  table: PgTable
  key: PgColumn
  row: PgColumn
  name: SQL
  isUnchanged: SQL
  /** Use without a reference to the record. */
  isUnused?: SQL
  /** References that come with the record itself. */
  ownTables: readonly PgTable[]
  /** Releases what a record holds before it is deleted. */
  release?: (tx: Tx, id: string) => Promise<void>
}

const kinds: Readonly<Record<Exclude<ImportKind, 'balances'>, Undone>> = {
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
  medicalRecords: {
    table: medicalRecords,
    key: medicalRecords.id,
    row: importedRows.medicalRecordId,
    name: sql`(select ${dogs.name} from ${dogs} where ${dogs.id} = ${medicalRecords.rumiId})
      || ': ' || coalesce(nullif(${medicalRecords.product}, ''), ${medicalRecords.kind})`,
    isUnchanged: sql`${medicalRecords.version} = 1`,
    // Bookings to come were accepted by it.
    isUnused: sql`not exists (select from ${bookingDogs} join ${bookings} on ${bookings.id} = ${bookingDogs.bookingId}
      where ${bookingDogs.dogId} = ${medicalRecords.rumiId} and ${inArray(bookings.status, ['pending', 'confirmed', 'checked-in'])})`,
    ownTables: [],
  },
  bookings: {
    table: bookings,
    key: bookings.id,
    row: importedRows.bookingId,
    name: sql`(select string_agg(${dogs.name}, ', ' order by ${dogs.name}) from ${bookingDogs} join ${dogs} on ${dogs.id} = ${bookingDogs.dogId}
      where ${bookingDogs.bookingId} = ${bookings.id})`,
    // Confirmed by the import, or by the medical records that it waited for.
    isUnchanged: sql`(${bookings.status}, ${bookings.version}) in (('pending', 1), ('confirmed', 2))`,
    isUnused: sql`${bookings.beginsAt} > ${instantOfPosting()}`,
    ownTables: [bookingDogs, bookingDays, bookingEvents, dogOccupancies],
    release: releaseCapacity,
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
export async function undoImport(db: Db, id: string, by: string) {
  const [undone] = await db.select().from(imports).where(eq(imports.id, id))
  if (!undone) throw new Refused('not-found')
  const { kind } = undone
  const remove = (tx: Tx) =>
    kind === 'balances' ? withdrawBalances(tx, id, recordsAtOnce, by) : removePart(tx, id, kinds[kind])
  const began = performance.now()
  let removed = 0
  let hasMore = true
  while (hasMore && performance.now() - began < longestMs) {
    const part = await db.transaction(remove)
    removed += part
    hasMore = part === recordsAtOnce
  }
  if (hasMore) return { removed, hasMore, leftOver: 0, left: [] }
  const left = await (kind === 'balances' ? leftBalances(db, id) : leftOf(db, id, kinds[kind]))
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
  const { table, key, row, isUnchanged, isUnused = sql`true`, release } = kind
  const { rows: free } = await tx.execute<{ id: string }>(sql`
    select ${key} as id from ${importedRows} join ${table} on ${key} = ${row}
    where ${importedRows.importId} = ${id} and ${importedRows.created} and ${isUnchanged} and ${isUnused} and ${isFree(kind)}
    order by 1 limit ${recordsAtOnce} for update of ${sql.identifier(getTableName(table))}`)
  const ids = free.map((record) => record.id)
  for (const one of release ? ids : []) await release?.(tx, one)
  if (ids.length > 0) await tx.delete(table).where(inArray(key, ids))
  return ids.length
}

async function leftOf(db: Db, id: string, { table, key, row, name, isUnchanged }: Undone) {
  const { rows } = await db.execute<LeftRecord>(sql`
    select ${name} as name, case when ${isUnchanged} then 'used' else 'changed' end as reason
    from ${importedRows} join ${table} on ${key} = ${row}
    where ${importedRows.importId} = ${id} and ${importedRows.created} order by 1`)
  return rows
}

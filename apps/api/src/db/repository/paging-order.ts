import { instant, uuid } from '@rumi/contract'
import { asc, desc, is, SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { cursorFor, readCursor, type SortKey } from './cursor.ts'
import { plainText } from './sql-text.ts'
import { RepositoryError } from './repository-error.ts'

type Columns = Record<string, PgColumn>
/** Computed instants that a list may be sorted by. */
export type MadeInstants = Record<string, SQL>
type Order = { fields: readonly string[]; shape: z.ZodType<SortKey>; isDescending: boolean; name?: string }

/** Default order of a table and the shape of its cursor. */
function usualOrder(columns: Columns): Order {
  const isDescending = false
  if (columns.id?.dataType === 'number') return { fields: ['id'], shape: z.tuple([z.int32()]), isDescending }
  if (columns.code) return { fields: ['code'], shape: z.tuple([z.string().max(80)]), isDescending }
  return { fields: ['createdAt', 'id'], shape: z.tuple([instant, uuid]), isDescending }
}

/** `name` or `-name`; records of one name stand in the order of their ids, so that none is shown twice. */
function requestedOrder(columns: Columns, made: MadeInstants, sort: string): Order {
  const isDescending = sort.startsWith('-')
  const field = isDescending ? sort.slice(1) : sort
  const value = made[field] ? instant : valueIn(columnOf(columns, field), field)
  const id = columns.id?.dataType === 'number' ? z.int32() : uuid
  return { fields: [field, 'id'], shape: z.tuple([z.literal(sort), value, id]), isDescending, name: sort }
}

function valueIn(column: PgColumn, field: string) {
  if (!column.notNull) throw new Error(`a list cannot be sorted by ${field}, which may be missing`)
  return column.dataType === 'number' ? z.number() : z.string().max(2000)
}

function columnOf(columns: Columns, field: string) {
  const column = columns[field]
  if (!column) throw new Error(`a table that is listed needs a column for ${field}`)
  return column
}

const tuple = (parts: readonly (SQL | PgColumn)[]) => sql`(${sql.join([...parts], sql`, `)})`

/** Words stand in the order of the Spanish alphabet, whatever the database's own is. */
const inOrder = (key: PgColumn | SQL) => (!is(key, SQL) && key.columnType === 'PgText' ? plainText(key) : key)

/** A value of a cursor as the database compares it. */
const requested = (value: unknown, key: PgColumn | SQL) =>
  is(key, SQL) ? sql`${value}::timestamptz` : sql`${sql.param(value, key)}`

/**
 * Stable order of a list with constant cost per page: the requested one, else by number, by code, or by
 * creation time.
 */
export function pagingOrder(columns: Columns, sort?: string, made: MadeInstants = {}) {
  const { fields, shape, isDescending, name } = sort
    ? requestedOrder(columns, made, sort)
    : usualOrder(columns)
  const found = fields.map((field) => (name && made[field]) || columnOf(columns, field))
  const keys = name ? found.map(inOrder) : found
  const towards = isDescending ? desc : asc

  return {
    by: keys.map((key) => towards(key)),

    /** Columns to select for the cursor. */
    key: Object.fromEntries(keys.map((key, position) => [`${position}`, key])),

    /** The values of a cursor by the names they have in `behind`; refuses one that this list never gave. */
    valuesOf(cursor: string): Record<string, unknown> {
      const read = readCursor(cursor, shape)
      if (!read) throw new RepositoryError('malformed', 'a cursor that this list never gave')
      return Object.fromEntries((name ? read.slice(1) : read).map((value, i) => [`cursor${i}`, value]))
    },

    /** The condition 'behind a cursor', whose values are placeholders. */
    behind() {
      const last = tuple(found.map((key, i) => requested(sql.placeholder(`cursor${i}`), key)))
      return isDescending ? sql`${tuple(keys)} < ${last}` : sql`${tuple(keys)} > ${last}`
    },

    cursorOf: (key: Record<string, unknown>) =>
      cursorFor(shape.parse([...(name ? [name] : []), ...Object.values(key)])),
  }
}

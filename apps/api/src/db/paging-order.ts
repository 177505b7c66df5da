import { instant, uuid } from '@rumi/contract'
import { asc, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { cursorFor, readCursor, type SortKey } from './cursor.ts'
import { RefusedByStore } from './refused-by-store.ts'

type Columns = Record<string, PgColumn>

/** The fields a table is listed by, and what a cursor over them looks like. */
function sortOf(columns: Columns): { fields: readonly string[]; shape: z.ZodType<SortKey> } {
  if (columns.id?.dataType === 'number') return { fields: ['id'], shape: z.tuple([z.int32()]) }
  if (columns.code) return { fields: ['code'], shape: z.tuple([z.string().max(80)]) }
  return { fields: ['createdAt', 'id'], shape: z.tuple([instant, uuid]) }
}

const tuple = (parts: readonly (SQL | PgColumn)[]) => sql`(${sql.join([...parts], sql`, `)})`

/**
 * The stable order of a table's list, in which page 10,000 costs what page 1 costs: by number where records are numbered, by
 * code where they carry one, and else by when they were made.
 */
export function pagingOrder(columns: Columns) {
  const { fields, shape } = sortOf(columns)
  const keys = fields.map((field) => {
    const column = columns[field]
    if (!column) throw new Error(`a table that is listed needs a column for ${field}`)
    return column
  })

  return {
    by: keys.map((key) => asc(key)),

    /** What a query must select beside the record, so that the next page can be asked for. */
    key: Object.fromEntries(keys.map((key, position) => [`${position}`, key])),

    /** The condition 'behind this cursor'; refuses one that this list never gave. */
    behind(cursor: string | undefined) {
      if (cursor === undefined) return undefined
      const last = readCursor(cursor, shape)
      if (!last) throw new RefusedByStore('malformed', 'a cursor that this list never gave')
      return sql`${tuple(keys)} > ${tuple(last.map((value, i) => sql`${sql.param(value, keys[i])}`))}`
    },

    cursorOf: (key: Record<string, unknown>) => cursorFor(shape.parse(Object.values(key))),
  }
}

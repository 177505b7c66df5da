import { is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import * as schema from '../schema/index.ts'

export type Reference = { table: PgTable; column: PgColumn }

/**
 * Returns every column that references `key`, alone or in a composite key. New tables are included
 * automatically.
 */
export const referencesTo = (key: PgColumn): Reference[] =>
  Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      getTableConfig(table).foreignKeys.flatMap((reference) => {
        const { columns, foreignColumns, foreignTable } = reference.reference()
        const column = foreignTable === key.table ? columns[foreignColumns.indexOf(key)] : undefined
        return column ? [{ table, column }] : []
      }),
    )

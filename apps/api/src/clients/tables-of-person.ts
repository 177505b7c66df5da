import { is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import * as schema from '../db/schema/index.ts'
import { users } from '../db/schema/people/people.ts'

/**
 * Tables with rows that are deleted with a person: those with a cascading reference to `users`. New tables
 * are included automatically.
 */
export const tablesOfPerson: { table: PgTable; person: PgColumn }[] = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      const [person] = columns
      return key.onDelete === 'cascade' && foreignTable === users && columns.length === 1 && person
        ? [{ table, person }]
        : []
    }),
  )

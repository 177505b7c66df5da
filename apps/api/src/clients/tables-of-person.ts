import { is } from 'drizzle-orm'
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core'
import * as schema from '../db/schema/index.ts'
import { users } from '../db/schema/people/people.ts'

/**
 * Where rows name a person and go with them: every table whose reference to `users` cascades. A table that is added says so
 * by its reference, and is reached by itself.
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

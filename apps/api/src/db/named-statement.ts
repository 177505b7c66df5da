import { sql, type Column } from 'drizzle-orm'
import type { Queryable } from './connect.ts'

/** Query of Drizzle's builder, ready to be prepared. */
type Preparable<Row> = {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> }
}

/** Runs a statement with the values of its placeholders, inside a transaction where it is given one. */
export type NamedStatement<Row> = (db: Queryable, values?: Record<string, unknown>) => Promise<Row[]>

let statements = 0

/**
 * Statement that PostgreSQL parses once on each connection. `build` returns the same query each time: values that change are placeholders.
 * Drizzle binds a prepared query to its handle, so it is built once for the pool and once in each transaction that runs it.
 */
export function namedStatement<Row>(
  about: string,
  build: (db: Queryable) => Preparable<Row>,
): NamedStatement<Row> {
  const name = `${about} ${(statements += 1)}`
  const prepared = new WeakMap<Queryable, ReturnType<Preparable<Row>['prepare']>>()
  return async (db, values) => {
    const known = prepared.get(db) ?? build(db).prepare(name)
    prepared.set(db, known)
    return known.execute(values)
  }
}

/**
 * Matches a column against the ids of a placeholder. The subquery hides from the planner how many there are, so that it caches one plan.
 */
export const isOneOf = (column: Column, placeholder: string) =>
  sql`${column} = any (array(select unnest(${sql.placeholder(placeholder)}::uuid[])))`

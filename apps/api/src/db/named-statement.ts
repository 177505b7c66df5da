import { createHash } from 'node:crypto'
import { Column, DrizzleQueryError, fillPlaceholders, is, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { takeConnection } from './batching-client.ts'
import { driverClientOf } from './driver-client-of.ts'
import { gatherRead } from './gather-reads.ts'
import type { Queryable } from './connect.ts'
import type { Statement } from './statement-batch.ts'

/** A query of the builder, with what its rows are made of. */
type Built = { _: { selectedFields: unknown; result: unknown[] }; getSQL: () => SQL }

/** How a value of the driver becomes one of the code. */
type Decoder = { mapFromDriverValue: (value: unknown) => unknown }
type Cell = { path: readonly string[]; decoder: Decoder }

/** Asks with the values of its placeholders; inside a transaction where it is given one. */
export type NamedStatement<Row> = (db: Queryable, values?: Record<string, unknown>) => Promise<Row[]>

const dialect = new PgDialect()

/**
 * A query that is built once for the process and prepared once on each connection, by a name made of what it is about and
 * of its text. What changes from one time to the next are placeholders.
 */
export function namedStatement<Q extends Built>(
  about: string,
  build: () => Q,
): NamedStatement<Q['_']['result'][number]> {
  let made: ReturnType<typeof prepare> | undefined
  const prepare = () => {
    const query = build()
    return { ...named(about, query.getSQL()), toRow: rowMaker(cellsOf(query._.selectedFields)) }
  }
  return async (db, values = {}) => {
    made ??= prepare()
    const { toRow } = made
    const { rows } = await run(db, made, values, gatherRead)
    return rows.map(toRow)
  }
}

/** The same for what is written by hand; rows come as the database names their columns. */
export function namedCommand<Row extends object = Record<string, never>>(
  about: string,
  text: () => SQL,
): NamedStatement<Row> {
  let made: Prepared | undefined
  return async (db, values = {}) => {
    made ??= named(about, text())
    const { rows, columns } = await run(db, made, values)
    return rows.map((row) => Object.fromEntries(row.map((value, at) => [columns[at], value])) as Row)
  }
}

/** The same for a query that is hardly asked again: it is built, and read by the database, for this one time. */
export function unnamedStatement<Q extends Built>(build: () => Q): NamedStatement<Q['_']['result'][number]> {
  return async (db, values = {}) => {
    const query = build()
    const { sql: text, params } = dialect.sqlToQuery(query.getSQL())
    const { rows } = await run(db, { text, params }, values)
    return rows.map(rowMaker(cellsOf(query._.selectedFields)))
  }
}

/**
 * That a column is one of several ids of a placeholder. How many there are is kept from the planner, which would
 * otherwise plan the statement anew each time to know it.
 */
export const isOneOf = (column: Column, placeholder: string) =>
  sql`${column} = any (array(select unnest(${sql.placeholder(placeholder)}::uuid[])))`

type Prepared = Statement & { params: unknown[] }

const mostOfName = 40

function named(about: string, query: SQL): Prepared {
  const { sql: text, params } = dialect.sqlToQuery(query)
  const fingerprint = createHash('sha256').update(text).digest('hex').slice(0, 16)
  return { name: `${about.slice(0, mostOfName)}_${fingerprint}`, text, params }
}

const askAlone: typeof gatherRead = async (pool, statement, values) => {
  const client = await takeConnection(pool)
  let failure: Error | undefined
  try {
    return await client.ask(statement, values)
  } catch (reason) {
    failure = reason as Error
    throw reason
  } finally {
    client.release(failure)
  }
}

async function run(db: Queryable, statement: Prepared, given: Record<string, unknown>, askPool = askAlone) {
  const values = fillPlaceholders(statement.params, given)
  const client = driverClientOf(db)
  try {
    return await (client instanceof Pool ? askPool(client, statement, values) : client.ask(statement, values))
  } catch (failure) {
    throw failure instanceof Error ? new DrizzleQueryError(statement.text, values, failure) : failure
  }
}

/** What a query selects, in the order in which it does. */
function cellsOf(fields: unknown, path: readonly string[] = []): Cell[] {
  return Object.entries(fields as object).flatMap(([name, field]): Cell[] => {
    const at = [...path, name]
    if (is(field, Column)) return [{ path: at, decoder: field }]
    if (is(field, SQL)) return [{ path: at, decoder: decoderOf(field) }]
    if (is(field, SQL.Aliased)) return [{ path: at, decoder: decoderOf(field.sql) }]
    return cellsOf(field, at)
  })
}

const decoderOf = (made: SQL) => (made as unknown as { decoder: Decoder }).decoder

function rowMaker(cells: readonly Cell[]) {
  const groups = [...new Set(cells.flatMap(({ path }) => (path.length > 1 ? [path[0]!] : [])))]
  const setters = cells.map(({ path: [first, second], decoder }) => ({ first: first!, second, decoder }))
  return (values: readonly unknown[]) => {
    const row: Record<string, unknown> = {}
    for (const group of groups) row[group] = {}
    for (let at = 0; at < setters.length; at += 1) {
      const { first, second, decoder } = setters[at]!
      const value = values[at] === null ? null : decoder.mapFromDriverValue(values[at])
      if (second === undefined) row[first] = value
      else (row[first] as Record<string, unknown>)[second] = value
    }
    return row
  }
}

import { peopleWords, sortsOf, uuid, type RecordOf, type ResourceSpec } from '@rumi/contract'
import {
  and,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  like,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../connect.ts'
import { namedStatement, type NamedStatement } from '../named-statement.ts'
import { pagingOrder, type MadeInstants } from './paging-order.ts'
import { wordsIn, searchPattern, searchWords } from './sql-text.ts'
import { RepositoryError } from './repository-error.ts'

export type Page<T> = { items: T[]; nextCursor?: string }

export type Listing = {
  limit: number
  cursor?: string | undefined
  search?: string | undefined
  /** One of the row's orders, such as `-name`; without it the usual one. */
  sort?: string | undefined
  /**
   * Equality filters, on one or several values; `ids` selects records, `verified: true` those with
   * `verifiedAt`.
   */
  filters?: Record<string, unknown> | undefined
  /** The same, for what the server itself narrows a list to: the owner. */
  only?: Record<string, unknown> | undefined
  /** Additional condition, such as a span of days. */
  where?: SQL | undefined
}

/** Search and order by values outside the table's columns. */
type Finding = {
  sortedBy?: MadeInstants
  /** Additional search fields: a dog is found by its owner's name. */
  also?: {
    /** Ids of the records that a word finds so, by an index. */
    found: (pattern: SQL) => SQL
    /** Returns the text of a record that contains the search word. */
    text: SQL
  }
  /** True for the search of people and dogs (`peopleWords`). */
  people?: true
}

/** Words too short for an index: they narrow little, so that no more of them count. */
const shortWord = 2
const mostShortWords = 2

/** Fields to write; an undefined one is left as it is. */
type Values<Row> = { [Field in keyof Row]?: Row[Field] | undefined }

const largestNumber = 2_147_483_647

/**
 * Reads and writes of a resource. Records contain exactly its fields; `computed` defines derived ones.
 * Invalid ids are not found, without a query.
 */
export function createRepository<R extends ResourceSpec>(
  spec: R,
  table: PgTable,
  computed: Partial<Record<keyof RecordOf<R> & string, SQL>> = {},
  { sortedBy, also, people }: Finding = {},
) {
  type Row = RecordOf<R>
  const columns: Record<string, PgColumn> = getTableColumns(table)
  const fields = Object.keys(spec.record.shape)
  const usually = pagingOrder(columns)
  const orders = new Map(sortsOf(spec).map((sort) => [sort, pagingOrder(columns, sort, sortedBy)]))
  const id = columnNamed(columns, spec.id, spec)
  const isVersioned = 'version' in columns

  const selection = Object.fromEntries(
    fields.map((field) => [field, made(field) ?? columnNamed(columns, field, spec)]),
  )
  function made(field: string): SQL.Aliased | undefined {
    const value = (computed as Partial<Record<string, SQL>>)[field]
    return value?.as(field)
  }

  const canBeId = (value: string | number) =>
    id.dataType === 'number'
      ? /^\d{1,10}$/.test(String(value)) && Number(value) <= largestNumber
      : uuid.safeParse(value).success

  const written = (values: object) =>
    Object.fromEntries(
      Object.entries(values)
        .filter(([, value]) => value !== undefined)
        .map(([field, value]) => {
          columnNamed(columns, field, spec)
          return [columnKey(field), value]
        }),
    )

  /** Builds the conditions of a list with placeholders; `as` distinguishes two for the same field. */
  const conditionsOf = (wanted: Record<string, unknown> = {}, as: 'only' | 'filter') =>
    Object.entries(wanted)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => {
        const given = sql.placeholder(`${as} ${field}`)
        if (field === 'ids') return sql`${id} = any(${given})`
        const since = columns[`${field}At`]
        if (!columns[columnKey(field)] && since) return value ? isNotNull(since) : isNull(since)
        const column = columnNamed(columns, field, spec)
        return Array.isArray(value) ? sql`${column} = any(${given})` : eq(column, given)
      })

  const valuesOf = (wanted: Record<string, unknown> = {}, as: 'only' | 'filter') =>
    Object.fromEntries(Object.entries(wanted).map(([field, value]) => [`${as} ${field}`, value]))

  const searchable = (spec.search ?? []).map((field) => columnNamed(columns, field, spec))
  const searched = wordsIn(...searchable)
  const isLike = (text: SQLWrapper, word: string) => like(text as SQL, searchPattern(word))

  /** Each word must match one of the fields: 'ana rios' finds Ana Ríos. `within` limits the records to those the caller may see. */
  const searching = (term: string | undefined, within: SQL | undefined) => {
    const words = distinctWords(people ? peopleWords(term ?? '').join(' ') : term)
    if (words.length === 0) return undefined
    if (!within) return and(...words.map(foundAnywhere))
    // Among one's own few records each text is made once, whatever is looked for in it.
    const text = also ? sql`${searched} || ' ' || ${also.text}` : searched
    return sql`${id} in (select id from (select ${id} as id, ${text} as searched from ${table} where ${within} offset 0) own
      where ${and(...words.map((word) => isLike(sql`searched`, word)))})`
  }

  function foundAnywhere(word: string) {
    const inOwnFields = isLike(searched, word)
    return also
      ? sql`${id} in (select ${id} from ${table} where ${inOwnFields} union all ${also.found(searchPattern(word))})`
      : inOwnFields
  }

  const findById = namedStatement(`find ${spec.name}`, (db) =>
    db
      .select(selection)
      .from(table)
      .where(eq(id, sql.placeholder('id'))),
  )

  async function find(db: Queryable, wantedId: string | number): Promise<Row | undefined> {
    if (!canBeId(wantedId)) return undefined
    const [row] = await findById(db, { id: wantedId })
    return row as Row | undefined
  }

  const hasVersion = (version: number | undefined) =>
    version !== undefined && columns.version ? eq(columns.version, version) : undefined

  async function refuseStale(db: Queryable, wantedId: string | number) {
    if (await find(db, wantedId))
      throw new RepositoryError('stale', `${spec.name} ${wantedId} has changed since`)
  }

  type Order = ReturnType<typeof pagingOrder>
  type Found = { row: unknown; key: Record<string, unknown> }

  /** Builds the list query. A search and an own condition are inlined with their values. */
  function listed(db: Queryable, order: Order, { cursor, search, filters, only, where }: Listing) {
    const within = and(...conditionsOf(only, 'only'))
    return db
      .select({ row: selection, key: order.key })
      .from(table)
      .where(
        and(
          within,
          ...conditionsOf(filters, 'filter'),
          searching(search, within),
          cursor === undefined ? undefined : order.behind(),
          where,
        ),
      )
      .orderBy(...order.by)
      .limit(sql.placeholder('limit'))
  }

  const lists = new Map<string, NamedStatement<Found>>()

  /** Caches the prepared statement of a list by shape; a search or an own condition is not prepared. */
  function statementOf(order: Order, listing: Listing): NamedStatement<Found> {
    if (listing.search !== undefined || listing.where)
      return async (db, values) => listed(db, order, listing).execute(values)
    const shape = shapeOf(listing)
    const known = lists.get(shape) ?? namedStatement(`list ${spec.name}`, (db) => listed(db, order, listing))
    lists.set(shape, known)
    return known
  }

  return {
    find,

    /** Returns one page in the requested or default order. */
    async list(db: Queryable, listing: Listing): Promise<Page<Row>> {
      const { limit, cursor, sort, filters, only } = listing
      const order = (sort && orders.get(sort)) || usually
      const found = await statementOf(order, listing)(db, {
        limit: limit + 1,
        ...valuesOf(only, 'only'),
        ...valuesOf(filters, 'filter'),
        ...(cursor !== undefined && order.valuesOf(cursor)),
      })
      const page = found.slice(0, limit)
      const items = page.map(({ row }) => row as Row)
      const last = page.at(-1)
      return found.length > limit && last ? { items, nextCursor: order.cursorOf(last.key) } : { items }
    },

    async insert(db: Queryable, values: Values<Row>): Promise<Row> {
      const [row] = await db.insert(table).values(written(values)).returning(selection)
      return row as Row
    },

    /** Returns the changed record, or nothing where there is none; refuses a change of a version that is no longer the stored one. */
    async update(
      db: Queryable,
      wantedId: string | number,
      changes: Values<Row>,
      expectedVersion?: number,
    ): Promise<Row | undefined> {
      if (!canBeId(wantedId)) return undefined
      const stamped = {
        ...written(changes),
        ...(isVersioned ? { version: sql`${columns.version} + 1` } : {}),
        ...('updatedAt' in columns ? { updatedAt: sql`now()` } : {}),
      }
      if (Object.keys(stamped).length === 0) return find(db, wantedId)
      const asExpected = hasVersion(expectedVersion)
      const [row] = await db
        .update(table)
        .set(stamped)
        .where(and(eq(id, wantedId), asExpected))
        .returning(selection)
      if (!row && asExpected) await refuseStale(db, wantedId)
      return row as Row | undefined
    },

    /** Removes a record; false if it is missing. Throws if the version is stale. */
    async remove(db: Queryable, wantedId: string | number, expectedVersion?: number): Promise<boolean> {
      if (!canBeId(wantedId)) return false
      const asExpected = hasVersion(expectedVersion)
      const gone = await db
        .delete(table)
        .where(and(eq(id, wantedId), asExpected))
        .returning({ id })
      if (gone.length === 0 && asExpected) await refuseStale(db, wantedId)
      return gone.length > 0
    },
  }
}

/** Cache key of a list's shape. */
const shapeOf = ({ sort = '', cursor, filters, only }: Listing) =>
  [sort, cursor === undefined ? '' : 'cursor', ...kindsOf(only), '', ...kindsOf(filters)].join(' ')

const kindsOf = (wanted: Record<string, unknown> = {}) =>
  Object.entries(wanted)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}:${Array.isArray(value) ? 'any' : value === false ? 'false' : 'one'}`)

export type Repository<R extends ResourceSpec> = ReturnType<typeof createRepository<R>>

/** Returns the words of a search without duplicates and without those contained in another. */
function distinctWords(term = ''): string[] {
  const words = searchWords(term.toLowerCase())
  const distinct = words.filter((word) => !words.some((other) => other !== word && other.includes(word)))
  const short = distinct.filter((word) => word.length <= shortWord).slice(mostShortWords)
  return distinct.filter((word) => !short.includes(word))
}

/** The wire mixes `_id` and `id` (spec §3); every table has `id`. */
const columnKey = (field: string) => (field === '_id' ? 'id' : field)

function columnNamed(columns: Record<string, PgColumn>, field: string, spec: ResourceSpec) {
  const column = columns[columnKey(field)]
  if (!column) throw new Error(`${spec.name} has no column for ${field}`)
  return column
}

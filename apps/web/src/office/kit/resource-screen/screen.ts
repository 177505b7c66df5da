import type { Access, PermissionArea, RecordOf, ResourceSpec } from '@rumi/contract'
import type { ReactNode } from 'react'
import type { StoreRequest } from '../../../shared/fetching/store.ts'
import type { RecordField } from './record-field.ts'

/** Column of a list; the first one names the record and links to it. */
export type ScreenColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Right-aligned numbers. */
  numeric?: boolean
  /** Field to sort by; undefined if not sortable. */
  sort?: string
  /** Columns without a width share the rest. */
  widthPx?: number
  /** Order in which columns hide in narrow space, to leave room for the name. */
  givesWay?: 'first' | 'next'
  /** Position on a card: the line below the name, the corner, or hidden. */
  card?: 'line' | 'corner' | 'none'
}

/** Select above a list that filters it. */
export type ScreenFilter = {
  /** Query parameter. */
  param: string
  /** Filter field of the resource. */
  field: string
  label: string
  anyLabel: string
  options: readonly { value: string; label: string }[]
}

/** Texts of a screen that name its subject. */
export type ScreenCopy<Row> = {
  title: string
  lead?: string
  search: string
  add: string
  newTitle: string
  editTitle: (row: Row) => string
  added: (row: Row) => string
  saved: (row: Row) => string
  remove: string
  removeTitle: (row: Row) => string
  /** Consequences of a deletion. */
  removeText: (row: Row) => string
  removed: (row: Row) => string
  emptyTitle: string
  emptyText: string
}

type Id = string | number

/** Write calls of a screen, independent of the resource type. */
export type ScreenCalls<Row> = {
  create: (fields: object) => StoreRequest<Row>
  update: (id: Id, changes: object) => StoreRequest<Row>
  remove: (id: Id) => StoreRequest
}

type Slice = { calls: Partial<Record<'create' | 'update' | 'remove', unknown>> }

/** Creates the write calls of a resource from its slice; the only place that erases the row type. */
export function screenCalls<R extends ResourceSpec>(_row: R, slice: Slice): ScreenCalls<RecordOf<R>> {
  type Row = RecordOf<R>
  const { create, update, remove } = slice.calls as {
    [Verb in keyof Slice['calls']]-?: (input: unknown) => StoreRequest<never>
  }
  return {
    create: (fields) => create(fields) as StoreRequest<Row>,
    update: (id, changes) => update({ id, changes }) as StoreRequest<Row>,
    remove: (id) => remove(id),
  }
}

/** Declaration of a resource screen; everything that distinguishes one screen from another. */
export type Screen<Row> = {
  /** Key of the table in preferences and drafts. */
  name: string
  row: ResourceSpec
  calls: ScreenCalls<Row>
  copy: ScreenCopy<Row>
  nameOf: (row: Row) => string
  columns: readonly ScreenColumn<Row>[]
  filters?: readonly ScreenFilter[]
  /** Filter that always applies. */
  always?: object
  /** `name`, or `-name` for descending. */
  usualSort: string
  fields: readonly RecordField[]
  /** Permissions to create, change and delete; default: those of the resource. */
  may?: Partial<Record<'create' | 'update' | 'remove', Access>>
  /** Permission area, if it differs from the resource's: people as users. */
  area?: PermissionArea
  /** Address of a record's own page; without one, it opens in a dialog. */
  pageOf?: (row: Row) => string
  /** Further actions below the form of a record. */
  beside?: (row: Row) => ReactNode
  /** Alternative to deleting a record that others depend on. */
  putAway?: { label: string; changes: object; done: (row: Row) => string }
}

export const idOf = <Row>(screen: Pick<Screen<Row>, 'row'>, record: Row) =>
  (record as Record<string, unknown>)[screen.row.id] as Id

const pageRecords = 100

/** Query of a screen's rows: its permanent filter and that of the address. */
export const screenQuery = <Query extends object>(
  { always }: Pick<Screen<never>, 'always'>,
  inAddress: Query,
) => ({ ...always, ...inAddress, limit: pageRecords })

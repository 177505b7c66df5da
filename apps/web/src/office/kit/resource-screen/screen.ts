import type { Access, PermissionArea, RecordOf, ResourceSpec } from '@rumi/contract'
import type { ReactNode } from 'react'
import type { StoreRequest } from '../../../shared/fetching/store.ts'
import type { RecordField } from './record-field.ts'

/** One column of a list; the first one names the record and leads to it. */
export type ScreenColumn<Row> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** Figures stand right and line up. */
  numeric?: boolean
  /** The field of the row it sorts by, where it does. */
  sort?: string
  /** Columns without a width share what is left. */
  widthPx?: number
  /** Goes where room is short, so that the name keeps its own: these first, then those. */
  givesWay?: 'first' | 'next'
  /** Where it goes when rows become cards: the line below the name, the corner, or nowhere. */
  card?: 'line' | 'corner' | 'none'
}

/** A choice above a list that narrows it. */
export type ScreenFilter = {
  /** Its name in the address. */
  param: string
  /** The filter of the row. */
  field: string
  label: string
  anyLabel: string
  options: readonly { value: string; label: string }[]
}

/** Every sentence of a screen that knows what it is about. */
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
  /** What will happen, before it does. */
  removeText: (row: Row) => string
  removed: (row: Row) => string
  emptyTitle: string
  emptyText: string
}

type Id = string | number

/** What a screen writes, whatever its row is called. */
export type ScreenCalls<Row> = {
  create: (fields: object) => StoreRequest<Row>
  update: (id: Id, changes: object) => StoreRequest<Row>
  remove: (id: Id) => StoreRequest
}

type Slice = { calls: Partial<Record<'create' | 'update' | 'remove', unknown>> }

/** The writes of a row by its slice of the store; the one place where a screen forgets which row it shows. */
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

/** A plain resource as a screen: what is declared here is all that tells one such screen from another. */
export type Screen<Row> = {
  /** Names the table in the preferences and in the drafts of its form. */
  name: string
  row: ResourceSpec
  calls: ScreenCalls<Row>
  copy: ScreenCopy<Row>
  nameOf: (row: Row) => string
  columns: readonly ScreenColumn<Row>[]
  filters?: readonly ScreenFilter[]
  /** What every list of this screen is narrowed by. */
  always?: object
  /** `name`, or `-name` for the other way round. */
  usualSort: string
  fields: readonly RecordField[]
  /** Who may create, change and delete; the row's own permissions where it is left out. */
  may?: Partial<Record<'create' | 'update' | 'remove', Access>>
  /** The area of its permissions, where the screen is about another than its row: people as users. */
  area?: PermissionArea
  /** Where a record has a page of its own; without one it opens here. */
  pageOf?: (row: Row) => string
  /** What else can be done with a record, below its form. */
  beside?: (row: Row) => ReactNode
  /** What can be done instead of deleting what others depend on. */
  putAway?: { label: string; changes: object; done: (row: Row) => string }
}

export const idOf = <Row>(screen: Pick<Screen<Row>, 'row'>, record: Row) =>
  (record as Record<string, unknown>)[screen.row.id] as Id

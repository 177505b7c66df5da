import { noRequests, type RequestStatus } from './request-status.ts'

/** One page of a collection; `nextCursor` while there is more. */
export type Page<T> = { items: T[]; nextCursor: string | null }

/** A collection as the store keeps it (spec §3: items, status and error). */
export type ListState<T> = RequestStatus &
  Page<T> & {
    /** Query of the items, for loading more. */
    query: object
  }

/** Finds a record's identity, whatever the wire calls it. */
export type IdOf<T> = (item: T) => unknown

export const emptyList = <T>(): ListState<T> => ({ ...noRequests, items: [], nextCursor: null, query: {} })

/** Replaces the items, each once even if it moved between pages; a newer version of a record stays. */
export function withPage<T, S extends ListState<T>>(state: S, page: Page<T>, idOf: IdOf<T>): S {
  const known = new Map(state.items.map((item) => [idOf(item), item]))
  const read = new Map(page.items.map((item) => [idOf(item), item]))
  return { ...state, ...page, items: [...read].map(([id, item]) => newer(item, known.get(id))) }
}

const versionOf = (record: unknown) => (record as { version?: number } | undefined)?.version ?? 0

/** Of two readings of one record, the one of the later version. */
const newer = <T>(read: T, known: T | undefined): T =>
  known !== undefined && versionOf(known) > versionOf(read) ? known : read

/** Adds a record at the end, or updates it if it is present, as after a repeated response. */
export const withItem = <T, S extends ListState<T>>(state: S, item: T, idOf: IdOf<T>): S =>
  state.items.some((known) => idOf(known) === idOf(item))
    ? withChangedItem(state, item, idOf)
    : { ...state, items: [...state.items, item] }

/** Merges changed fields into a record of the list; ignores others. */
export const withChangedItem = <T, S extends ListState<T>>(state: S, changed: T, idOf: IdOf<T>): S => ({
  ...state,
  items: state.items.map((item) => (idOf(item) === idOf(changed) ? { ...item, ...changed } : item)),
})

export const withoutItem = <T, S extends ListState<T>>(state: S, id: unknown, idOf: IdOf<T>): S => ({
  ...state,
  items: state.items.filter((item) => idOf(item) !== id),
})

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

/** Replaces the items, each once, though it slid from one page to the next; a record that was changed meanwhile stays as it is now. */
export function withPage<T, S extends ListState<T>>(state: S, page: Page<T>, idOf: IdOf<T>): S {
  const known = new Map(state.items.map((item) => [idOf(item), item]))
  const read = new Map(page.items.map((item) => [idOf(item), item]))
  return { ...state, ...page, items: [...read].map(([id, item]) => newer(item, known.get(id))) }
}

const versionOf = (record: unknown) => (record as { version?: number } | undefined)?.version ?? 0

/** Of two readings of one record, the one of the later version. */
const newer = <T>(read: T, known: T | undefined): T =>
  known !== undefined && versionOf(known) > versionOf(read) ? known : read

/** A new record goes to the end; one that is there already (a repeated answer) is brought up to date. */
export const withItem = <T, S extends ListState<T>>(state: S, item: T, idOf: IdOf<T>): S =>
  state.items.some((known) => idOf(known) === idOf(item))
    ? withChangedItem(state, item, idOf)
    : { ...state, items: [...state.items, item] }

/** A changed record's fields are merged into the one that is there; elsewhere nothing happens. */
export const withChangedItem = <T, S extends ListState<T>>(state: S, changed: T, idOf: IdOf<T>): S => ({
  ...state,
  items: state.items.map((item) => (idOf(item) === idOf(changed) ? { ...item, ...changed } : item)),
})

export const withoutItem = <T, S extends ListState<T>>(state: S, id: unknown, idOf: IdOf<T>): S => ({
  ...state,
  items: state.items.filter((item) => idOf(item) !== id),
})

import type { FiltersOf, RecordOf, ResourceSpec } from '@rumi/contract'
import {
  createAction,
  isFulfilled,
  isPending,
  isRejected,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { withItem, emptyList, withPage, withChangedItem, withoutItem, type ListState } from './list-state.ts'
import { withRequest, withFailure, isWanted, withQueryFailure, withSuccess } from './request-status.ts'
import { fetchOnce } from '../calls/fetch-once.ts'
import {
  createResourceCalls,
  storedWordsOf,
  type CallsOf,
  type FailureWords,
} from '../calls/resource-calls.ts'
import { createResourceEndpoints } from '../calls/resource-endpoints.ts'
import type { Extra } from './thunk-config.ts'

/** Part of a collection stored as its own list, as the three kinds of service are (spec §4). */
export type View<R extends ResourceSpec> = FailureWords & {
  keep?: (item: RecordOf<R>) => boolean
  /** Permanent filters, so that each page is full of matching records. */
  filters?: FiltersOf<R> & object
}

/**
 * Creates a slice for one row of the contract's table; `name` is its key in the store. It fetches nothing: it listens to the row's
 * endpoints in RTK Query and to the thunks that write.
 */
export function createResourceSlice<R extends ResourceSpec>(name: string, row: R, view: View<R> = {}) {
  type Item = RecordOf<R>
  type State = ListState<Item>

  const { keep = () => true, filters, ...words } = view
  const storedWords = storedWordsOf(row, words)
  const endpoints = createResourceEndpoints(name, row, { storedWords, filters })
  const { list, read } = endpoints
  const calls = createResourceCalls(name, row, endpoints, storedWords)
  const idOf = (item: Item) => (item as Record<string, unknown>)[row.id]
  const writes = [calls.create, calls.update, calls.remove] as const

  /** Back to idle, the error forgotten (spec §4). */
  const resetStatus = createAction(`${name}/resetStatus`)

  /** Fetches the page after the last one, by the same filters; nothing where there is none. */
  const loadMore =
    () => async (dispatch: ThunkDispatch<unknown, Extra, UnknownAction>, getState: () => unknown) => {
      const { nextCursor, query } = (getState() as Record<string, State>)[name] ?? emptyList<Item>()
      if (nextCursor !== null) await dispatch(fetchOnce(list, query as never, { direction: 'forward' }))
    }

  function reducer(state: State = emptyList<Item>(), action: UnknownAction): State {
    if (resetStatus.match(action)) return { ...state, status: 'idle', error: null }
    return afterRead(afterWrite(state, action), action)
  }

  function afterRead(state: State, action: UnknownAction): State {
    if (list.matchPending(action)) {
      // A later query overtakes the ones before it; the items stay until its response.
      const next = withRequest(state, action.meta, 'list', true)
      const { direction, originalArgs } = action.meta.arg
      return direction ? next : { ...next, query: originalArgs, nextCursor: null }
    }
    if (read.matchPending(action)) return withRequest(state, action.meta, 'read')
    if ((list.matchRejected(action) || read.matchRejected(action)) && isWanted(state, action.meta))
      return withQueryFailure(state, action)
    if (list.matchFulfilled(action) && isWanted(state, action.meta)) {
      const { pages } = action.payload
      const items = pages.flatMap((page) => page.items).filter(keep)
      const page = { items, nextCursor: pages.at(-1)?.nextCursor ?? null }
      return withSuccess(withPage(state, page, idOf), action.meta)
    }
    if (read.matchFulfilled(action) && isWanted(state, action.meta))
      return withSuccess(withChangedItem(state, action.payload, idOf), action.meta)
    return state
  }

  function afterWrite(state: State, action: UnknownAction): State {
    if (isPending(...writes)(action)) return withRequest(state, action.meta, action.type)
    if (isRejected(...writes)(action) && isWanted(state, action.meta)) return withFailure(state, action)
    if (isFulfilled(...writes)(action) && isWanted(state, action.meta))
      return withSuccess(written(state, action), action.meta)
    return state
  }

  function written(state: State, action: UnknownAction): State {
    if (calls.create.fulfilled.match(action))
      return keep(action.payload) ? withItem(state, action.payload, idOf) : state
    if (calls.update.fulfilled.match(action)) {
      const next = withChangedItem(state, action.payload, idOf)
      return { ...next, items: next.items.filter(keep) }
    }
    if (calls.remove.fulfilled.match(action)) return withoutItem(state, action.payload, idOf)
    return state
  }

  const offered: CallsOf<R> = calls
  return { reducer, resetStatus, loadMore, calls: offered, endpoints }
}

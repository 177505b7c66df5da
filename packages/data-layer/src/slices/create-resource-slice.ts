import type { FiltersOf, RecordOf, ResourceSpec } from '@rumi/contract'
import {
  createAction,
  isFulfilled,
  isPending,
  isRejected,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { added, continued, emptyList, listed, merged, removed, type ListState } from './list-state.ts'
import { began, failed, isWanted, succeeded } from './request-status.ts'
import { createResourceCalls, type CallsOf, type FailureWords } from '../calls/resource-calls.ts'
import type { Extra } from './thunk-config.ts'

/** A part of a collection kept as a list of its own, as the three kinds of service are (spec §4). */
export type View<R extends ResourceSpec> = FailureWords & {
  keep?: (item: RecordOf<R>) => boolean
  /** What its list is always asked by, so that a page is full of what is kept. */
  filters?: FiltersOf<R> & object
}

/** A slice and its calls for one row of the contract's table; `name` is its key in the store. */
export function createResourceSlice<R extends ResourceSpec>(name: string, row: R, view: View<R> = {}) {
  type Item = RecordOf<R>
  type State = ListState<Item>

  const { keep = () => true, ...words } = view
  const calls = createResourceCalls(name, row, words)
  const idOf = (item: Item) => (item as Record<string, unknown>)[row.id]
  const everyCall = [calls.list, calls.create, calls.read, calls.update, calls.remove] as const

  /** Back to idle, the error forgotten (spec §4). */
  const resetStatus = createAction(`${name}/resetStatus`)

  /** The page after the last one, asked by the same filters; nothing where there is none. */
  const loadMore =
    () => async (dispatch: ThunkDispatch<unknown, Extra, UnknownAction>, getState: () => unknown) => {
      const { nextCursor, query } = (getState() as Record<string, State>)[name] ?? emptyList<Item>()
      if (nextCursor !== null) await dispatch(calls.list({ ...query, cursor: nextCursor } as never))
    }

  function reducer(state: State = emptyList<Item>(), action: UnknownAction): State {
    if (resetStatus.match(action)) return { ...state, status: 'idle', error: null }
    if (calls.list.pending.match(action)) return asked(state, action.meta)
    if (isPending(...everyCall)(action)) return began(state, action.meta, action.type)
    if (isRejected(...everyCall)(action) && isWanted(state, action.meta)) return failed(state, action)
    if (isFulfilled(...everyCall)(action) && isWanted(state, action.meta))
      return succeeded(answered(state, action), action.meta)
    return state
  }

  /** A new question overtakes the ones before it; the items stay until it is answered. */
  function asked(state: State, meta: { requestId: string; arg: object | undefined }): State {
    const next = began(state, meta, 'list', true)
    return isContinuation(meta.arg) ? next : { ...next, query: meta.arg ?? {}, nextCursor: null }
  }

  function answered(state: State, action: UnknownAction): State {
    if (calls.list.fulfilled.match(action)) {
      const page = { ...action.payload, items: action.payload.items.filter(keep) }
      return isContinuation(action.meta.arg) ? continued(state, page, idOf) : listed(state, page, idOf)
    }
    if (calls.create.fulfilled.match(action))
      return keep(action.payload) ? added(state, action.payload, idOf) : state
    if (calls.read.fulfilled.match(action)) return merged(state, action.payload, idOf)
    if (calls.update.fulfilled.match(action)) {
      const next = merged(state, action.payload, idOf)
      return { ...next, items: next.items.filter(keep) }
    }
    if (calls.remove.fulfilled.match(action)) return removed(state, action.payload, idOf)
    return state
  }

  const offered: CallsOf<R> = calls
  return { reducer, resetStatus, loadMore, calls: offered }
}

const isContinuation = (arg: object | undefined) =>
  arg !== undefined && 'cursor' in arg && arg.cursor !== undefined

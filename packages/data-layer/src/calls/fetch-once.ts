import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { TypedUseInfiniteQuery, TypedUseQuery } from '@reduxjs/toolkit/query/react'
import type { Extra } from '../slices/thunk-config.ts'
import type { QueriesState, QueryBase } from './query-api.ts'

type Thunk<Result> = ThunkAction<Result, unknown, Extra, UnknownAction>

/** Running fetch of an endpoint, subscribed to what it finds. */
export type Subscription<Answer> = PromiseLike<{ data?: Answer; error?: unknown }> & {
  unsubscribe: () => void
  abort: () => void
}
type Initiate<Arg, Answer> = (arg: Arg, options?: object) => Thunk<Subscription<Answer>>

export type QueryEndpoint<Arg, Answer> = {
  useQuery: TypedUseQuery<Answer, Arg, QueryBase>
  initiate: Initiate<Arg, Answer>
  select: (arg: Arg) => (state: { queries: QueriesState }) => { data?: Answer }
}

export type PagesEndpoint<Arg, Answer> = {
  useInfiniteQuery: TypedUseInfiniteQuery<Answer, Arg, string | null, QueryBase>
  initiate: Initiate<Arg, { pages: Answer[] }>
}

export type SentThunk<Answer> = Thunk<Promise<{ data?: Answer; error?: unknown }>>
export type FetchThunk<Answer> = Thunk<ReturnType<SentThunk<Answer>> & { abort: () => void }>

/**
 * Refetches and hands the result to the caller. Stays subscribed until it arrives, as a write drops an unfinished query that nobody
 * subscribes to.
 */
export const fetchOnce =
  <Arg, Answer>(
    { initiate }: { initiate: Initiate<Arg, Answer> },
    arg: Arg,
    options: { direction?: 'forward' } = {},
  ): FetchThunk<Answer> =>
  (dispatch) => {
    const request = dispatch(initiate(arg, { forceRefetch: true, ...options }))
    const settled = Promise.resolve(request).finally(() => request.unsubscribe())
    return Object.assign(settled, { abort: () => request.abort() })
  }

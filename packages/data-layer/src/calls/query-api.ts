import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { CallFailed } from './call-failed.ts'
import type { HttpRequest } from '../http.ts'
import { tagTypes } from './query-tags.ts'
import type { StoredError } from '../slices/stored-error.ts'
import { refusalMeta, type Extra, type RefusalMeta } from '../slices/thunk-config.ts'

/** What is kept of a refused query: the server's answer or the fallback text, and what a form needs of it. */
export type QueryRefusal = { kept: StoredError | undefined; meta: RefusalMeta }

/** A request; one that creates arrives once, however often it is sent. */
export type QueryRequest = HttpRequest & { isCreation?: boolean }

export type QueryBase = BaseQueryFn<QueryRequest, unknown, QueryRefusal>

const send: QueryBase = async ({ isCreation = false, ...request }, { extra, signal }) => {
  const { http, keys } = extra as Extra
  const attempt = (idempotencyKey?: string) => http.json({ ...request, idempotencyKey, signal })
  try {
    const data = isCreation ? await keys.run(request.path, request.json, attempt) : await attempt()
    return { data: data ?? null }
  } catch (failure) {
    return { error: refusalIn(failure, signal) }
  }
}

/** A failed call as the state can hold it; anything else that was thrown goes on its way. */
function refusalIn(failure: unknown, signal: AbortSignal): QueryRefusal {
  if (!(failure instanceof CallFailed) && !signal.aborted) throw failure
  return {
    kept: failure instanceof CallFailed ? (failure.body ?? undefined) : undefined,
    meta: refusalMeta(failure),
  }
}

/**
 * Everything that is asked for in the private areas, kept in memory only, and asked anew by every screen that opens.
 * `query-endpoints.ts` makes its endpoints.
 */
export const queryApi = createApi({
  reducerPath: 'queries',
  baseQuery: send,
  tagTypes,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
})

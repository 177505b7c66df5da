import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react'
import { CallFailed } from './call-failed.ts'
import type { HttpRequest } from '../http.ts'
import { tagTypes } from './query-tags.ts'
import type { ToStoredError, StoredError } from '../slices/stored-error.ts'
import { refusalMeta, type Extra, type RefusalMeta } from '../slices/thunk-config.ts'

/** Fallback text of spec §8, and what is stored of the server's own response. */
export type StoredWords = { failure: string; toStoredError: ToStoredError }

/** Stored part of a rejected query: the server's response or the fallback text, and fields for forms. */
export type QueryRefusal = { storedError: StoredError | undefined; meta: RefusalMeta }

/** A request, how its response is read, and the error text where the server sends none. */
export type QueryRequest = HttpRequest & {
  /** Sent with an idempotency key, so that retries create once. */
  isCreation?: boolean
  /** Reads the payload out of the response; throws where it is none of ours. */
  read?: (response: unknown) => unknown
  /** Error that is stored, as spec §8 has it for the slices. */
  stored?: StoredWords
}

export type QueryBase = BaseQueryFn<QueryRequest, unknown, QueryRefusal>

const send: QueryBase = async ({ isCreation = false, read, stored, ...request }, { extra, signal }) => {
  const { http, keys } = extra as Extra
  const attempt = (idempotencyKey = request.idempotencyKey) =>
    http.json({ ...request, idempotencyKey, signal })
  try {
    const isWithoutKey = isCreation && request.idempotencyKey === undefined
    const response = isWithoutKey ? await keys.run(request.path, request.json, attempt) : await attempt()
    return { data: (read ? read(response) : response) ?? null }
  } catch (failure) {
    if (stored && !signal.aborted)
      return {
        error: { storedError: stored.toStoredError(failure, stored.failure), meta: refusalMeta(failure) },
      }
    return { error: refusalIn(failure, signal) }
  }
}

/** A failed call as the state can hold it; anything else that was thrown goes on its way. */
function refusalIn(failure: unknown, signal: AbortSignal): QueryRefusal {
  if (!(failure instanceof CallFailed) && !signal.aborted) throw failure
  return {
    storedError: failure instanceof CallFailed ? (failure.body ?? undefined) : undefined,
    meta: refusalMeta(failure),
  }
}

/**
 * RTK Query API of the private areas. In memory only, refetched by every screen that mounts.
 * `query-endpoints.ts` creates its endpoints.
 */
export const queryApi = createApi({
  reducerPath: 'queries',
  baseQuery: send,
  tagTypes,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
})

/** State of RTK Query, stored as the part `queries` of the state. */
export type QueriesState = ReturnType<typeof queryApi.reducer>

import type { QueryRefusal } from '../calls/query-api.ts'
import type { StoredError } from './stored-error.ts'

export type Status = 'idle' | 'loading' | 'succeeded' | 'failed'

/** Request state of a slice (spec §4). */
export type RequestStatus = {
  status: Status
  error: StoredError | null
  /** Requests whose responses are still wanted, with their keys. A reset clears them. */
  running: Record<string, string>
}

type Meta = { requestId: string }
type Rejection = { payload?: StoredError | undefined; meta: Meta & { aborted: boolean } }

type RejectedQuery = { payload?: QueryRefusal | undefined; meta: Rejection['meta'] }

export const noRequests: RequestStatus = { status: 'idle', error: null, running: {} }

/** Starts a request. If `alone`, earlier ones with the same key become unwanted. */
export const withRequest = <S extends RequestStatus>(
  state: S,
  { requestId }: Meta,
  requestKey: string,
  alone = false,
): S => {
  const others = Object.entries(state.running).filter(([, request]) => !(alone && request === requestKey))
  return {
    ...state,
    status: 'loading',
    error: null,
    running: { ...Object.fromEntries(others), [requestId]: requestKey },
  }
}

/** True if a response is still wanted: not superseded and not from before a reset. */
export const isWanted = (state: RequestStatus, { requestId }: Meta) => requestId in state.running

export const withSuccess = <S extends RequestStatus>(state: S, { requestId }: Meta): S => ({
  ...state,
  status: 'succeeded',
  running: without(state.running, requestId),
})

/** Stores a rejection. A request aborted by its caller leaves no error. */
export const withFailure = <S extends RequestStatus>(state: S, { payload, meta }: Rejection): S => {
  const running = without(state.running, meta.requestId)
  if (meta.aborted) return { ...state, status: Object.keys(running).length > 0 ? 'loading' : 'idle', running }
  return { ...state, status: 'failed', error: payload ?? null, running }
}

/** The same for a query; RTK Query keeps the stored error beside what a form needs of the refusal. */
export const withQueryFailure = <S extends RequestStatus>(
  state: S,
  { payload, meta }: RejectedQuery,
  fallback?: string,
): S => withFailure(state, { payload: payload?.storedError ?? fallback, meta })

const without = (running: Record<string, string>, requestId: string) =>
  Object.fromEntries(Object.entries(running).filter(([id]) => id !== requestId))

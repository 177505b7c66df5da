import type { QueryRefusal } from '../calls/query-api.ts'
import type { StoredError } from './stored-error.ts'

export type Status = 'idle' | 'loading' | 'succeeded' | 'failed'

/** How the requests of a slice stand (spec §4). */
export type RequestStatus = {
  status: Status
  error: StoredError | null
  /** The requests whose answers are still wanted, each with what it asks; a reset forgets them all. */
  running: Record<string, string>
}

type Meta = { requestId: string }
type Rejection = { payload?: StoredError | undefined; meta: Meta & { aborted: boolean } }

type RejectedQuery = { payload?: QueryRefusal | undefined; meta: Rejection['meta'] }

export const noRequests: RequestStatus = { status: 'idle', error: null, running: {} }

/** A request sets out. Where `alone`, answers to earlier ones that asked the same are no longer wanted. */
export const began = <S extends RequestStatus>(
  state: S,
  { requestId }: Meta,
  asks: string,
  alone = false,
): S => {
  const others = Object.entries(state.running).filter(([, asked]) => !(alone && asked === asks))
  return {
    ...state,
    status: 'loading',
    error: null,
    running: { ...Object.fromEntries(others), [requestId]: asks },
  }
}

/** Whether an answer is still wanted: not overtaken by a later question, not asked before a reset. */
export const isWanted = (state: RequestStatus, { requestId }: Meta) => requestId in state.running

export const succeeded = <S extends RequestStatus>(state: S, { requestId }: Meta): S => ({
  ...state,
  status: 'succeeded',
  running: without(state.running, requestId),
})

/** A request was refused; one that was given up by its caller leaves no error. */
export const failed = <S extends RequestStatus>(state: S, { payload, meta }: Rejection): S => {
  const running = without(state.running, meta.requestId)
  if (meta.aborted) return { ...state, status: Object.keys(running).length > 0 ? 'loading' : 'idle', running }
  return { ...state, status: 'failed', error: payload ?? null, running }
}

/** The same for a query; RTK Query keeps the stored error beside what a form needs of the refusal. */
export const refused = <S extends RequestStatus>(
  state: S,
  { payload, meta }: RejectedQuery,
  fallback?: string,
): S => failed(state, { payload: payload?.kept ?? fallback, meta })

const without = (running: Record<string, string>, requestId: string) =>
  Object.fromEntries(Object.entries(running).filter(([id]) => id !== requestId))

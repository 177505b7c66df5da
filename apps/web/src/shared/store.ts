import {
  bootstrapped,
  CallFailed,
  connectStore,
  memoryStorage,
  session,
  type AppDispatch,
  type AppStore,
  type Ask,
  type RootState,
  type StoredError,
} from '@rumi/data-layer'
import { setupListeners } from '@reduxjs/toolkit/query'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { browserCart } from './browser-cart.ts'
import { downloadFile } from '../ui/download-file.ts'
import { askForIdentity } from './identity-question.ts'
import { paths } from './paths.ts'
import { uploadWithProgress } from './upload-with-progress.ts'
import { refusalOf, type Refusal, type RejectedMeta } from './refusal.ts'

export type { Refusal } from './refusal.ts'

let store: AppStore | undefined

/** The one store of this page, made when a private area or the login first needs it. */
export const browserStore = () => (store ??= openStore())

/** Once what was kept is restored, the cart of the public pages lives in the store too. */
function openStore() {
  const opened = connectStore({
    baseUrl: '/api',
    fetch: (url, init) => fetch(url, init),
    upload: uploadWithProgress,
    confirmIdentity: askForIdentity,
    onSetupRequired: goToSetup,
    storage: storageOfThisBrowser(),
    saveFile: downloadFile,
  })
  setupListeners(opened.dispatch)
  void bootstrapped(opened).then(() => browserCart().moveInto(opened))
  return opened
}

/** Somebody whose role came to need a second factor finds nothing else open, so they are led there. */
function goToSetup() {
  if (window.location.pathname !== paths.secondFactorSetup())
    window.location.assign(paths.secondFactorSetup())
}

/** A browser that forbids storage still gets a working store, for as long as the page lasts. */
function storageOfThisBrowser() {
  try {
    return window.localStorage
  } catch {
    return memoryStorage()
  }
}

export const useStoreDispatch = useDispatch.withTypes<AppDispatch>()
/** Something to dispatch that tells when it is done, such as a list's `loadMore`. */
export type AppThunk = (dispatch: AppDispatch, getState: () => RootState) => Promise<void>

export const useStoreSelector = useSelector.withTypes<RootState>()

type Settled = { payload: unknown; meta: RejectedMeta & { requestStatus: 'fulfilled' | 'rejected' } }

/** A call of the data layer, ready to be sent. */
export type StoreRequest<Answer = unknown> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  extra: Parameters<Ask<unknown>>[2],
) => Promise<Settled> & { unwrap: () => Promise<Answer> }

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; refusal: Refusal }

async function settle<Answer>(
  dispatch: AppDispatch,
  request: StoreRequest<Answer>,
): Promise<Outcome<Answer>> {
  const action = await dispatch(request)
  return action.meta.requestStatus === 'fulfilled'
    ? { ok: true, answer: action.payload as Answer }
    : { ok: false, refusal: refusalOf(action.meta, action.payload as StoredError | undefined) }
}

/** Sends one of the session's calls once what was kept is restored; for pages that fetch the store only then. */
export async function sendToSession<Answer>(
  choose: (calls: typeof session.calls) => StoreRequest<Answer>,
): Promise<Outcome<Answer>> {
  const opened = browserStore()
  await bootstrapped(opened)
  return settle(opened.dispatch, choose(session.calls))
}

/** Sends a call and tells how it ended, in words for whoever sent it. */
export function useSend() {
  const dispatch = useStoreDispatch()
  return useCallback(<Answer>(request: StoreRequest<Answer>) => settle(dispatch, request), [dispatch])
}

/** Asks once, when somebody presses something, and tells how it ended. */
export function useAskNow() {
  const dispatch = useStoreDispatch()
  return useCallback(
    async <Answer>(ask: Ask<Answer>): Promise<Outcome<Answer>> => {
      try {
        return { ok: true, answer: await dispatch(ask) }
      } catch (failure) {
        return { ok: false, refusal: refusalIn(failure) }
      }
    },
    [dispatch],
  )
}

/** Logs out and goes out by the front door onto a fresh page, so that nothing of the session stays in memory. */
export function useLogout() {
  const send = useSend()
  return useCallback(async () => {
    const outcome = await send(session.calls.logout())
    if (!outcome.ok) return outcome
    await browserStore().persistor.flush()
    window.location.assign(paths.home())
    return outcome
  }, [send])
}

/** An answer that belongs to the screen that asks for it, not to the store. */
export type QueryState<Answer> = {
  status: 'loading' | 'ready' | 'failed'
  answer: Answer | undefined
  refusal: Refusal | null
  again: () => void
}

/** Asks when the screen opens and whenever `key` changes; without a key nothing is asked yet. */
export function useAsked<Answer>(
  ask: (signal: AbortSignal) => Ask<Answer>,
  key: string | null,
): QueryState<Answer> {
  const dispatch = useStoreDispatch()
  const [attempt, setAttempt] = useState(0)
  const [last, setLast] = useState<{ key: string; attempt: number; outcome: Outcome<Answer> }>()
  const askNow = useEffectEvent(ask)
  const outcome = last?.key === key && last.attempt === attempt ? last.outcome : undefined

  useEffect(() => {
    if (key === null) return
    const leaving = new AbortController()
    void (async () => {
      const found = await outcomeOf(() => dispatch(askNow(leaving.signal)), leaving.signal)
      if (found) setLast({ key, attempt, outcome: found })
    })()
    return () => leaving.abort()
  }, [key, attempt, dispatch])

  return {
    status: outcome ? (outcome.ok ? 'ready' : 'failed') : 'loading',
    answer: outcome?.ok ? outcome.answer : undefined,
    refusal: outcome && !outcome.ok ? outcome.refusal : null,
    again: () => setAttempt(attempt + 1),
  }
}

/** Asks once, when somebody presses for it, and tells how it ended. */
export function useAskOnce() {
  const dispatch = useStoreDispatch()
  return useCallback(
    async <Answer>(ask: Ask<Answer>): Promise<Outcome<Answer>> => {
      const outcome = await outcomeOf(() => dispatch(ask), new AbortController().signal)
      return outcome ?? { ok: false, refusal: refusalOf({}, undefined) }
    },
    [dispatch],
  )
}

/** How an attempt ended; nothing where whoever asked has left. */
async function outcomeOf<Answer>(
  attempt: () => Promise<Answer>,
  asking: AbortSignal,
): Promise<Outcome<Answer> | undefined> {
  try {
    const answer = await attempt()
    return asking.aborted ? undefined : { ok: true, answer }
  } catch (failure) {
    if (asking.aborted) return undefined
    return { ok: false, refusal: refusalIn(failure) }
  }
}

/** What a failed call says to the person who waits; anything else that was thrown goes on its way. */
function refusalIn(failure: unknown): Refusal {
  if (!(failure instanceof CallFailed)) throw failure
  const { status, code, issues, retryAfterSeconds, body } = failure
  return refusalOf({ httpStatus: status, code, issues, retryAfterSeconds }, body ?? undefined)
}

/** How asking stands; once something came, it stays shown while it is asked again. */
export type Fetching = {
  status: 'loading' | 'ready' | 'failed'
  /** Why the last attempt came to nothing, also while older data is still shown. */
  refusal: Refusal | null
  again: () => Promise<void>
}

/** Sends the calls a screen needs when it opens and whenever `key` changes. */
export function useFetching(requests: readonly StoreRequest[], key = ''): Fetching {
  const send = useSend()
  const turn = useRef(0)
  const [last, setLast] = useState<{ key: string; came: boolean; refusal: Refusal | null }>()
  const known = last?.key === key ? last : undefined

  const ask = async (asked: string) => {
    const mine = ++turn.current
    const outcomes = await Promise.all(requests.map((request) => send(request)))
    if (mine !== turn.current) return
    const refused = outcomes.find((outcome) => !outcome.ok)
    setLast((was) => ({
      key: asked,
      came: !refused || (was?.key === asked && was.came),
      refusal: refused ? refused.refusal : null,
    }))
  }
  const askOnOpening = useEffectEvent(ask)

  useEffect(() => {
    void askOnOpening(key)
    return () => {
      turn.current += 1
    }
  }, [key])

  const again = () => {
    if (known && !known.came) setLast(undefined)
    return ask(key)
  }
  return {
    status: known ? (known.came ? 'ready' : 'failed') : 'loading',
    refusal: known?.refusal ?? null,
    again,
  }
}

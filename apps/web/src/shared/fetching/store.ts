import {
  bootstrapped,
  connectStore,
  memoryStorage,
  session,
  setupListeners,
  type AppDispatch,
  type AppStore,
  type Extra,
  type RootState,
  type StoredError,
} from '@rumi/data-layer'
import { useCallback } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { browserCart } from '../orders/browser-cart.ts'
import { forgetCachedAnswers, forgetExpiredAnswers } from './cached-answers.ts'
import { downloadFile } from '../../ui/hooks/download-file.ts'
import { forgetDrafts, forgetDraftsOfOthers, keepDraftsFor } from '../../ui/forms/form-draft.ts'
import { askForIdentity } from '../refusals/identity-question.ts'
import { paths } from '../house/paths.ts'
import { uploadWithProgress } from './upload-with-progress.ts'
import { refusalOf, type Refusal, type RejectedMeta } from '../refusals/refusal.ts'

export type { Refusal } from '../refusals/refusal.ts'

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
  void forgetExpiredAnswers(Date.now())
  forgetWithPerson(opened)
  void bootstrapped(opened).then(() => browserCart().moveInto(opened))
  return opened
}

/**
 * What is kept for when there is no line, and what was left half written, goes with the person it is of, and is never there for the next.
 * Where nobody left but the session ended, what they wrote waits for them. What was written before anybody was known stays with whoever logs in.
 */
function forgetWithPerson(opened: AppStore) {
  let before = opened.getState().user
  opened.subscribe(() => {
    const { user } = opened.getState()
    const { userid: known, isLoggedIn: hadSession } = before
    before = user
    if (user.userid === known) return
    if (known !== null) {
      void forgetCachedAnswers()
      if (user.userid === null && !hadSession) keepDraftsFor(known)
      else forgetDrafts()
    }
    if (user.userid !== null) forgetDraftsOfOthers(user.userid)
  })
  void forgetWhereNobodyIs(opened)
}

async function forgetWhereNobodyIs(opened: AppStore) {
  await bootstrapped(opened)
  if (opened.getState().user.userid === null) await forgetCachedAnswers()
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
export const useStoreSelector = useSelector.withTypes<RootState>()

type Settled = { payload: unknown; meta: RejectedMeta & { requestStatus: 'fulfilled' | 'rejected' } }

/** A call of the data layer, ready to be sent. */
export type StoreRequest<Answer = unknown> = (
  dispatch: AppDispatch,
  getState: () => RootState,
  extra: Extra,
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

/** Sends a call once what was kept is restored; for pages that fetch the store only then. */
export async function sendWhenRestored<Answer>(request: StoreRequest<Answer>): Promise<Outcome<Answer>> {
  const opened = browserStore()
  await bootstrapped(opened)
  return settle(opened.dispatch, request)
}

/** The same for one of the session's calls. */
export const sendToSession = <Answer>(
  choose: (calls: typeof session.calls) => StoreRequest<Answer>,
): Promise<Outcome<Answer>> => sendWhenRestored(choose(session.calls))

/** Sends a call and tells how it ended, in words for whoever sent it. */
export function useSend() {
  const dispatch = useStoreDispatch()
  return useCallback(<Answer>(request: StoreRequest<Answer>) => settle(dispatch, request), [dispatch])
}

/**
 * Logs out and loads a public page anew, so that nothing of the session stays in memory. Without a
 * line there is no page to go to: the gate of the private area then says that one has left, and goes once there is.
 */
export function useLogout() {
  const send = useSend()
  return useCallback(async () => {
    const outcome = await send(session.calls.logout())
    if (!outcome.ok) return outcome
    await Promise.all([browserStore().persistor.flush(), forgetCachedAnswers()])
    if (outcome.answer.reachedServer) window.location.assign(paths.home())
    return outcome
  }, [send])
}

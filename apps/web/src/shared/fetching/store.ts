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
import { forgetDrafts, forgetDraftsOfOthers, reserveDrafts } from '../../ui/forms/form-draft.ts'
import { requestIdentity } from '../refusals/identity-question.ts'
import { paths } from '../business/paths.ts'
import { forgetUnsentActs } from '../unsent/sealed-acts.ts'
import { uploadWithProgress } from './upload-with-progress.ts'
import { refusalOf, type Refusal, type RejectedMeta } from '../refusals/refusal.ts'

export type { Refusal } from '../refusals/refusal.ts'

let store: AppStore | undefined

/** The single store of this page, created when a private area or the login first needs it. */
export const browserStore = () => (store ??= openStore())

/** After rehydration, the public pages' cart also lives in the store. */
function openStore() {
  const opened = connectStore({
    baseUrl: '/api',
    fetch: (url, init) => fetch(url, init),
    upload: uploadWithProgress,
    confirmIdentity: requestIdentity,
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
 * Deletes cached responses and drafts on logout or a change of user. After an expired session the drafts wait for the
 * same user. Drafts written before login stay with the user who logs in.
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
      if (user.userid === null && !hadSession) reserveDrafts(known)
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

/** Redirects users whose role now requires a second factor; every other page is closed to them. */
function goToSetup() {
  if (window.location.pathname !== paths.secondFactorSetup())
    window.location.assign(paths.secondFactorSetup())
}

/** Without storage, the store works as long as the page lasts. */
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

/** Sends a call once the store is rehydrated; for pages that load the store on demand. */
export async function sendWhenRestored<Answer>(request: StoreRequest<Answer>): Promise<Outcome<Answer>> {
  const opened = browserStore()
  await bootstrapped(opened)
  return settle(opened.dispatch, request)
}

/** The same for a call of the session. */
export const sendToSession = <Answer>(
  choose: (calls: typeof session.calls) => StoreRequest<Answer>,
): Promise<Outcome<Answer>> => sendWhenRestored(choose(session.calls))

/** Returns a function that sends a call and resolves to its outcome, with a sentence for the user. */
export function useSend() {
  const dispatch = useStoreDispatch()
  return useCallback(<Answer>(request: StoreRequest<Answer>) => settle(dispatch, request), [dispatch])
}

/**
 * Logs out and loads a public page, so that nothing of the session stays in memory. Offline there is no page to load:
 * the gate of the private area shows the logout and redirects once online.
 */
export function useLogout() {
  const send = useSend()
  return useCallback(async () => {
    const outcome = await send(session.calls.logout())
    if (!outcome.ok) return outcome
    await forgetCachedAnswers()
    await forgetUnsentActs()
    if (outcome.answer.reachedServer) window.location.assign(paths.home())
    return outcome
  }, [send])
}

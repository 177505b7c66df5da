import type { AnswerOf, CallSpec } from '@rumi/contract'
import type { CallInput, RootState } from '@rumi/data-layer'
import { useEffect, useState } from 'react'
import { useStore } from 'react-redux'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { cacheAnswer, findCachedAnswer, forgetCachedAnswers, type CachedAnswer } from './cached-answers.ts'
import { useCall, type QueryState } from './queries.ts'
import { refusalOf } from '../refusals/refusal.ts'
import { useStoreSelector } from './store.ts'

/** State of a fetch whose responses are cached for offline use. */
export type CachedState<Answer> = QueryState<Answer> & {
  /**
   * True while offline or before the session is confirmed: data is read-only, and actions that need a connection are
   * hidden.
   */
  isCut: boolean
}

const tickMs = 1_000

/** Cache lookup of a request; may be empty. */
type Looked<C extends CallSpec> = { key: string; known: CachedAnswer<C> | undefined }

/**
 * Fetches a declared call; offline, returns the account's last cached response, also of an earlier page. With `isStored` false the
 * response leaves the cached one of another input in its place.
 */
export function useCachedCall<C extends CallSpec>(
  spec: C,
  input: CallInput<C>,
  { isStored = true }: { isStored?: boolean } = {},
): CachedState<AnswerOf<C>> {
  const store = useStore<RootState>()
  const online = useOnline()
  const { userid: account, isLoggedIn } = useStoreSelector(({ user }) => user)
  const found = useCall(spec, isLoggedIn ? input : null)
  const { answer, answeredAtMs, refusal } = found
  const isCut = !online || !isLoggedIn || refusal?.httpStatus === 0
  const question = JSON.stringify(input)
  const key = `${account} ${spec.name} ${question}`
  const [looked, setLooked] = useState<Looked<C>>()

  useEffect(() => {
    if (!isStored || account === null || answer === undefined || answeredAtMs === null) return
    const isStillHere = () => {
      const { user } = store.getState()
      return user.userid === account && user.isLoggedIn
    }
    const cacheKey = { account, spec, input: JSON.parse(question) as object }
    void cacheAnswer(cacheKey, { atMs: answeredAtMs, answer }, isStillHere)
  }, [account, answer, answeredAtMs, isStored, store, question, spec])

  useEffect(() => {
    if (account === null || !isCut || answer !== undefined) return
    let wanted = true
    const cacheKey = { account, spec, input: JSON.parse(question) as object }
    void findCachedAnswer(cacheKey, Date.now()).then((known) => wanted && setLooked({ known, key }))
    return () => {
      wanted = false
    }
  }, [account, answer, isCut, key, question, spec])

  useEffect(() => {
    const { known } = looked ?? {}
    if (!known) return
    // An interval, because a timeout does not count the time that a device sleeps.
    const timer = setInterval(() => {
      if (Date.now() < known.untilMs) return
      void forgetCachedAnswers()
      setLooked({ known: undefined, key })
    }, tickMs)
    return () => clearInterval(timer)
  }, [key, looked])

  if (!isCut) return { ...found, isCut }
  if (answer !== undefined) return { ...found, isCut, sinceMs: answeredAtMs }
  if (looked?.key !== key) return { ...found, isCut, status: 'loading' }
  if (looked.known) {
    const { answer: known, atMs } = looked.known
    return { ...found, isCut, status: 'ready', answer: known, lastAnswer: known, sinceMs: atMs }
  }
  const again = isLoggedIn ? found.again : async () => window.location.reload()
  return { ...found, isCut, status: 'failed', refusal: refusal ?? refusalOf({}, undefined), again }
}

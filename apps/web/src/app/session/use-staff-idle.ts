import { auth } from '@rumi/contract'
import { useEffect, useRef, useState } from 'react'
import { session } from '@rumi/data-layer'
import { noteIdleEnd } from './idle-end.ts'
import { cacheAnswersUntil, forgetCachedAnswers } from '../../shared/fetching/cached-answers.ts'
import { useSendCall } from '../../shared/fetching/queries.ts'
import { useStoreDispatch } from '../../shared/fetching/store.ts'

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const
/** Shortest interval of activity reports to the server. */
const longestQuietMs = 60_000
/** Time of the prompt before the session ends. */
const longestWarningMs = 120_000
/** Polling interval during the prompt, because another tab may respond. */
const pollMs = 10_000
const tickMs = 1_000

/** Call that reports activity, or only reads the remaining time. */
type ActivityCall = typeof auth.recordActivity | typeof auth.readActivity

type Bound = { endsAtMs: number; wholeMs: number }

/**
 * Reports activity of this tab to the server and returns the remaining seconds once the prompt is due, otherwise null.
 * Activity in other tabs counts: the server is polled before the prompt. Skips sessions without an idle limit. If the
 * server is unreachable at the deadline, the session ends in this tab.
 */
export function useStaffIdle() {
  const sendCall = useSendCall()
  const dispatch = useStoreDispatch()
  const bound = useRef<Bound | null>(null)
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null)

  useEffect(() => {
    let saw = false
    let reportedAtMs = 0
    let isFetching = false
    let polledAtMs = 0
    let isUnmounted = false

    let isReached = true
    const take = async (spec: ActivityCall) => {
      if (!navigator.onLine) isReached = false
      if (isFetching || !navigator.onLine) return
      isFetching = true
      polledAtMs = Date.now()
      const outcome = await sendCall(spec, {})
      isFetching = false
      isReached = outcome.ok || (outcome.refusal.httpStatus > 0 && outcome.refusal.httpStatus < 500)
      if (isUnmounted || !outcome.ok) return
      const left = outcome.answer.data.secondsLeft
      const wholeMs = Math.max(bound.current?.wholeMs ?? 0, (left ?? 0) * 1000)
      bound.current = left === null ? null : { endsAtMs: Date.now() + left * 1000, wholeMs }
      if (bound.current) cacheAnswersUntil(bound.current.endsAtMs)
    }
    const reportActivity = async () => {
      saw = false
      reportedAtMs = Date.now()
      await take(auth.recordActivity)
    }
    const look = async () => {
      const { current } = bound
      if (!current) return
      const quietMs = Math.min(longestQuietMs, current.wholeMs / 4)
      const warningMs = Math.min(longestWarningMs, current.wholeMs / 3)
      if (saw && Date.now() - reportedAtMs >= quietMs) await reportActivity()
      const leftMs = current.endsAtMs - Date.now()
      const isDue = leftMs <= 0 || Date.now() - polledAtMs >= pollMs
      if (leftMs <= warningMs && isDue && current === bound.current) await take(auth.readActivity)
      if (isUnmounted || !bound.current) return
      const nowLeftMs = bound.current.endsAtMs - Date.now()
      if (nowLeftMs <= 0 && !isReached) {
        void forgetCachedAnswers()
        dispatch(session.sessionEnded())
        return
      }
      setSecondsLeft(nowLeftMs <= warningMs ? Math.max(0, Math.ceil(nowLeftMs / 1000)) : null)
    }
    const see = () => {
      saw = true
    }

    void take(auth.recordActivity)
    for (const sign of signs) window.addEventListener(sign, see, { passive: true, capture: true })
    const timer = setInterval(() => void look(), tickMs)
    return () => {
      isUnmounted = true
      if (bound.current && Date.now() >= bound.current.endsAtMs) noteIdleEnd()
      clearInterval(timer)
      for (const sign of signs) window.removeEventListener(sign, see, { capture: true })
    }
  }, [dispatch, sendCall])

  const stay = async () => {
    const outcome = await sendCall(auth.recordActivity, {})
    const left = outcome.ok ? outcome.answer.data.secondsLeft : null
    if (left === null) return
    bound.current = { endsAtMs: Date.now() + left * 1000, wholeMs: left * 1000 }
    cacheAnswersUntil(bound.current.endsAtMs)
    setSecondsLeft(null)
  }
  return { secondsLeft, stay }
}

import type { Ask } from '@rumi/data-layer'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAskNow, type Fetching, type Refusal } from '../shared/store.ts'

type Known<Answer> = { key: string; answer: Answer | undefined; refusal: Refusal | null }

/**
 * An answer that belongs to one screen, asked when it opens, whenever `key` changes, and again on demand. What came
 * stays in sight while it is asked anew, marked as old where that failed.
 */
export function useFreshAnswer<Answer>(
  ask: () => Ask<Answer>,
  key = '',
): Fetching & { answer: Answer | undefined } {
  const askNow = useAskNow()
  const turn = useRef(0)
  const [last, setLast] = useState<Known<Answer>>()
  const known = last?.key === key ? last : undefined
  const question = useEffectEvent(ask)

  const bring = async (asked: string, request: Ask<Answer>) => {
    const mine = ++turn.current
    const outcome = await askNow(request)
    if (mine !== turn.current) return
    setLast((was) => ({
      key: asked,
      answer: outcome.ok ? outcome.answer : was?.key === asked ? was.answer : undefined,
      refusal: outcome.ok ? null : outcome.refusal,
    }))
  }
  const bringOnOpening = useEffectEvent((asked: string) => bring(asked, question()))

  useEffect(() => {
    void bringOnOpening(key)
    return () => {
      turn.current += 1
    }
  }, [key])

  return {
    status: known ? (known.answer === undefined ? 'failed' : 'ready') : 'loading',
    answer: known?.answer,
    refusal: known?.refusal ?? null,
    again() {
      if (known && known.answer === undefined) setLast(undefined)
      return bring(key, ask())
    },
  }
}

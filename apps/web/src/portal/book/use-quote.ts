import type { Quote } from '@rumi/contract'
import { fetchDaysQuote, fetchQuote } from '@rumi/data-layer'
import { useState } from 'react'
import { useAsked } from '../../shared/store.ts'
import type { When } from './choices.ts'

type Request = Omit<Parameters<typeof fetchQuote>[0], 'start' | 'end'>

/** The price of what is asked for; while a change is priced the last one stays in sight, marked as not the latest. */
export function useQuote(request: Request, when: When, isReady = true) {
  const asked = useAsked<Quote>(
    (signal) =>
      'days' in when
        ? fetchDaysQuote({ ...request, days: [...when.days] }, { signal })
        : fetchQuote({ ...request, ...when }, { signal }),
    isReady ? JSON.stringify([request, when]) : null,
  )
  const [last, setLast] = useState<Quote>()
  if (asked.answer && asked.answer !== last) setLast(asked.answer)
  return {
    ...asked,
    answer: asked.answer ?? (asked.status === 'loading' ? last : undefined),
    isLatest: asked.status === 'ready',
  }
}

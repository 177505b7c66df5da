import { CallFailed } from '@rumi/data-layer/http'
import { useCallback, useEffect, useRef, useState } from 'react'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'

/** State of a fetch; data stays visible during a refetch. */
type QueryState<Answer> = {
  status: 'loading' | 'ready' | 'failed'
  answer: Answer | undefined
  refusal: { message: string } | null
  again: () => Promise<void>
}

type Known<Answer> = { answer?: Answer; refusal?: { message: string } }

/** The server's message if it responded; otherwise whether it was reachable. */
const refusalIn = (failure: unknown) => ({
  message:
    failure instanceof CallFailed && failure.code !== null
      ? failure.message
      : failure instanceof CallFailed && failure.status === 0
        ? errorMessagesCopy.offline
        : errorMessagesCopy.server,
})

/** Fetches public data on mount, without the store. @param fetchAnswer - must be stable across renders */
export function usePublicAnswer<Answer>(
  fetchAnswer: (signal: AbortSignal) => Promise<Answer>,
): QueryState<Answer> {
  const [{ answer, refusal }, setKnown] = useState<Known<Answer>>({})
  const controller = useRef<AbortController>(undefined)

  const load = useCallback(async () => {
    controller.current?.abort()
    const { signal } = (controller.current = new AbortController())
    try {
      const loaded = await fetchAnswer(signal)
      if (!signal.aborted) setKnown({ answer: loaded })
    } catch (failure) {
      if (!signal.aborted) setKnown((known) => ({ ...known, refusal: refusalIn(failure) }))
    }
  }, [fetchAnswer])

  const again = useCallback(() => {
    setKnown(({ answer: shown }) => (shown === undefined ? {} : { answer: shown }))
    return load()
  }, [load])

  useEffect(() => {
    void load()
    return () => controller.current?.abort()
  }, [load])

  return {
    status: answer !== undefined ? 'ready' : refusal ? 'failed' : 'loading',
    answer,
    refusal: refusal ?? null,
    again,
  }
}

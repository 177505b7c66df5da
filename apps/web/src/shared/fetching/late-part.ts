import { useCallback, useEffect, useState } from 'react'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'

/**
 * A part of a page whose script comes when it is needed. Where it does not come, without a line or after a new release, the page around it stays
 * with what was written in it, and the part can be asked for again.
 */
export function latePart<Part>(load: () => Promise<Part>) {
  let known: Part | undefined
  const fetchPart = async () => (known ??= await load())

  function usePart() {
    const [part, setPart] = useState(() => known)
    const [hasFailed, setHasFailed] = useState(false)
    const ask = useCallback(
      () =>
        fetchPart().then(
          (found) => setPart(() => found),
          () => setHasFailed(true),
        ),
      [],
    )
    useEffect(() => void ask(), [ask])
    const again = () => {
      setHasFailed(false)
      return ask()
    }
    const status = hasFailed ? ('failed' as const) : ('loading' as const)
    const refusal = hasFailed && !navigator.onLine ? { message: errorMessagesCopy.offline } : null
    return { part, fetching: { status, refusal, again } }
  }

  /** Has it there before it is needed; one that does not come is asked for again by then. */
  const fetchAhead = () => fetchPart().catch(() => undefined)
  return { usePart, fetchAhead }
}

import { useCallback, useEffect, useState } from 'react'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'

/**
 * Lazy part of a page. If its script fails to load, offline or after a release, the surrounding page keeps its input
 * and the part offers a retry.
 */
export function lazyPart<Part>(importPart: () => Promise<Part>) {
  let known: Part | undefined
  const fetchPart = async () => (known ??= await importPart())

  function usePart() {
    const [part, setPart] = useState(() => known)
    const [hasFailed, setHasFailed] = useState(false)
    const load = useCallback(
      () =>
        fetchPart().then(
          (found) => setPart(() => found),
          () => setHasFailed(true),
        ),
      [],
    )
    useEffect(() => void load(), [load])
    const again = () => {
      setHasFailed(false)
      return load()
    }
    const status = hasFailed ? ('failed' as const) : ('loading' as const)
    const refusal = hasFailed && !navigator.onLine ? { message: errorMessagesCopy.offline } : null
    return { part, fetching: { status, refusal, again } }
  }

  /** Preloads the part; a failure is retried on use. */
  const fetchAhead = () => fetchPart().catch(() => undefined)
  return { usePart, fetchAhead }
}

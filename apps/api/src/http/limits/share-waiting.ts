/** Maximum requests that share a response. Further ones run their own. */
const mostSharing = 128

type Shared<T> = { answer: Promise<T>; sharing: number }

/**
 * Shares one response between equal queries that are still queued. A running query takes no more, so that
 * every response includes all earlier writes.
 */
export function createSharing<T>() {
  const waiting = new Map<string, Shared<T>>()

  /** `ask` calls `begins` when it starts. After a shared refusal each caller runs its own query. */
  return function share(key: string, load: (begins: () => void) => Promise<T>): Promise<T> {
    const known = waiting.get(key)
    if (known && known.sharing < mostSharing) {
      known.sharing += 1
      return known.answer.catch(() => load(() => undefined))
    }
    let hasBegun = false
    const begins = () => {
      hasBegun = true
      if (waiting.get(key)?.answer === answer) waiting.delete(key)
    }
    let answer: Promise<T> | undefined
    answer = load(begins).finally(begins)
    if (!hasBegun) waiting.set(key, { answer, sharing: 1 })
    return answer
  }
}

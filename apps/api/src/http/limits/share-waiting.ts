/** So many wait for one answer; whoever comes then asks for their own. */
const mostSharing = 128

type Shared<T> = { answer: Promise<T>; sharing: number }

/**
 * Lets those who ask the same while it still waits for its turn have one answer. Once it is worked on nobody joins, so that
 * whatever was written before somebody asked is in what they are told.
 */
export function createSharing<T>() {
  const waiting = new Map<string, Shared<T>>()

  /** `ask` says when it begins to be worked on; who shared an answer that was refused asks for their own. */
  return function share(key: string, ask: (begins: () => void) => Promise<T>): Promise<T> {
    const known = waiting.get(key)
    if (known && known.sharing < mostSharing) {
      known.sharing += 1
      return known.answer.catch(() => ask(() => undefined))
    }
    let hasBegun = false
    const begins = () => {
      hasBegun = true
      if (waiting.get(key)?.answer === answer) waiting.delete(key)
    }
    let answer: Promise<T> | undefined
    answer = ask(begins).finally(begins)
    if (!hasBegun) waiting.set(key, { answer, sharing: 1 })
    return answer
  }
}

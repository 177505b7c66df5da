import { CallFailed, isAnswered } from './calls/call-failed.ts'

/** Remembers the key of a creation whose outcome is unknown, so that trying again is not doing twice. */
export type IdempotencyKeys = { run: <T>(what: string, body: unknown, attempt: Attempt<T>) => Promise<T> }

type Attempt<T> = (idempotencyKey: string) => Promise<T>

/** After so long without another attempt the same body is another wish (decision 187). */
const reuseMs = 5 * 60_000

/**
 * Gives each creation a key. The same body sent again soon after a lost connection or a fault of the server
 * goes out under the same key; an answer, yes or no, ends the key's life.
 */
export function createIdempotencyKeys(newKey: () => string = () => crypto.randomUUID()): IdempotencyKeys {
  const open = new Map<string, { key: string; endedAt: number }>()

  return {
    run: async (what, body, attempt) => {
      const form = `${what} ${JSON.stringify(body)}`
      const former = open.get(form)
      const key = former && Date.now() - former.endedAt < reuseMs ? former.key : newKey()
      open.set(form, { key, endedAt: Infinity })
      try {
        const answer = await attempt(key)
        open.delete(form)
        return answer
      } catch (failure) {
        if (failure instanceof CallFailed && isAnswered(failure)) open.delete(form)
        else open.set(form, { key, endedAt: Date.now() })
        throw failure
      }
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'

/** What somebody outside answers, as long as it is there in time; what comes later is thrown away. */
export async function withinTime<T>(milliseconds: number, ask: () => Promise<T>): Promise<T> {
  const patience = new AbortController()
  try {
    return await Promise.race([
      ask(),
      sleep(milliseconds, undefined, { signal: patience.signal, ref: false }).then(() => {
        throw new Error('The provider did not answer in time.')
      }),
    ])
  } finally {
    patience.abort()
  }
}

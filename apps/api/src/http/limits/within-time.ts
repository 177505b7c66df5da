import { setTimeout as sleep } from 'node:timers/promises'

/** Returns an external response if it arrives in time. A later one is discarded. */
export async function withinTime<T>(milliseconds: number, load: () => Promise<T>): Promise<T> {
  const patience = new AbortController()
  try {
    return await Promise.race([
      load(),
      sleep(milliseconds, undefined, { signal: patience.signal, ref: false }).then(() => {
        throw new Error('The provider did not answer in time.')
      }),
    ])
  } finally {
    patience.abort()
  }
}

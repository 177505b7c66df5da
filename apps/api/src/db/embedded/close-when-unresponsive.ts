import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** Longer than any statement of a request may take: the server itself ends those after three seconds. */
export const longestSilenceMs = 5_000

/** What was answered while this process was busy lies in its socket, and is read within this time. */
const readingMs = 100

/** Parts of the driver that its types do not tell of. */
type Driver = { readyForQuery: boolean; connection: { stream: Socket } }

/**
 * Ends a connection once its server owes an answer and has said nothing for so long, as one does that was stopped or whose network is
 * gone: everything that waits on it fails at once, as unavailable, and the pool opens another. One that was idle for so long owed nothing:
 * what it is asked just then has all of that time again.
 */
export function closeWhenUnresponsive(client: ClientBase, afterMs = longestSilenceMs) {
  const driver = client as unknown as Driver
  const { stream } = driver.connection
  stream.removeAllListeners('timeout')
  stream.setTimeout(afterMs)
  // Not the callback of `setTimeout`, which is told once: of a connection that was idle before, nothing would be seen.
  stream.on('timeout', () => {
    if (driver.readyForQuery) return
    const { bytesRead } = stream
    setTimeout(() => {
      if (!driver.readyForQuery && stream.bytesRead === bytesRead)
        stream.destroy(new Error('Connection terminated: the database server says nothing'))
    }, readingMs).unref()
  })
}

/** For work that takes as long as it takes. */
export const removeTimeouts = (client: ClientBase) => closeWhenUnresponsive(client, 0)

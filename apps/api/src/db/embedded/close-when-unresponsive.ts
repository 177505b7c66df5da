import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** Longer than any statement of a request may take: the server itself ends those after three seconds. */
export const longestSilenceMs = 5_000

/** Time in ms to read a response that arrived while this process was busy. */
const readingMs = 100

/** Untyped parts of the driver. */
type Driver = { readyForQuery: boolean; connection: { stream: Socket } }

/**
 * Closes a connection whose server owes a response and stays silent for the given time, because it stopped or
 * its network failed. Pending queries fail as unavailable and the pool opens another. Idle time does not
 * count.
 */
export function closeWhenUnresponsive(client: ClientBase, afterMs = longestSilenceMs) {
  const driver = client as unknown as Driver
  const { stream } = driver.connection
  stream.removeAllListeners('timeout')
  stream.setTimeout(afterMs)
  // The callback of `setTimeout` fires only once and would miss a connection that was idle before.
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

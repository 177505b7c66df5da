import type { Socket } from 'node:net'
import type { ClientBase } from 'pg'

/** A part of the driver that its types do not tell of. */
type Driver = { connection: { stream: Socket } }

/**
 * Sends what is asked of a connection within one turn of the event loop in one write: the driver makes one of each statement, which
 * takes the process longer than the statement itself (decision 112). The order of what is asked stays.
 */
export function gatherWrites(client: ClientBase) {
  const { stream } = (client as unknown as Driver).connection
  const cork = stream.cork.bind(stream)
  let isGathering = false
  stream.cork = () => {
    if (!isGathering) {
      isGathering = true
      cork()
      process.nextTick(() => {
        isGathering = false
        stream.uncork()
      })
    }
    cork()
  }
}

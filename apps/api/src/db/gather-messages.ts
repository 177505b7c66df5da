/** How the embedded engine carries out messages of the protocol. */
type Execute<Options> = (message: Uint8Array, options?: Options) => Promise<void>

/** Parse, Bind, Describe, Execute and Close: what answers them need not be said before the Sync that follows. */
const partsOfStatement = new Set(Buffer.from('PBDEC'))

/** A connection's first message has no letter; its length begins with this byte. */
const startup = 0

/**
 * Hands a statement to the engine whole. Its socket server hands over the four or five messages of a statement one by one, and each
 * costs as much as the statement itself; answers come in the same order. What a lost connection left unfinished is forgotten.
 */
export function gatherMessages<Options>(execute: Execute<Options>): Execute<Options> {
  let held: Uint8Array[] = []
  return async (message, options) => {
    if (partsOfStatement.has(message[0]!)) {
      held.push(message)
      return
    }
    const whole = message[0] === startup ? [message] : [...held, message]
    held = []
    await execute(whole.length === 1 ? message : Buffer.concat(whole), options)
  }
}

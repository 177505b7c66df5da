/** One of a stream of server-sent events, its data still as text. */
export type ServerEvent = { event: string; data: string }

type Reading = {
  /** Told of every sign of life, heartbeats among them. */
  onSign?: () => void
  /** Told when the server says how long to wait before coming back. */
  onRetry?: (waitMs: number) => void
}

/** Reads server-sent events out of bytes that may be cut anywhere; ends with the stream, and throws as it breaks. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { onSign, onRetry }: Reading = {},
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let unread = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign?.()
      unread += decoder.decode(value, { stream: true })
      const blocks = unread.split(/\r?\n\r?\n/)
      unread = blocks.pop() ?? ''
      for (const block of blocks) {
        const { event, data, waitMs } = fieldsOf(block)
        if (waitMs !== null) onRetry?.(waitMs)
        if (data !== null) yield { event, data }
      }
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

/** The fields of one block: lines that begin with a colon are heartbeats, several lines of data are one text. */
function fieldsOf(block: string) {
  let event = 'message'
  let waitMs: number | null = null
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? []
    if (name === 'event') event = value
    if (name === 'data') data.push(value)
    if (name === 'retry' && /^\d{1,6}$/.test(value)) waitMs = Number(value)
  }
  return { event, waitMs, data: data.length === 0 ? null : data.join('\n') }
}

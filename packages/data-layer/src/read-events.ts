import { createParser } from 'eventsource-parser'

/** One of a stream of server-sent events, its data still as text. */
export type ServerEvent = { event: string; data: string }

type Reading = {
  /** Called with every sign of life, heartbeats among them. */
  onSign?: () => void
  /** Called with the server's retry delay. */
  onRetry?: (waitMs: number) => void
}

/** Reads server-sent events out of bytes that may be cut anywhere; ends with the stream, and throws as it breaks. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  { onSign, onRetry }: Reading = {},
): AsyncGenerator<ServerEvent> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const heard: ServerEvent[] = []
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => heard.push({ event, data }),
    onRetry,
  })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onSign?.()
      parser.feed(decoder.decode(value, { stream: true }))
      yield* heard.splice(0)
    }
  } finally {
    void reader.cancel().catch(() => undefined)
  }
}

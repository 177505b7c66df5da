import { connectStore } from '../make-store.ts'
import type { KeyValueStorage } from '../files/storage-format.ts'
import type { SaveFile } from '../slices/thunk-config.ts'

export type Heard = {
  method: string
  path: string
  headers: Headers
  body: RequestInit['body']
  signal?: AbortSignal
}
type Answer = (heard: Heard) => Response | Promise<Response>

/** An answer with a JSON body, or with none. */
export const answer =
  (status: number, body?: unknown): Answer =>
  () =>
    body === undefined ? new Response(null, { status }) : Response.json(body, { status })

/** Refusal in the API's format. */
export const refuse = (status: number, message: string, code = 'malformed') =>
  answer(status, { message, code })

/** A connection that breaks. */
export const offline: Answer = () => Promise.reject(new TypeError('fetch failed'))

/** An answer that is held back until `release` is called. */
export function delayed(later: Answer) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const waiting: Answer = async (heard) => {
    await promise
    return later(heard)
  }
  return { answer: waiting, release }
}

/** Response of server-sent events, open until it is ended, broken, or aborted by the client. */
export function eventStream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const open: Answer = ({ signal }) => {
    signal?.addEventListener('abort', () => void writer.abort(signal.reason))
    return new Response(readable, { headers: { 'content-type': 'text/event-stream' } })
  }
  return {
    answer: open,
    say: (text: string) => void writer.write(new TextEncoder().encode(text)),
    tell: (event: string, data: unknown) =>
      void writer.write(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)),
    end: () => void writer.close(),
    break: () => void writer.abort(new TypeError('terminated')),
  }
}

/** The other end of the wire: answers `METHOD /path` by its script, in order, and remembers what it heard. */
export function scriptedServer(otherwise?: Answer) {
  const heard: Heard[] = []
  const script = new Map<string, Answer[]>()

  const fetch = async (url: string, init: RequestInit) => {
    const { pathname, search } = new URL(url)
    const method = init.method ?? 'GET'
    const path = pathname.replace('/api', '')
    const request: Heard = {
      method,
      path: `${path}${search}`,
      headers: new Headers(init.headers),
      body: init.body,
      ...(init.signal && { signal: init.signal }),
    }
    heard.push(request)
    const next = script.get(`${method} ${path}`)?.shift() ?? otherwise
    if (!next) throw new Error(`nothing is scripted for ${method} ${path}`)
    const done = Promise.resolve(next(request))
    return init.signal ? Promise.race([done, aborted(init.signal)]) : done
  }

  return {
    fetch,
    heard,
    /** The last request that came in. */
    last: () => heard.at(-1)!,
    /** The JSON that came with it. */
    sent: (): unknown => {
      const body = heard.at(-1)?.body
      return typeof body === 'string' ? JSON.parse(body) : undefined
    },
    on: (call: string, ...answers: Answer[]) =>
      void script.set(call, [...(script.get(call) ?? []), ...answers]),
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** The storage of a browser that keeps nothing. */
export const forbiddenStorage: KeyValueStorage = { getItem: forbid, setItem: forbid, removeItem: forbid }

function forbid(): never {
  throw new Error('SecurityError')
}

type World = {
  storage?: KeyValueStorage
  saveFile?: SaveFile
  /** Response to unscripted requests. */
  otherwise?: Answer
}

/** A store and the scripted server it speaks to. */
export function storeAndServer({ otherwise, ...world }: World = {}) {
  const server = scriptedServer(otherwise)
  const store = connectStore({ baseUrl: 'http://house.test/api', fetch: server.fetch, ...world })
  return { server, store }
}

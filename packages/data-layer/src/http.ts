import type { Method } from '@rumi/contract'
import { CallFailed, type ServerAnswer } from './calls/call-failed.ts'

export { CallFailed, type Issue, type ServerAnswer } from './calls/call-failed.ts'

export type Query = Record<string, string | number | boolean | null | undefined>

export type HttpRequest = {
  method: Method
  /** Below `baseUrl`, parameters filled in. */
  path: string
  query?: Query | undefined
  /** Sent as JSON. */
  json?: unknown
  /** Sent as multipart, in place of JSON. */
  form?: FormData | undefined
  /** Public calls carry no token (spec §6, decision 15). */
  anonymous?: boolean | undefined
  /** In place of the token of the session. */
  bearer?: string | undefined
  /** Same key and body, same answer, one effect. */
  idempotencyKey?: string | undefined
  /** Accepted media type; JSON by default. */
  accept?: string | undefined
  /** Called with how much of a form is on its way, from 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** The one way out of the data layer: what a call answers, as JSON, as a file or bit by bit. All throw `CallFailed`. */
export type Http = {
  json: (request: HttpRequest) => Promise<unknown>
  /** Its name is the one that the server gives it. */
  file: (request: HttpRequest) => Promise<File>
  /** The bytes of an answer that goes on; how it breaks off is its reader's matter. */
  stream: (request: HttpRequest) => Promise<ReadableStream<Uint8Array>>
}

export type HttpOptions = {
  /** Everything before the contract's paths: `/api`, or an origin and `/api`. */
  baseUrl: string
  fetch: (url: string, init: RequestInit) => Promise<Response>
  /** Upload with progress, which `fetch` lacks. Without it no progress is reported. */
  upload?: (url: string, init: RequestInit, onProgress: (share: number) => void) => Promise<Response>
  token: () => string | null
  /** Response timeout in ms. Files and uploads are exempt. */
  patienceMs?: number
  /** Called when the server no longer knows the token that is still in use. */
  onUnauthorized?: (failure: CallFailed) => void
  /** Re-authenticates the user. On success the rejected call is sent again. */
  confirmIdentity?: (() => Promise<boolean>) | undefined
  /** Called when the account must set up a second factor before anything else. */
  onSetupRequired?: (() => void) | undefined
}

/** Longest wait of a repetition that the user does not see. */
const longestWaitSeconds = 3

/** Creates the HTTP client: JSON both ways, a bearer token if available, 200 to 299 is success. */
export function createHttp(options: HttpOptions): Http {
  const { baseUrl, fetch, upload, token, patienceMs = 30_000 } = options
  const { onUnauthorized, onSetupRequired, confirmIdentity } = options

  /** Files and uploads have no timeout. Other requests have one per attempt. */
  const patienceFor = ({ form }: HttpRequest) => (form ? undefined : AbortSignal.timeout(patienceMs))

  /** Sends a request, and once more after the user has confirmed the identity or a busy server has named a wait. */
  async function send(request: HttpRequest, patience?: (request: HttpRequest) => AbortSignal | undefined) {
    try {
      return await attempt(request, patience?.(request))
    } catch (failure) {
      if (!(failure instanceof CallFailed) || !(await mayRepeat(request, failure))) throw failure
      return attempt(request, patience?.(request))
    }
  }

  async function mayRepeat(request: HttpRequest, { code, retryAfterSeconds }: CallFailed) {
    if (code === 'confirm-identity') return (await confirmIdentity?.()) === true
    const bearsRepetition = request.method === 'GET' || request.idempotencyKey !== undefined
    if (code !== 'unavailable' || !bearsRepetition || !retryAfterSeconds) return false
    if (retryAfterSeconds > longestWaitSeconds) return false
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000))
    return request.signal?.aborted !== true
  }

  async function attempt(request: HttpRequest, patience: AbortSignal | undefined) {
    const given = [request.signal, patience].filter((signal) => signal !== undefined)
    const bearer = request.anonymous ? null : (request.bearer ?? token())
    const url = `${baseUrl}${request.path}${queryString(request.query)}`
    const init = {
      method: request.method,
      headers: headersOf(request, bearer),
      ...bodyOf(request),
      ...(given.length > 0 && { signal: AbortSignal.any(given) }),
    }
    const { onProgress } = request
    const reply = await unlessOffline(request, () =>
      onProgress && upload ? upload(url, init, onProgress) : fetch(url, init),
    )
    if (reply.ok) return reply
    const failure = await failureOf(reply)
    if (bearer !== null && bearer === token() && failure.code === 'no-session') onUnauthorized?.(failure)
    if (failure.code === 'second-factor-setup-required') onSetupRequired?.()
    throw failure
  }

  return {
    json: async (request) => {
      const reply = await send(request, patienceFor)
      const text = await unlessOffline(request, () => reply.text())
      return text === '' ? undefined : parsed(text, reply.status)
    },
    file: async (request) => {
      const reply = await send(request)
      const bytes = await unlessOffline(request, () => reply.blob())
      return new File([bytes], fileNameIn(reply.headers.get('content-disposition')), { type: bytes.type })
    },
    stream: async (request) => {
      const { body, status } = await send(request)
      if (body === null) throw new CallFailed({ status })
      return body
    },
  }
}

const fileNameIn = (disposition: string | null) => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '') ?? []
  const [, plain = 'archivo'] = /filename="([^"]*)"/i.exec(disposition ?? '') ?? []
  return encoded === undefined ? plain : decodeURIComponent(encoded)
}

/** The query as it stands in the address; what is not given does not appear. */
function queryString(query: Query = {}) {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== null && value !== '') given.append(name, String(value))
  return given.size === 0 ? '' : `?${given.toString()}`
}

const headersOf = (request: HttpRequest, bearer: string | null): Record<string, string> => ({
  Accept: request.accept ?? 'application/json',
  ...(request.json !== undefined && { 'Content-Type': 'application/json' }),
  ...(bearer !== null && { Authorization: `Bearer ${bearer}` }),
  ...(request.idempotencyKey !== undefined && { 'Idempotency-Key': request.idempotencyKey }),
})

/** A form carries its own content type with its boundary, so none is set for it. */
const bodyOf = ({ json, form }: HttpRequest): Pick<RequestInit, 'body'> => {
  if (form) return { body: form }
  return json === undefined ? {} : { body: JSON.stringify(json) }
}

/** A connection that breaks is a failed call of status 0; one that the caller gave up stays its own abort. */
async function unlessOffline<T>({ signal }: HttpRequest, attempt: () => Promise<T>) {
  try {
    return await attempt()
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallFailed({ status: 0, cause })
  }
}

function parsed(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CallFailed({ status, cause })
  }
}

async function failureOf(reply: Response) {
  const body: unknown = await reply.json().catch(() => null)
  const seconds = Number.parseInt(reply.headers.get('Retry-After') ?? '', 10)
  return new CallFailed({
    status: reply.status,
    body: isAnswer(body) ? body : null,
    retryAfterSeconds: Number.isNaN(seconds) ? null : seconds,
  })
}

const isAnswer = (body: unknown): body is ServerAnswer =>
  typeof body === 'object' && body !== null && !Array.isArray(body)

import type { RefusalBody, RefusalCode } from '@rumi/contract'

/** Body of a failed response. The named fields are present if it came from this API. */
export type ServerAnswer = Partial<RefusalBody> & { [field: string]: unknown }

/** A field of the request that the server found fault with. */
export type Issue = { path: string; message: string }

type Failure = {
  status: number
  body?: ServerAnswer | null
  retryAfterSeconds?: number | null
  cause?: unknown
}

/**
 * Call that the server rejected, or that did not reach it (`status` 0). `message` is the server's, empty if
 * it sent none.
 */
export class CallFailed extends Error {
  readonly status: number
  readonly body: ServerAnswer | null
  readonly code: RefusalCode | null
  readonly issues: Issue[]
  readonly retryAfterSeconds: number | null

  constructor({ status, body = null, retryAfterSeconds = null, cause }: Failure) {
    super(typeof body?.message === 'string' ? body.message : '', { cause })
    this.name = 'CallFailed'
    this.status = status
    this.body = body
    this.code = body?.code ?? null
    this.issues = Array.isArray(body?.issues) ? body.issues : []
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** True if a failed call got a response. Without one it may have taken effect (decision 187). */
export const isAnswered = ({ status, code }: Pick<CallFailed, 'status' | 'code'>) =>
  status >= 400 && status < 500 && code !== 'still-running'

import type { RefusalBody, RefusalCode } from '@rumi/contract'

/** What a server said with a failure, whole; the named fields are there when it was ours that spoke. */
export type ServerAnswer = Partial<RefusalBody> & { [field: string]: unknown }

/** A field of the request that the server found fault with. */
export type Issue = { path: string; message: string }

type Failure = {
  status: number
  body?: ServerAnswer | null
  retryAfterSeconds?: number | null
  cause?: unknown
}

/** A call the server refused, or could not be asked (`status` 0). `message` is the server's own, empty if it sent none. */
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

/** Whether a call that failed got its answer, a no; one that got none may have been done all the same (decision 187). */
export const isAnswered = ({ status, code }: Pick<CallFailed, 'status' | 'code'>) =>
  status >= 400 && status < 500 && code !== 'still-running'

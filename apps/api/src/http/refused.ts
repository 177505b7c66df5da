import { refusals, type RefusalBody, type RefusalCode } from '@rumi/contract'
import { inWordOfBusiness } from '../copy/in-word-of-business.ts'
import { requestSentences } from '../copy/request-sentences.ts'

type Particulars = {
  /** A sentence that knows more of the case than the refusal's own. */
  message?: string
  issues?: { path: string; message: string }[]
  /** Further fields of the answer, such as the reasons why a dog is not eligible. */
  details?: Record<string, unknown>
  retryAfterSeconds?: number
}

/** A request turned down for a reason the caller may read. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly status: number
  readonly particulars: Particulars

  /** A cause is for the log; the caller does not read it. */
  constructor(code: RefusalCode, particulars: Particulars = {}, options: ErrorOptions = {}) {
    super(particulars.message ?? refusals[code].message, options)
    this.code = code
    this.status = refusals[code].status
    this.particulars = particulars
  }

  /** The body of the answer. */
  body(): RefusalBody {
    const { issues, details } = this.particulars
    const worded = issues?.map(({ path, message }) => ({ path, message: inWordOfBusiness(message) }))
    return {
      message: inWordOfBusiness(this.message),
      code: this.code,
      ...(worded && { issues: worded }),
      ...details,
    }
  }
}

/** Refusal for one field, with a sentence that states the remedy. */
export const refusedField = (path: string, message: string) =>
  new Refused('breaks-a-rule', { message, issues: [{ path, message }] })

/** Refusal because of too many concurrent requests, of one client or in total. */
export class Overloaded extends Refused {
  constructor(code: 'unavailable' | 'usage-limit' = 'unavailable', retryAfterSeconds = 2) {
    super(code, { retryAfterSeconds })
  }
}

/** Rejects a reversed span of days in a query; the text of `dates-reversed` is about a stay. */
export function refuseReversedDays({ from, to }: { from: string; to: string }) {
  if (from > to) throw new Refused('dates-reversed', { message: requestSentences.daysReversed })
}

import {
  errorText,
  type FailureText,
  type RefusalMeta,
  type ServerAnswer,
  type StoredError,
} from '@rumi/data-layer'
import { failureCopy } from '../../copy/shared/failures.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'

/** Why a call came to nothing, with a sentence for the person who waits for it. */
export type Refusal = RefusalMeta & {
  message: string
  /** All that the server answered, where more is to be read in it than the sentence. */
  answer: ServerAnswer | null
}

/** What a rejected call carries beside its error; nothing where it never reached anyone. */
export type RejectedMeta = { [Field in keyof RefusalMeta]?: RefusalMeta[Field] | undefined }

const unheard: RefusalMeta = { httpStatus: 0, code: null, issues: [], retryAfterSeconds: null }

const isFailureText = (text: string): text is FailureText => Object.hasOwn(failureCopy, text)

/** The refusal in a rejected call: what it tells a form, and what the store keeps of it. */
export function refusalOf(rejected: RejectedMeta, kept: StoredError | undefined): Refusal {
  const { httpStatus, code, issues, retryAfterSeconds } = rejected
  const meta: RefusalMeta =
    httpStatus === undefined
      ? unheard
      : { httpStatus, code: code ?? null, issues: issues ?? [], retryAfterSeconds: retryAfterSeconds ?? null }
  const answer = typeof kept === 'object' ? kept : null
  return { ...meta, message: sentenceFor(meta, kept === undefined ? '' : errorText(kept)), answer }
}

/** The server's own words where it spoke; otherwise what failed and why, in Spanish (decision 20). */
function sentenceFor({ code, httpStatus, retryAfterSeconds }: RefusalMeta, said: string) {
  if (httpStatus === 429 && retryAfterSeconds) return errorMessagesCopy.tooMany(formatWait(retryAfterSeconds))
  if (code !== null) return said
  const cause = httpStatus === 0 ? errorMessagesCopy.offline : errorMessagesCopy.server
  return isFailureText(said) ? `${failureCopy[said]} ${cause}` : cause
}

/** What a form says whose fields cannot say it: what is wrong with them, or else why nothing was done. */
export const wordsOf = ({ issues, message }: Pick<Refusal, 'issues' | 'message'>) =>
  issues.map((issue) => issue.message).join(' ') || message

/** '40 segundos', '3 minutos': never less than what is really to be waited. */
export const formatWait = (seconds: number) =>
  seconds < 90
    ? errorMessagesCopy.seconds(Math.ceil(seconds))
    : errorMessagesCopy.minutes(Math.ceil(seconds / 60))

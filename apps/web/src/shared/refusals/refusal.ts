import {
  errorText,
  type FailureText,
  type RefusalMeta,
  type ServerAnswer,
  type StoredError,
} from '@rumi/data-layer'
import { failureCopy } from '../../copy/shared/failures.ts'
import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'

/** Failed call with a sentence for the user. */
export type Refusal = RefusalMeta & {
  message: string
  /** Full server response, if more than the sentence is needed. */
  answer: ServerAnswer | null
}

/** Fields of a rejected call besides its error; absent if it never reached the server. */
export type RejectedMeta = { [Field in keyof RefusalMeta]?: RefusalMeta[Field] | undefined }

const unreachable: RefusalMeta = { httpStatus: 0, code: null, issues: [], retryAfterSeconds: null }

const isFailureText = (text: string): text is FailureText => Object.hasOwn(failureCopy, text)

/** Builds the refusal of a rejected call, from its meta and the stored error. */
export function refusalOf(rejected: RejectedMeta, stored: StoredError | undefined): Refusal {
  const { httpStatus, code, issues, retryAfterSeconds } = rejected
  const meta: RefusalMeta =
    httpStatus === undefined
      ? unreachable
      : { httpStatus, code: code ?? null, issues: issues ?? [], retryAfterSeconds: retryAfterSeconds ?? null }
  const answer = typeof stored === 'object' ? stored : null
  return { ...meta, message: sentenceFor(meta, stored === undefined ? '' : errorText(stored)), answer }
}

/** The server's message if it responded; otherwise a Spanish sentence about the failure (decision 20). */
function sentenceFor({ code, httpStatus, retryAfterSeconds }: RefusalMeta, sentence: string) {
  if (httpStatus === 429 && retryAfterSeconds) return errorMessagesCopy.tooMany(formatWait(retryAfterSeconds))
  if (code !== null) return sentence
  const cause = httpStatus === 0 ? errorMessagesCopy.offline : errorMessagesCopy.server
  return isFailureText(sentence) ? `${failureCopy[sentence]} ${cause}` : cause
}

/** Message above a form: its issues, or else the general reason. */
export const wordsOf = ({ issues, message }: Pick<Refusal, 'issues' | 'message'>) =>
  issues.map((issue) => issue.message).join(' ') || message

/** '40 segundos', '3 minutos': never less than the real wait. */
export const formatWait = (seconds: number) =>
  seconds < 90
    ? errorMessagesCopy.seconds(Math.ceil(seconds))
    : errorMessagesCopy.minutes(Math.ceil(seconds / 60))

import { requestSentences } from '../../copy/request-sentences.ts'
import { Refused } from '../refused.ts'

/** Refuses for the given ms; the message states minutes, or a moment. */
export function tooManyAttempts(msBeforeNext: number) {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000))
  return new Refused('too-many-attempts', {
    retryAfterSeconds: seconds,
    ...(seconds > 60 && { message: requestSentences.tooManyAttempts(Math.ceil(seconds / 60)) }),
  })
}

import { errorMessagesCopy } from '../../copy/shared/error-messages.ts'
import type { Refusal } from '../refusals/refusal.ts'

/** What is said where not even what sends a call could be fetched. */
export const unreachable: Refusal = {
  httpStatus: 0,
  code: null,
  issues: [],
  retryAfterSeconds: null,
  answer: null,
  message: errorMessagesCopy.offline,
}
